import {
  isMaintenanceAnnounced,
  isUnderMaintenance,
  maintenanceChanged,
  selectPage,
  untilMaintenanceChanges,
} from '@touchline/platform-state';
import { configReceived, loadConfigLater, selectSiteConfig } from '@touchline/shared-config';
import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { noticeShown, topicClosed } from '../notices/notices.slice.ts';

/** Poll interval of the schedule during maintenance; at other times a change may be noticed later. @spec MT-01 */
export const ASK_DURING_MS = 20_000;
export const ASK_OTHERWISE_MS = 300_000;
/** Pages return spread over this time, to avoid a burst of requests. @spec LOAD-7 */
export const SPREAD_MS = 10_000;

export interface WatchMaintenanceDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'now' | 'report' | 'page'>;
  /** From 0 to 1. */
  random: () => number;
}

/** Updates the state of maintenance from the schedule and the server's clock. @spec MT-01 MT-02 */
export function* watchMaintenance({ ports, random }: WatchMaintenanceDeps) {
  let requestedAtMs = ports.now();
  let isShown = false;
  while (true) {
    const schedule = (yield* select(selectSiteConfig))?.maintenance;
    const isUnder = isUnderMaintenance(schedule, ports.now());
    if ((yield* select(selectPage)).isMaintenance !== isUnder) yield* put(maintenanceChanged({ isMaintenance: isUnder }));
    // Shown once: closing the notice counts as read.
    const isAnnounced = isMaintenanceAnnounced(schedule, ports.now());
    if (isAnnounced && !isShown) yield* put(noticeShown({ topic: 'maintenance', type: 'warning', group: 'maintenance' }));
    if (!isAnnounced && isShown) yield* put(topicClosed({ topic: 'maintenance' }));
    isShown = isAnnounced;
    const askInMs = Math.max(0, requestedAtMs + (isUnder ? ASK_DURING_MS : ASK_OTHERWISE_MS) - ports.now()) + random() * SPREAD_MS;
    const changesInMs = untilMaintenanceChanges(schedule, ports.now()) ?? Number.POSITIVE_INFINITY;
    const { news } = yield* race({ wait: delay(Math.min(askInMs, changesInMs)), news: take(configReceived) });
    if (news !== undefined || changesInMs <= askInMs) continue;
    requestedAtMs = ports.now();
    if (ports.page.isVisible()) yield* call(askAgain, ports);
  }
}

function* askAgain(ports: WatchMaintenanceDeps['ports']) {
  const lang = yield* select(selectLanguage);
  const site = yield* abortable((signal) => loadConfigLater(ports, { lang, retries: 0, isFresh: true, signal }));
  if (site !== null) yield* put(configReceived(site));
}
