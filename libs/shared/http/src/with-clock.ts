import type { HttpMiddleware } from './send.ts';

/** Receives measurements of the server's time; `createServerClock` of shared/state implements it. */
interface ClockHook {
  monotonic: () => number;
  measure: (sample: { serverMs: number; sentAt: number; receivedAt: number; resolutionMs: number }) => void;
}

/** A `Date` header has a resolution of one second. */
const HEADER_RESOLUTION_MS = 1_000;

/** Measures the server's time from the `Date` header of every fresh answer. @spec ODD-4 */
export function withClock(clock: ClockHook): HttpMiddleware {
  return (next) => async (request, call) => {
    const sentAt = clock.monotonic();
    const response = await next(request, call);
    const serverMs = Date.parse(response.headers.get('Date') ?? '');
    const isFresh = response.headers.get('Age') === null && request.cache === 'no-store';
    if (isFresh && !Number.isNaN(serverMs)) {
      clock.measure({ serverMs, sentAt, receivedAt: clock.monotonic(), resolutionMs: HEADER_RESOLUTION_MS });
    }
    return response;
  };
}
