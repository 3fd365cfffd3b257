import { isUnderMaintenance, selectPage } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { homePath, routeOf, withLanguage } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { useRoute } from '../app/use-route.ts';

/** Navigates to the maintenance page when maintenance begins and home when it has ended. @spec MT-01 */
export function MaintenanceWay() {
  const store = useStore();
  const navigate = useNavigate();
  const lang = useSelector(selectLanguage);
  const { key } = useRoute();
  const { isMaintenance } = useSelector(selectPage);
  const schedule = useSelector(selectSiteConfig)?.maintenance;
  const isThere = key === 'maintenance';
  useEffect(() => {
    // The edge may know of the maintenance earlier; the page then waits until its own schedule says that it is over.
    const isOver = !isMaintenance && !isUnderMaintenance(schedule, portsOf(store).now());
    if (isMaintenance && !isThere) void navigate(withLanguage(routeOf('maintenance').path, lang), { replace: true });
    else if (isOver && isThere) void navigate(homePath(lang), { replace: true });
  }, [store, navigate, lang, isMaintenance, schedule, isThere]);
  return null;
}
