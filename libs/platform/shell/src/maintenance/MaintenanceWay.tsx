import { isUnderMaintenance, selectPage } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { homePath, routeOf, withLanguage } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { useRoute } from '../app/use-route.ts';

/** Takes everybody to the maintenance page when it begins, and home when it has ended, without a press. @spec MT-01 */
export function MaintenanceWay() {
  const store = useStore();
  const navigate = useNavigate();
  const lang = useSelector(selectLanguage);
  const { key } = useRoute();
  const { isMaintenance } = useSelector(selectPage);
  const schedule = useSelector(selectSiteConfig)?.maintenance;
  const isThere = key === 'maintenance';
  useEffect(() => {
    // The edge may know before this page does: then the page waits for its own look at the schedule.
    const isOver = !isMaintenance && !isUnderMaintenance(schedule, portsOf(store).now());
    if (isMaintenance && !isThere) void navigate(withLanguage(routeOf('maintenance').path, lang), { replace: true });
    else if (isOver && isThere) void navigate(homePath(lang), { replace: true });
  }, [store, navigate, lang, isMaintenance, schedule, isThere]);
  return null;
}
