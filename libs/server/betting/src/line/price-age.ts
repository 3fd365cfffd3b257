/** Number of beats over which the smallest delay is measured; limited because clocks of two machines drift. */
const WINDOW = 300;

/** Age of the prices of the last beat. */
export interface PriceAge {
  /** Records a received beat. */
  recordBeat(nowMs: number): void;
  /** Milliseconds since the last beat was sent, by the monotonic clock of this process; Infinity before the first. */
  ageMs(): number;
}

/**
 * Measures the age of the last beat independently of clock differences between machines. A beat with the usual delay counts as new; a beat
 * with a longer delay, for example because the process hung, is as old as its additional delay.
 *
 * @param steady - milliseconds of a monotonic clock. @spec ODD-5
 */
export function priceAge(steady: () => number): PriceAge {
  let lastMs: number | undefined;
  let now = { smallest: Infinity, count: 0 };
  let before = Infinity;
  return {
    recordBeat: (nowMs) => {
      lastMs = nowMs;
      now = { smallest: Math.min(now.smallest, steady() - nowMs), count: now.count + 1 };
      if (now.count < WINDOW) return;
      before = now.smallest;
      now = { smallest: Infinity, count: 0 };
    },
    ageMs: () => (lastMs === undefined ? Infinity : Math.max(0, steady() - lastMs - Math.min(now.smallest, before))),
  };
}
