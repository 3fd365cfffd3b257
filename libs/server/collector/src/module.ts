import { analyticsContract, CountersAnswer } from '@touchline/analytics-contract/schemas';
import type { SentEvent } from '@touchline/analytics-contract';
import { allowsCounting, allowsRecording, callsOf, defineSwitch, type MakeModule, scopeOf, deleteExpired } from '@touchline/server-kernel';
import { serve } from '@touchline/server-kernel/http';
import { upperAscii } from '@touchline/shared-primitives';
import { dashboard } from './dashboard.ts';
import { forgetOldEvents, storeEvents, storeRecording } from './events.ts';
import { collector as schema } from './migrations/110-collector.ts';
import { collectorRing } from './migrations/294-collector-ring.ts';
import { collectorStores } from './stored.ts';
import { COUNTERS, standIns } from './stand-ins.ts';

const KEPT = 500;

const countersSwitch = defineSwitch({ name: 'counters', label: 'Services that measure the site', schema: CountersAnswer });

/** Collects analytics events of visitors who consented, and shows dashboards to the site's owner. @spec AN-01 AN-02 */
export const collector: MakeModule = () => ({
  name: 'collector',
  calls: callsOf(analyticsContract),
  migrations: [schema, collectorRing],
  stores: collectorStores,
  open: async ({ bounds, consents, db, now, mode }) => {
    const others = standIns(mode === 'test');
    const byScope = new Map<string, SentEvent[]>();
    return {
      routes: (app, options) => {
        others.routes(app);
        serve(app, analyticsContract.collect, options, async ({ request, body }) => {
          // Without consent the events are dropped with the usual answer, so that a sender cannot tell whether they were stored.
          if (!allowsCounting(consents.agreedIn(request, now()))) return undefined;
          const country = request.headers['x-geo-country'];
          const storing = { db, bounds, nowMs: now(), address: request.ip };
          await storeEvents(storing, body, typeof country === 'string' ? upperAscii(country) : null);
          // Any client can send a scope header; it is only used in tests.
          const scope = mode === 'test' ? scopeOf(request) : '';
          if (scope !== '') byScope.set(scope, [...(byScope.get(scope) ?? []), ...body.events].slice(-KEPT));
          return undefined;
        });
        serve(app, analyticsContract.record, options, async ({ request, body }) => {
          if (!allowsRecording(consents.agreedIn(request, now()))) return undefined;
          await storeRecording({ db, bounds, nowMs: now(), address: request.ip }, body);
          others.keep(request, 'recording', body);
          return undefined;
        });
        serve(app, analyticsContract.counters, options, async ({ request, reply }) => {
          reply.header('cache-control', 'public, max-age=60');
          return countersSwitch.of(request) ?? { counters: COUNTERS.map((counter) => ({ ...counter })) };
        });
      },
      workers: [deleteExpired({ db, now }, forgetOldEvents)],
      controls: {
        switches: [countersSwitch],
        views: [
          { name: 'collected', label: 'Events of a scope', run: (scope) => byScope.get(scope) ?? [] },
          { name: 'counted', label: 'What services of others were sent in a scope', run: others.of },
        ],
        dashboards: [dashboard(db, now)],
      },
    };
  },
});
