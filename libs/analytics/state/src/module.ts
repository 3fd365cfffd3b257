import { CONSENT_COOKIE, readConsent } from '@touchline/identity-rules';
import { registrationSubmitted, registrationTypeChosen, selectRegistrationOptions, sessionReceived } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import {
  readCookie,
  readPageCookies,
  selectLanguage,
  viewChanged,
  type Build,
  type Ports,
  type StoreModule,
  type RootState,
} from '@touchline/shared-state';
import { wordOf, type Signal } from '@touchline/analytics-rules';
import { all, select, takeEvery } from 'typed-redux-saga';
import { createAnalytics, type Analytics, type SinkDeps, type Sinks } from './create-analytics.ts';
import { observeCalls } from './observe-calls.ts';
import { COUPON_EDITED, couponIdsOf, couponSignals, signalsSince } from './observe-coupon.ts';
import { observeForms, observeNetworks } from './observe-forms.ts';

export interface StartAnalyticsDeps {
  ports: Ports;
  store: { getState: () => RootState; inject: (factory: () => StoreModule) => string };
  build: Build;
  loadSinks: (deps: SinkDeps) => Promise<Sinks>;
  /** Signals from before the observation started. */
  before?: readonly Signal[];
  /** Bets added to the coupon since then are reported although the observation starts later. Server clock, ms. */
  since?: number;
}

/** Observes actions of the product; only the two of registration exist for analytics alone. */
const storeModule = ({ record, consentChanged }: Analytics, since: number): StoreModule => ({
  name: 'analytics',
  slices: [],
  saga: function* analytics() {
    const atStart: unknown = yield* select();
    for (const signal of signalsSince(since, atStart)) record(signal);
    let known = couponIdsOf(atStart);
    yield* all([
      takeEvery(COUPON_EDITED, function* compare({ payload }: { type: string; payload?: unknown }) {
        const state: unknown = yield* select();
        for (const signal of couponSignals(payload, state, known)) record(signal);
        known = couponIdsOf(state);
      }),
      takeEvery(viewChanged, () => {
        consentChanged();
      }),
      takeEvery(sessionReceived, ({ payload }) => {
        if (payload.status === 'player') record({ kind: 'signed-in' });
      }),
      takeEvery(registrationTypeChosen, ({ payload: { type } }) => {
        record({ kind: 'registration-type', type });
      }),
      takeEvery(registrationSubmitted, function* look({ payload: { type, bonus } }) {
        const options = yield* select(selectRegistrationOptions);
        // Bonuses are numbered from 1 in the order of the offer; 0 means none.
        const bonuses = options.status === 'ready' ? (options.options.bonuses ?? []).map((_, at) => at + 1) : null;
        record({ kind: 'registration-submit', type, bonus, bonuses });
      }),
    ]);
  },
});

/** Starts observing a page. @returns functions for the host to report pages, modals and earlier failures. @spec AN-01 AN-03 AN-04 AN-10 */
export function startAnalytics({ ports, store, build, loadSinks, before = [], since = Infinity }: StartAnalyticsDeps): {
  record: (signal: Signal) => void;
  failed: Ports['report'];
} {
  const analytics = createAnalytics({
    ports,
    build,
    loadSinks,
    before,
    lang: () => selectLanguage(store.getState()),
    domain: location.hostname,
    projectId: () => selectSiteConfig(store.getState())?.ref_id ?? 0,
    // Read the cookie itself: the state is updated when idle, which may be after the first page is shown.
    consent: () => readConsent(readCookie(readPageCookies(), CONSENT_COOKIE)),
    pageMs: () => performance.now(),
  });
  observeCalls(ports, analytics.record);
  const failed: Ports['report'] = (line, { code = '', name = '', source = '' } = {}) =>
    analytics.track({ name: 'failure', fields: { line: wordOf(line), code: wordOf(String(code)), about: wordOf(String(name || source)) } });
  const { report } = ports;
  ports.report = (name, fields) => {
    report(name, fields);
    failed(name, fields);
  };
  observeForms(document, (names) => analytics.record({ kind: 'wrong-fields', names }));
  observeNetworks(document, (id) => analytics.record({ kind: 'network', id }));
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) analytics.record({ kind: 'left' });
  });
  store.inject(() => storeModule(analytics, since));
  return { record: analytics.record, failed };
}
