import { ComingNowProvider, ComingPathProvider, HistoryStepsProvider, ShellPageLater } from '@touchline/platform-shell';
import { Component, Suspense, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type Navigator } from 'react-router';

export interface SiteRouterProps {
  location: Location;
  action: NavigationType;
  navigator: Navigator;
  isStatic?: boolean;
  /** The path on its way, null when none is. */
  coming?: string | null;
  /** The same at this very moment, which may not be drawn yet. */
  comingNow?: () => string | null;
  /** What broke on the way to a page. */
  broken?: unknown;
  children: ReactNode;
}

const nothingComes = (): null => null;

/** What the pages know of their address. One component for the edge and the browser: ids of elements come from the place in the tree. @spec REM-9 */
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
  /** Another place is another try. */
  at: unknown;
  broken: unknown;
  children: ReactNode;
}

/** The frame itself threw: still a page with words and a way out. @spec REM-10 NT-05 */
class FrameFence extends Component<FrameFenceProps, { at: unknown; hasThrown: boolean }> {
  override state = { at: this.props.at, hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  static getDerivedStateFromProps({ at }: FrameFenceProps, state: { at: unknown }): { at: unknown; hasThrown: boolean } | null {
    return at === state.at ? null : { at, hasThrown: false };
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
