import type { Signal } from '@touchline/analytics-rules';
import { allowsMarketing, CONSENT_COOKIE, readConsent } from '@touchline/identity-rules';
import { readCookie, readPageCookies, selectView, type Build, type ModularStore, type Ports } from '@touchline/shared-state';
import type { ObservePage } from './analytics.ts';
import type { KeptReport } from './report.ts';

export interface AnalyticsLaterDeps {
  store: ModularStore;
  ports: Ports;
  build: Build;
  fetch: () => Promise<ObservePage>;
}

/** Most signals that are remembered until somebody agrees: the page that is shown and the form on it are among the last. */
const MOST_KEPT = 50;

/** Every service that measures takes this wish of the agreement (`SINK_NEEDS`). The cookie itself: the state learns of it later. */
const isAgreed = (): boolean => allowsMarketing(readConsent(readCookie(readPageCookies(), CONSENT_COOKIE)));

/**
 * Hears what happens on a page. The code of analytics is fetched once the person has agreed to be measured, and never without that. What happened before
 * tells it where the person is; no event is made of it.
 *
 * @spec AN-01 PRV-2
 */
export function hearOnceAgreed({ store, ports, build, fetch }: AnalyticsLaterDeps): (signal: Signal) => void {
  const before: Signal[] = [];
  let tell: Promise<(signal: Signal) => void> | undefined;
  const begin = (): void => {
    if (tell !== undefined || !isAgreed()) return;
    stop();
    tell = fetch().then((observePage) => observePage({ store, ports, build, before }));
    // Without its code nothing is measured, and nobody notices.
    tell.catch(() => undefined);
  };
  const stop = store.subscribe(() => {
    if (!allowsMarketing(selectView(store.getState()).cookiesAgreeType) || !isAgreed()) return;
    // Failures from before the agreement are nobody's to measure.
    (ports.report as KeptReport).told.splice(0);
    begin();
  });
  begin();
  return (signal) => {
    if (tell !== undefined) void tell.then((hear) => hear(signal)).catch(() => undefined);
    else {
      before.push(signal);
      if (before.length > MOST_KEPT) before.shift();
    }
  };
}
