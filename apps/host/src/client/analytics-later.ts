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

/** Maximum number of signals buffered until consent; the last ones include the current page and its form. */
const MOST_KEPT = 50;

/** Marketing consent, which every analytics service requires (`SINK_NEEDS`). Read from the cookie, because the state is updated later. */
const isAgreed = (): boolean => allowsMarketing(readConsent(readCookie(readPageCookies(), CONSENT_COOKIE)));

/**
 * Receives signals of a page. The code of analytics is loaded only after consent. Earlier signals only record the current page; they cause
 * no events.
 *
 * @spec AN-01 PRV-2
 */
export function recordOnceAgreed({ store, ports, build, fetch }: AnalyticsLaterDeps): (signal: Signal) => void {
  const before: Signal[] = [];
  let recorder: Promise<(signal: Signal) => void> | undefined;
  const begin = (): void => {
    if (recorder !== undefined || !isAgreed()) return;
    stop();
    const since = ports.now();
    recorder = fetch().then((observePage) => observePage({ store, ports, build, before, since }));
    // Without its code nothing is measured, which the player does not notice.
    recorder.catch(() => undefined);
  };
  const stop = store.subscribe(() => {
    if (!allowsMarketing(selectView(store.getState()).cookiesAgreeType) || !isAgreed()) return;
    // Failures from before the consent must not be measured.
    (ports.report as KeptReport).buffered.splice(0);
    begin();
  });
  begin();
  return (signal) => {
    if (recorder !== undefined) void recorder.then((record) => record(signal)).catch(() => undefined);
    else {
      before.push(signal);
      if (before.length > MOST_KEPT) before.shift();
    }
  };
}
