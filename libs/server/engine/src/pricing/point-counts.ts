import { meanValue } from '../course/points.ts';
import type { PointsModel } from '../types.ts';
import { above } from './normal.ts';
import type { Situation } from './situation.ts';

export type Pair = readonly [home: number, away: number];

/** Current counts, and mean and variance of the remaining ones, in the game (0) or a period. */
export interface Span {
  now: Pair;
  means: Pair;
  variances: Pair;
}

/** Distribution of a final count. */
export interface Count {
  mean: number;
  deviation: number;
  /** Chance of ending above a line. */
  above: (line: number) => number;
  /** Chance of an odd number. */
  odd: number;
}
export interface Counts {
  total: Count;
  lead: Count;
  first: Count;
  second: Count;
}

/** Largest mean of both teams with exact chances; above it the normal distribution is close enough. */
const LARGEST_EXACT_MEAN = 75;
const DEVIATIONS = 6;

/** Variance of a count per point of its mean. */
export function spreadOf(values: PointsModel['values']): number {
  const squares = values.map(([points, weight]) => [points * points, weight] as const);
  return meanValue(squares) / meanValue(values);
}

const normalCount = (mean: number, variance: number): Count => {
  const count = { mean, deviation: Math.sqrt(variance) };
  return { ...count, above: (line) => above(count, line), odd: 0.5 };
};

/** Chances of 0, 1, 2... points when scores of different values form a Poisson process (Panjer's recursion). */
function compound(mean: number, values: PointsModel['values'], length: number): Float64Array {
  const weights = values.reduce((sum, [, weight]) => sum + weight, 0);
  const rate = mean / meanValue(values);
  const chances = new Float64Array(length);
  chances[0] = Math.exp(-rate);
  for (let n = 1; n < length; n++) {
    let sum = 0;
    for (const [points, weight] of values) if (points <= n) sum += points * (weight / weights) * (chances[n - points] as number);
    chances[n] = (rate / n) * sum;
  }
  return chances;
}

/** A count by its exact chances; the first one is that of `from`. */
function exactCount(chances: Float64Array, from: number, moments: { mean: number; variance: number }): Count {
  const tails = new Float64Array(chances.length + 1);
  for (let at = chances.length - 1; at >= 0; at--) tails[at] = (tails[at + 1] as number) + (chances[at] as number);
  const total = tails[0] as number;
  let odd = 0;
  chances.forEach((chance, at) => {
    if (Math.abs(from + at) % 2 === 1) odd += chance;
  });
  return {
    mean: moments.mean,
    deviation: Math.sqrt(moments.variance),
    above: (line) => (tails[Math.min(chances.length, Math.max(0, Math.floor(line) + 1 - from))] as number) / total,
    odd: odd / total,
  };
}

/** Counts of two teams that score independently. */
export function countsOf({ now, means, variances }: Span, values: PointsModel['values']): Counts {
  const [home, away] = [now[0] + means[0], now[1] + means[1]];
  const variance = variances[0] + variances[1];
  if (means[0] + means[1] > LARGEST_EXACT_MEAN) {
    return {
      total: normalCount(home + away, variance),
      lead: normalCount(home - away, variance),
      first: normalCount(home, variances[0]),
      second: normalCount(away, variances[1]),
    };
  }
  const longest = (mean: number, spread: number): number => Math.ceil(mean + DEVIATIONS * Math.sqrt(spread)) + 8;
  const length = longest(Math.max(...means), Math.max(...variances));
  const one = compound(means[0], values, length);
  const two = compound(means[1], values, length);
  const lead = new Float64Array(length * 2 - 1);
  one.forEach((chance, h) => {
    for (let a = 0; a < length; a++) lead[h - a + length - 1] = (lead[h - a + length - 1] as number) + chance * (two[a] as number);
  });
  const both = compound(means[0] + means[1], values, longest(means[0] + means[1], variance));
  return {
    total: exactCount(both, now[0] + now[1], { mean: home + away, variance }),
    lead: exactCount(lead, now[0] - now[1] - length + 1, { mean: home - away, variance }),
    first: exactCount(one, now[0], { mean: home, variance: variances[0] }),
    second: exactCount(two, now[1], { mean: away, variance: variances[1] }),
  };
}

const POINTS = 41;
const REACH = 3.2;
/** Average number of runs by which the winning hit passes the target. */
const OVERSHOOT = 1.7;

/** Equally spaced values of a normal distribution with their chances. */
function spreadOut(mean: number, variance: number): (readonly [value: number, chance: number])[] {
  const deviation = Math.sqrt(variance);
  if (deviation === 0) return [[mean, 1]];
  const points = Array.from({ length: POINTS }, (_, at) => -REACH + (2 * REACH * at) / (POINTS - 1));
  const sum = points.reduce((total, x) => total + Math.exp((-x * x) / 2), 0);
  return points.map((x) => [mean + x * deviation, Math.exp((-x * x) / 2) / sum]);
}

/** Cricket: the second team bats until it is ahead, so its count ends just above the first one's. */
export function chaseCounts({ now, means, variances }: Span, { frame }: Situation): Counts {
  const cells: { home: number; away: number; chance: number }[] = [];
  for (const [home, chance1] of spreadOut(now[0] + means[0], variances[0])) {
    for (const [free, chance2] of spreadOut(now[1] + means[1], variances[1])) {
      cells.push({ home, away: free > home ? Math.max(frame.score.main[1] ?? 0, home + OVERSHOOT) : free, chance: chance1 * chance2 });
    }
  }
  const countOf = (of: (cell: { home: number; away: number }) => number): Count => {
    const mean = cells.reduce((sum, cell) => sum + of(cell) * cell.chance, 0);
    const variance = cells.reduce((sum, cell) => sum + (of(cell) - mean) ** 2 * cell.chance, 0);
    return {
      mean,
      deviation: Math.sqrt(variance),
      above: (line) => cells.reduce((sum, cell) => sum + (of(cell) > line ? cell.chance : 0), 0),
      odd: 0.5,
    };
  };
  return {
    total: countOf(({ home, away }) => home + away),
    lead: countOf(({ home, away }) => home - away),
    first: countOf(({ home }) => home),
    second: countOf(({ away }) => away),
  };
}
