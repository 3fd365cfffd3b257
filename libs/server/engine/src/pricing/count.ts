/** Distribution of a final count. */
export interface Count {
  mean: number;
  deviation: number;
  /** Chance of ending above a line. */
  above: (line: number) => number;
  /** Chance of an odd number. */
  odd: number;
}

/**
 * A count by the chances of its values.
 *
 * @param chances - of `from`, `from + 1`…; they need not add up to 1. @param from - may be negative.
 */
export function countOf(chances: Float64Array, from: number): Count {
  const tails = new Float64Array(chances.length + 1);
  let [sum, squares, odd] = [0, 0, 0];
  for (let at = chances.length - 1; at >= 0; at--) {
    const chance = chances[at] as number;
    tails[at] = (tails[at + 1] as number) + chance;
    sum += chance * at;
    squares += chance * at * at;
    if (Math.abs(from + at) % 2 === 1) odd += chance;
  }
  const total = tails[0] as number;
  const mean = sum / total;
  return {
    mean: from + mean,
    deviation: Math.sqrt(Math.max(0, squares / total - mean * mean)),
    above: (line) => (tails[Math.min(chances.length, Math.max(0, Math.floor(line) + 1 - from))] as number) / total,
    odd: odd / total,
  };
}
