import { NotFoundPage, TechnicalErrorPage } from '@touchline/platform-shell';
import { selectPageStatus, type Remotes } from '@touchline/platform-state';
import { matchRoute, splitLanguage } from '@touchline/shared-routes';
import { EventListSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { Component, createContext, use, useEffect, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

export interface OutletPorts {
  remotes: Remotes;
  /** Loads the section anew, then the page. @spec RM-04 */
  refresh: (section: string) => void;
  report: (name: string, fields?: Readonly<Record<string, string | number>>) => void;
}

const Ports = createContext<OutletPorts | null>(null);
export const OutletPortsProvider = Ports.Provider;

/** The page of the section that the url names: loading, ready, failed or not there. A failed one leaves the rest of the page alone. @spec RM-04 RM-08 */
export function SectionOutlet() {
  const { pathname } = useLocation();
  const { key, row } = matchRoute(splitLanguage(pathname).path);
  const status = useSelector((state) => selectPageStatus(state, pathname));
  const ports = use(Ports);
  if (ports === null) throw new Error('SectionOutlet stands outside of OutletPortsProvider; the host gives it.');
  if (status === 'not-found' || key === 'not-found') return <NotFoundPage />;
  if (row.section === 'shell') return <TechnicalErrorPage />;
  return <RemotePage key={key} section={row.section} routeKey={key} isFailed={status === 'failed' || status === 'no-dictionary'} ports={ports} />;
}

interface RemotePageProps {
  section: string;
  routeKey: string;
  isFailed: boolean;
  ports: OutletPorts;
}

function RemotePage({ section, routeKey, isFailed, ports }: RemotePageProps) {
  const { remotes, refresh, report } = ports;
  useEffect(() => remotes.acquire(section), [remotes, section]);
  const Page = remotes.findPage(section, routeKey)?.Component as ComponentType | undefined;
  const failed = (
    <div data-testid={`remote-error-${section}`}>
      <SectionFailedState onRetry={() => refresh(section)} />
    </div>
  );
  if (isFailed) return failed;
  return (
    <div data-testid={`section-${section}`}>
      {Page === undefined ? (
        <EventListSkeleton />
      ) : (
        <Fence key={String(Page === undefined)} failed={failed} onError={(error) => report('remote-page-threw', { name: section, code: error.name })}>
          <Page />
        </Fence>
      )}
    </div>
  );
}

/** A page that throws while it renders takes only its own slot. @spec RM-08 */
class Fence extends Component<{ failed: ReactNode; onError: (error: Error) => void; children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  static getDerivedStateFromError = (): { hasThrown: boolean } => ({ hasThrown: true });
  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.hasThrown ? this.props.failed : this.props.children;
  }
}
