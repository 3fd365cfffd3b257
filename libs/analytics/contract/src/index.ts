export { analyticsCalls, COLLECTOR_KEY, MOST_EVENTS } from './calls.ts';
export type { CollectBody, Counter, CountersAnswer, RecordBody, SentEvent } from './collect.ts';
