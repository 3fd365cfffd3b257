import { analyticsCalls, COLLECTOR_KEY, type SentEvent } from '@touchline/analytics-contract';
import { placeOf } from '@touchline/shared-http';
import type { SinkDeps, Sinks } from '@touchline/analytics-state';
import { createCollector } from './collector.ts';
import { createQueueSink, type QueueSink } from './queue-sink.ts';
import { watchVitals } from './vitals.ts';

const isAlways = (): boolean => true;
const SPORT = new Set(['betting', 'cyber', 'results', 'toto']);
/** Events that the sport data tracker gets besides pages. @spec CP-24 AN-01 */
const OF_SPORT: ReadonlySet<SentEvent['name']> = new Set(['timing', 'coupon_bet_added', 'coupon_updated']);

/** Events for each third-party service, and the global name of its queue. @spec AN-01 */
const QUEUES = {
  tags: { queue: 'dataLayer', isWanted: isAlways },
  sport: {
    queue: 'tlSport',
    isWanted: ({ name, fields }: SentEvent) => (name === 'page' && SPORT.has(fields.section)) || OF_SPORT.has(name),
  },
  visitors: { queue: 'tlVisitors', isWanted: ({ name }: SentEvent) => name === 'page' },
  pixel: { queue: 'tlPixel', isWanted: ({ name }: SentEvent) => name === 'page' || name === 'registration_done' },
} as const satisfies Record<string, QueueSink>;

/**
 * Creates the sinks of the given counters; the caller has checked configuration and consent. A failing or hanging sink does not block the
 * others.
 *
 * @spec AN-01 AN-02 PRV-2 PRV-3
 */
export async function createSinks(
  deps: SinkDeps,
  importScript: (src: string) => Promise<unknown> = (src) => import(/* @vite-ignore */ src),
): Promise<Sinks> {
  const sinks: Sinks[] = [];
  for (const { kind, id, src } of deps.counters) {
    if (kind === 'collector') {
      const { ports, visit, build, lang } = deps;
      const url = new URL(placeOf(analyticsCalls.collect, { params: { key: id || COLLECTOR_KEY } }), ports.origin);
      sinks.push(createCollector({ ports, url, head: () => ({ visit, build, lang: lang() }) }), watchVitals(deps));
    } else if (kind === 'recording') {
      const { record } = await import('./record.ts');
      sinks.push(record(deps, id));
    } else if (src !== null) sinks.push(createQueueSink(QUEUES[kind], () => importScript(src)));
  }
  return {
    take: (event) => {
      for (const sink of sinks) sink.take(event);
    },
    stop: () => {
      for (const sink of sinks) sink.stop();
    },
  };
}
