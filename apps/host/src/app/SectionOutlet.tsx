import { DictionaryFailed, NotFoundPage, ShellPage } from '@touchline/platform-shell';
import { shownMatch } from '@touchline/platform-guards';
import { selectPageStatus, selectRemoteStatus, type Remotes } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { matchRoute, splitLanguage } from '@touchline/shared-routes';
import { EventListSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { Component, createContext, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

export interface OutletPorts {
  remotes: Pick<Remotes, 'acquire' | 'findPage'>;
  /** Loads the section anew, then the page. @spec RM-04 */
  refresh: (section: string) => void;
  /** Brings what is missing on this page. @spec LG-08 */
  retry: () => void;
  report: (name: string, fields?: Readonly<Record<string, string | number>>) => void;
}

const Ports = createContext<OutletPorts | null>(null);
export const OutletPortsProvider = Ports.Provider;

/** The page of the url: the shell's own, or a section's. @spec RT-05 */
export function SectionOutlet() {
  const { pathname } = useLocation();
  const site = useSelector(selectSiteConfig);
  const { key, row } = shownMatch(matchRoute(splitLanguage(pathname).path), site);
  const status = useSelector((state) => selectPageStatus(state, pathname));
  const ports = use(Ports);
  if (ports === null) throw new Error('SectionOutlet stands outside of OutletPortsProvider; the host gives it.');
  if (status === 'not-found' || key === 'not-found') return <NotFoundPage />;
  if (status === 'no-dictionary') return <DictionaryFailed onRetry={ports.retry} />;
  if (row.section === 'shell') return <ShellPage routeKey={key} />;
  return <RemotePage key={key} section={row.section} routeKey={key} isFailed={status === 'failed'} ports={ports} />;
}

interface RemotePageProps {
  section: string;
  routeKey: string;
  isFailed: boolean;
  ports: OutletPorts;
}

/** Where a section's page stands: loading, ready or failed. What fails there leaves the rest of the page alone. @spec RM-04 RM-08 */
function RemotePage({ section, routeKey, isFailed, ports }: RemotePageProps) {
  const { remotes, refresh, report } = ports;
  const remoteStatus = useSelector((state) => selectRemoteStatus(state, section));
  useEffect(() => remotes.acquire(section), [remotes, section]);
  const Page = remotes.findPage(section, routeKey)?.Component as ComponentType | undefined;
  const failedWith = (retry: () => void) => (
    <div data-testid={`remote-error-${section}`}>
      <SectionFailedState isCard onRetry={retry} />
    </div>
  );
  if (isFailed || remoteStatus === 'error') return failedWith(() => refresh(section));
  return (
    <div data-testid={`section-${section}`}>
      {Page === undefined ? (
        <EventListSkeleton />
      ) : (
        <Fence
          onError={(error) => report('remote-page-threw', { name: section, code: error instanceof Error ? error.name : 'unknown' })}
          fallback={(reset) =>
            failedWith(() => {
              reset();
              refresh(section);
            })
          }
        >
          <Page />
        </Fence>
      )}
    </div>
  );
}

interface FenceProps {
  /** Drawn in place of children that threw; `reset` draws them again. */
  fallback: (reset: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A page that throws while it renders takes only its own slot. @spec RM-08 */
class Fence extends Component<FenceProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? this.props.fallback(() => this.setState({ hasThrown: false })) : this.props.children;
  }
}
