import { BREAKER_FAILURES, BREAKER_REST_MS } from './rules/timings.ts';

/** Circuit breaker: pauses requests to a service that keeps failing. @spec GRD-7 */
export interface Breaker {
  /** Whether requests are allowed now. */
  isClosed: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    isClosed: () => now() >= openUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures++;
      if (failures >= BREAKER_FAILURES) openUntil = now() + BREAKER_REST_MS;
    },
  };
}
