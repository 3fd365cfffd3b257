import { DictionaryFailed, ShellPageLater } from '@touchline/platform-shell';
import { shownMatch } from '@touchline/platform-guards';
import { selectPageStatus } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { matchRoute, pageKey, splitLanguage } from '@touchline/shared-routes';
import { createContext, use, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { RootState } from '@touchline/shared-state';
import { LeaveBoundary } from './LeaveBoundary.tsx';
import { RemotePage, type RemotePagePorts } from './RemotePage.tsx';

export interface OutletPorts extends RemotePagePorts {
  /** Loads the missing parts of this page. @spec LG-08 */
  retry: () => void;
}

const Ports = createContext<OutletPorts | null>(null);
export const OutletPortsProvider = Ports.Provider;

/** Renders the current page. It stays mounted while pages change. @spec RT-05 RM-08 */
export function SectionOutlet() {
  const ports = use(Ports);
  if (ports === null) throw new Error('SectionOutlet must be inside OutletPortsProvider.');
  const { pathname } = useLocation();
  const { section } = matchRoute(splitLanguage(pathname).path).row;
  const shown = useRef({ now: section, before: section });
  useEffect(() => {
    if (shown.current.now !== section) shown.current = { now: section, before: shown.current.now };
  }, [section]);
  return (
    <LeaveBoundary onError={(error) => ports.remotes.crashed(shown.current.before, error)}>
      <Page ports={ports} />
    </LeaveBoundary>
  );
}

/** The page of the url: one of the shell's, or a section's. @spec RT-05 */
function Page({ ports }: { ports: OutletPorts }) {
  const { pathname } = useLocation();
  const site = useSelector(selectSiteConfig);
  const match = shownMatch(matchRoute(splitLanguage(pathname).path), site);
  const { key, row } = match;
  const page = pageKey(match);
  const status = useSelector((state: RootState) => selectPageStatus(state, pathname));
  if (status === 'not-found' || key === 'not-found') return <ShellPageLater routeKey="not-found" />;
  if (status === 'no-dictionary') return <DictionaryFailed onRetry={ports.retry} />;
  if (row.section === 'shell') return <ShellPageLater routeKey={key} />;
  return <RemotePage key={page} section={row.section} routeKey={key} page={page} isFailed={status === 'failed'} ports={ports} />;
}
