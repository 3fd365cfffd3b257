import { analyticsCalls, type Counter } from '@touchline/analytics-contract';
import { SINKS, WORD, type SinkKind } from '@touchline/analytics-rules';
import { callJson, type Caller } from '@touchline/shared-http';

const SCRIPT = /^\/fatman-api\/[\w./-]+$/;

/** Parses a counter. Its script has to be on this site, so that the content security policy can stay strict. */
function readCounter(value: unknown): Counter | null {
  const { kind, id, src } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Counter, unknown>>;
  if (!SINKS.includes(kind as SinkKind) || typeof id !== 'string' || !WORD.test(id)) return null;
  if (src !== null && (typeof src !== 'string' || !SCRIPT.test(src) || src.includes('..'))) return null;
  return { kind: kind as SinkKind, id, src };
}

export function readCounters(answer: unknown): Counter[] | null {
  const list = (answer as { counters?: unknown } | null)?.counters;
  return Array.isArray(list) ? list.map(readCounter).filter((counter) => counter !== null) : null;
}

/** Loads the services enabled for this site. @param domain - host name without port. @throws HttpError @spec AN-02 */
export const loadCounters = (to: Caller, { domain, projectId }: { domain: string; projectId: number }): Promise<Counter[]> =>
  callJson(to, analyticsCalls.counters, { query: { domain, projectId }, read: readCounters });
