import { ComingNowProvider, ComingPathProvider, HistoryStepsProvider, ShellPageLater } from '@touchline/platform-shell';
import { isForeignChange, MOST_FOREIGN_CHANGES } from '@touchline/shared-primitives';
import { Component, Suspense, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type Navigator } from 'react-router';

export interface SiteRouterProps {
  location: Location;
  action: NavigationType;
  navigator: Navigator;
  isStatic?: boolean;
  /** Path of the page being loaded, null when there is none. */
  coming?: string | null;
  /** Returns the current value, which may not be rendered yet. */
  comingNow?: () => string | null;
  /** Error of a failed navigation. */
  broken?: unknown;
  children: ReactNode;
}

const nothingComes = (): null => null;

/** Router context of the pages. Shared by edge and browser, because React derives element ids from the position in the tree. @spec REM-9 */
export function SiteRouter({
  location,
  action,
  navigator,
  isStatic = false,
  coming = null,
  comingNow = nothingComes,
  broken,
  children,
}: SiteRouterProps) {
  return (
    <Router location={location} navigationType={action} navigator={navigator} static={isStatic}>
      <ComingPathProvider value={coming}>
        <ComingNowProvider value={comingNow}>
          <HistoryStepsProvider value={navigator.go}>
            <FrameFence at={location} broken={broken}>
              {children}
            </FrameFence>
          </HistoryStepsProvider>
        </ComingNowProvider>
      </ComingPathProvider>
    </Router>
  );
}

interface FrameFenceProps {
  /** Another location resets the boundary. */
  at: unknown;
  broken: unknown;
  children: ReactNode;
}

/** Catches errors of the frame itself and still shows a page with a text and a way out. @spec REM-10 NT-05 */
class FrameFence extends Component<FrameFenceProps, { at: unknown; hasThrown: boolean }> {
  override state = { at: this.props.at, hasThrown: false };
  #foreignChanges = 0;

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  static getDerivedStateFromProps({ at }: FrameFenceProps, state: { at: unknown }): { at: unknown; hasThrown: boolean } | null {
    return at === state.at ? null : { at, hasThrown: false };
  }

  override componentDidCatch(error: unknown): void {
    if (isForeignChange(error) && (this.#foreignChanges += 1) <= MOST_FOREIGN_CHANGES) this.setState({ hasThrown: false });
  }

  override render(): ReactNode {
    if (!this.state.hasThrown && this.props.broken === undefined) return this.props.children;
    return (
      <Suspense>
        <ShellPageLater routeKey="technical-error" />
      </Suspense>
    );
  }
}
