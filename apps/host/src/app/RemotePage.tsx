import { ErrorBoundary, SectionLoading, StandInLater } from '@touchline/platform-shell';
import { selectRemoteStatus, type Remotes } from '@touchline/platform-state';
import type { RouteKey } from '@touchline/shared-routes';
import { SectionFailedState } from '@touchline/ui-kit';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

export interface RemotePagePorts {
  remotes: Pick<Remotes, 'acquire' | 'crashed' | 'findPage'>;
  /** Reloads the section, then the page. @spec RM-04 */
  refresh: (section: string) => void;
  /** Milliseconds since the current navigation began; 0 when there is none. */
  waitedMs: () => number;
}

export interface RemotePageProps {
  section: string;
  routeKey: RouteKey;
  /** Key of the page in its section. */
  page: string;
  isFailed: boolean;
  ports: RemotePagePorts;
}

/** Renders a section's page: loading, ready or failed. Errors do not affect the rest of the page. @spec RM-04 RM-08 LIM-14 */
export function RemotePage({ section, routeKey, page, isFailed, ports }: RemotePageProps) {
  const { remotes, refresh, waitedMs } = ports;
  const remoteStatus = useSelector((state: RootState) => selectRemoteStatus(state, section));
  useEffect(() => remotes.acquire(section), [remotes, section]);
  const Page = remotes.findPage(section, page)?.Component as ComponentType | undefined;
  const failedWith = (retry: () => void) => (
    <div data-testid={`remote-error-${section}`}>
      <SectionFailedState isCard heading="h1" onRetry={retry} />
      <Suspense>
        <StandInLater routeKey={routeKey} />
      </Suspense>
    </div>
  );
  if (isFailed || remoteStatus === 'error') return failedWith(() => refresh(section));
  return (
    <div data-testid={`section-${section}`}>
      {Page === undefined ? (
        <SectionLoading waitedMs={waitedMs} />
      ) : (
        <ErrorBoundary
          onError={(error) => remotes.crashed(section, error)}
          fallback={(reset) =>
            failedWith(() => {
              reset();
              refresh(section);
            })
          }
        >
          <Page />
        </ErrorBoundary>
      )}
    </div>
  );
}
