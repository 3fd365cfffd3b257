import type { Calls } from '@touchline/shared-contract';

export const analyticsCalls = {
  collect: { method: 'POST', path: '/fatman-api/:key', auth: 'none' },
  record: { method: 'POST', path: '/fatman-api/:key/recording', auth: 'none' },
  counters: { method: 'GET', path: '/bff-api/analytics/counters', auth: 'none' },
} as const satisfies Calls;

/** The collector's key for first-party events. @spec AN-01 */
export const COLLECTOR_KEY = 'web';
/** Maximum number of events per call. */
export const MOST_EVENTS = 50;
