/** Beats that the smallest delay is taken of: the clocks of two machines drift. */
const WINDOW = 300;

/** How old the prices are that the last beat brought. */
export interface PriceAge {
  /** A beat was heard. */
  heard(nowMs: number): void;
  /** Milliseconds since the last beat was given, by the steady clock of this process; Infinity before the first. */
  ageMs(): number;
}

/**
 * The age of the last beat, whatever the clocks of two machines say. A beat that comes as late as all others is new; one that comes later
 * than they did, to a process that stood still, say, is as old as it is late.
 *
 * @param steady - milliseconds by a clock that is never set. @spec ODD-5
 */
export function priceAge(steady: () => number): PriceAge {
  let lastMs: number | undefined;
  let now = { smallest: Infinity, count: 0 };
  let before = Infinity;
  return {
    heard: (nowMs) => {
      lastMs = nowMs;
      now = { smallest: Math.min(now.smallest, steady() - nowMs), count: now.count + 1 };
      if (now.count < WINDOW) return;
      before = now.smallest;
      now = { smallest: Infinity, count: 0 };
    },
    ageMs: () => (lastMs === undefined ? Infinity : Math.max(0, steady() - lastMs - Math.min(now.smallest, before))),
  };
}
