/** A manual clock for tests. */
export function manualClock(startMs: number): { now: () => number; pass: (ms: number) => number } {
  let nowMs = startMs;
  return { now: () => nowMs, pass: (ms) => (nowMs += ms) };
}

/** A Saturday evening in November. */
export const EVENING = Date.UTC(2026, 10, 21, 19, 7, 11);
