import { analyticsCalls, type Counter } from '@touchline/analytics-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { readCountersAnswer } from './readers.ts';

/** Loads the services enabled for this site. @param domain - host name without port. @throws HttpError @spec AN-02 */
export const loadCounters = (to: Caller, { domain, projectId }: { domain: string; projectId: number }): Promise<Counter[]> =>
  callJson(to, analyticsCalls.counters, {
    query: { domain, projectId },
    read: (answer) => readCountersAnswer(answer)?.counters ?? null,
  });
