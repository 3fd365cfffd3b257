/** Long-term behaviour of a game, per unit of the first stake. */
export interface Measure {
  /** Return to the player: 0.973 gives back 97.3 of 100. */
  rtp: number;
  variance: number;
  /** Chance that a round returns anything. */
  hitRate: number;
  /** Maximum return of a round, in stakes. */
  maxWin: number;
}

/** Distribution of payouts: hundredths of the stake to weight. */
export type Tally = Map<number, number>;

export function add(tally: Tally, times: number, weight: number): void {
  tally.set(times, (tally.get(times) ?? 0) + weight);
}

/** @throws RangeError for a tally without weight */
export function measureOf(tally: Tally): Measure {
  let [total, sum, squares, hits, most] = [0, 0, 0, 0, 0];
  for (const [times, weight] of tally) {
    total += weight;
    sum += (times / 100) * weight;
    squares += (times / 100) ** 2 * weight;
    if (times > 0 && weight > 0) {
      hits += weight;
      most = Math.max(most, times / 100);
    }
  }
  if (total === 0) throw new RangeError('nothing was counted');
  const rtp = sum / total;
  return { rtp, variance: squares / total - rtp ** 2, hitRate: hits / total, maxWin: most };
}

export const tallyOf = (entries: readonly (readonly [times: number, weight: number])[]): Tally => {
  const tally: Tally = new Map();
  for (const [times, weight] of entries) add(tally, times, weight);
  return tally;
};

/** Ways to choose k of n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return Math.round(ways);
}
