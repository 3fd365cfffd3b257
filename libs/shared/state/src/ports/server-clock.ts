import { CLOCK_DRIFT_PPM } from '../rules/timings.ts';

/** A measurement of the server's time from one answer. */
export interface ClockSample {
  /** Server time in the answer, in milliseconds since 1970. */
  serverMs: number;
  /** Monotonic time when the request was sent and when its answer arrived. */
  sentAt: number;
  receivedAt: number;
  /** Resolution of `serverMs`: 1000 for a `Date` header, 1 for milliseconds. */
  resolutionMs: number;
}

export interface ServerClock {
  now: () => number;
  /** Monotonic milliseconds for `sentAt` and `receivedAt`. */
  monotonic: () => number;
  measure: (sample: ClockSample) => void;
}

/**
 * Server time: a local monotonic clock plus the offset of the best measurement so far. Independent of the computer's clock.
 *
 * @param monotonic - milliseconds that never go back, such as `performance.now`.
 * @param wallMs - local wall clock, used until the first measurement.
 */
export function createServerClock(monotonic: () => number, wallMs: number): ServerClock {
  let offset = wallMs - monotonic();
  let best: { errorMs: number; at: number } | null = null;
  const errorNow = (at: number): number =>
    best === null ? Number.POSITIVE_INFINITY : best.errorMs + ((at - best.at) * CLOCK_DRIFT_PPM) / 1_000_000;
  return {
    monotonic,
    now: () => Math.round(monotonic() + offset),
    measure: ({ serverMs, sentAt, receivedAt, resolutionMs }) => {
      const measured = serverMs + (resolutionMs > 1 ? resolutionMs / 2 : 0) - (sentAt + receivedAt) / 2;
      const errorMs = (receivedAt - sentAt) / 2 + resolutionMs / 2;
      const known = errorNow(receivedAt);
      const contradicts = Math.abs(measured - offset) > known + errorMs;
      if (errorMs > known && !contradicts) return;
      offset = measured;
      best = { errorMs, at: receivedAt };
    },
  };
}
