import { meanValue } from '../course/points.ts';
import type { PointsModel } from '../types.ts';
import { countOf, type Count } from './count.ts';

export type Pair = readonly [home: number, away: number];

/** Current counts, and means of the remaining ones, in the game (0) or a period. */
export interface Span {
  now: Pair;
  means: Pair;
}

export interface Counts {
  total: Count;
  lead: Count;
  first: Count;
  second: Count;
  /** Chance that the regular time ends level. */
  draw: number;
}

const DEVIATIONS = 6;
const NEGLIGIBLE = 1e-12;

/** Variance of a count per point of its mean. */
export function spreadOf(values: PointsModel['values']): number {
  const squares = values.map(([points, weight]) => [points * points, weight] as const);
  return meanValue(squares) / meanValue(values);
}

/** Chances of 0, 1, 2... points when scores of different values form a Poisson process (Panjer's recursion). */
function compound(mean: number, values: PointsModel['values']): Float64Array {
  const weights = values.reduce((sum, [, weight]) => sum + weight, 0);
  const rate = mean / meanValue(values);
  const points = values.map(([worth]) => worth);
  const factors = values.map(([worth, weight]) => (rate * worth * weight) / weights);
  const chances = new Float64Array(Math.ceil(mean + DEVIATIONS * Math.sqrt(mean * spreadOf(values))) + 8);
  chances[0] = Math.exp(-rate);
  for (let n = 1; n < chances.length; n++) {
    let sum = 0;
    for (let at = 0; at < points.length; at++)
      if ((points[at] as number) <= n) sum += (factors[at] as number) * (chances[n - (points[at] as number)] as number);
    chances[n] = sum / n;
  }
  return chances;
}

const add = (into: Float64Array, at: number, chance: number): void => {
  into[at] = (into[at] as number) + chance;
};

/** Chances of all leads of one count over another; the first is that of `1 - two.length`. */
function leads(one: Float64Array, two: Float64Array): Float64Array {
  const lead = new Float64Array(one.length + two.length - 1);
  for (let h = 0; h < one.length; h++) {
    const chance = one[h] as number;
    if (chance < NEGLIGIBLE) continue;
    const level = h + two.length - 1;
    for (let a = 0; a < two.length; a++) lead[level - a] = (lead[level - a] as number) + chance * (two[a] as number);
  }
  return lead;
}

/** Chances of what an overtime adds to a level game, repeated until one team leads. */
interface Overtime {
  total: Float64Array;
  first: Float64Array;
  second: Float64Array;
  /** The first chance is that of `-leadFrom`. */
  lead: Float64Array;
  leadFrom: number;
}

/** Sums of a part that decides the game and of any number of level parts before it. */
function repeated(deciding: Float64Array, level: Float64Array): Float64Array {
  const sums = new Float64Array(deciding.length);
  for (let at = 0; at < sums.length; at++) {
    let chance = deciding[at] as number;
    for (let part = 1; part <= at && part < level.length; part++) chance += (level[part] as number) * (sums[at - part] as number);
    sums[at] = chance / (1 - (level[0] as number));
  }
  return sums;
}

function overtimeOf(means: Pair, values: PointsModel['values']): Overtime {
  const [one, two] = [compound(means[0], values), compound(means[1], values)];
  const lead = leads(one, two);
  const level = lead[two.length - 1] as number;
  lead[two.length - 1] = 0;
  const both = compound(means[0] + means[1], values);
  const [levelEach, levelSum] = [new Float64Array(both.length), new Float64Array(both.length)];
  for (let at = 0; at < Math.min(one.length, two.length); at++) {
    const chance = (one[at] as number) * (two[at] as number);
    levelEach[at] = chance;
    if (at * 2 < both.length) {
      levelSum[at * 2] = chance;
      add(both, at * 2, -chance);
    }
  }
  const deciding = (count: Float64Array): Float64Array => count.map((chance, at) => Math.max(0, chance - (levelEach[at] as number)));
  return {
    total: repeated(both, levelSum),
    first: repeated(deciding(one), levelEach),
    second: repeated(deciding(two), levelEach),
    lead: lead.map((chance) => chance / (1 - level)),
    leadFrom: two.length - 1,
  };
}

/** Counts with those of an overtime in place of every level end. */
function withOvertime({ now, one, two, both, lead }: Ends, overtime: Overtime): Counts {
  const level = Math.max(now[0], now[1]);
  const longest = Math.min(one.length + now[0], two.length + now[1]);
  const drawn = Array.from(
    { length: Math.max(0, longest - level) },
    (_, at) => (one[level + at - now[0]] as number) * (two[level + at - now[1]] as number),
  );
  const spread = (counts: Float64Array, from: number, { more, times }: { more: Float64Array; times: 1 | 2 }): Float64Array => {
    const after = new Float64Array(counts.length + more.length + (times === 2 ? drawn.length : 0));
    after.set(counts);
    drawn.forEach((chance, at) => {
      if (chance < NEGLIGIBLE) return;
      const index = (level + at) * times - from;
      add(after, index, -chance);
      for (let extra = 0; extra < more.length; extra++)
        if (index + extra < after.length) add(after, index + extra, chance * (more[extra] as number));
    });
    return after;
  };
  const draw = drawn.reduce((sum, chance) => sum + chance, 0);
  const leadFrom = now[0] - now[1] - two.length + 1;
  const from = Math.min(leadFrom, -overtime.leadFrom);
  const final = new Float64Array(Math.max(leadFrom + lead.length, overtime.lead.length - overtime.leadFrom) - from);
  lead.forEach((chance, at) => add(final, leadFrom + at - from, leadFrom + at === 0 ? chance - draw : chance));
  overtime.lead.forEach((chance, at) => add(final, at - overtime.leadFrom - from, chance * draw));
  return {
    total: countOf(spread(both, now[0] + now[1], { more: overtime.total, times: 2 }), now[0] + now[1]),
    lead: countOf(final, from),
    first: countOf(spread(one, now[0], { more: overtime.first, times: 1 }), now[0]),
    second: countOf(spread(two, now[1], { more: overtime.second, times: 1 }), now[1]),
    draw,
  };
}

/** Chances of what both teams still score, and of their sum and difference. */
interface Ends {
  now: Pair;
  one: Float64Array;
  two: Float64Array;
  both: Float64Array;
  lead: Float64Array;
}

/**
 * Counts of two teams that score independently.
 *
 * @param overtime - means of both teams in an overtime that decides a level game and counts for it.
 */
export function countsOf({ now, means }: Span, values: PointsModel['values'], overtime?: Pair): Counts {
  const [one, two] = [compound(means[0], values), compound(means[1], values)];
  const ends: Ends = { now, one, two, both: compound(means[0] + means[1], values), lead: leads(one, two) };
  if (overtime !== undefined) return withOvertime(ends, overtimeOf(overtime, values));
  const lead = countOf(ends.lead, now[0] - now[1] - two.length + 1);
  return {
    total: countOf(ends.both, now[0] + now[1]),
    lead,
    first: countOf(one, now[0]),
    second: countOf(two, now[1]),
    draw: lead.above(-0.5) - lead.above(0.5),
  };
}

/**
 * Chances of the points by which the hit passes that first brings a count above a target, if one does; the first is that of one point.
 *
 * @param missing - points between the count and the target.
 */
function overshoots(values: PointsModel['values'], missing: number): number[] {
  const weights = values.reduce((sum, [, weight]) => sum + weight, 0);
  const reached = new Float64Array(missing + 1);
  reached[0] = 1;
  for (let at = 1; at <= missing; at++)
    for (const [points, weight] of values) if (points <= at) add(reached, at, (weight / weights) * (reached[at - points] as number));
  const most = Math.max(...values.map(([points]) => points));
  return Array.from({ length: most }, (_, nth) =>
    values.reduce((sum, [points, weight]) => {
      const from = missing + nth + 1 - points;
      return from < 0 || from > missing ? sum : sum + (weight / weights) * (reached[from] as number);
    }, 0),
  );
}

/** From this distance on, the overshoot no longer depends on it. */
const FAR = 60;

/** Cricket: the second team bats until it is ahead, so its count ends just above the first one's. */
export function chaseCounts({ now, means }: Span, values: PointsModel['values']): Counts {
  const [one, two] = [compound(means[0], values), compound(means[1], values)];
  const most = Math.max(...values.map(([points]) => points));
  const [low, high] = [now[0] + now[1], now[0] + one.length + Math.max(now[1] + two.length, now[0] + one.length + most)];
  const leadFrom = now[0] - now[1] - two.length - most;
  const total = new Float64Array(high - low + 1);
  const lead = new Float64Array(now[0] + one.length - now[1] - leadFrom + 1);
  const second = new Float64Array(Math.max(two.length, now[0] + one.length + most - now[1]) + 1);
  const tails = new Float64Array(two.length + 1);
  for (let at = two.length - 1; at >= 0; at--) tails[at] = (tails[at + 1] as number) + (two[at] as number);
  const byDistance = new Map<number, number[]>();
  const end = (home: number, away: number, chance: number): void => {
    add(total, home + away - low, chance);
    add(lead, home - away - leadFrom, chance);
    add(second, away - now[1], chance);
  };
  one.forEach((chance, runs) => {
    const home = now[0] + runs;
    const missing = home - now[1];
    if (missing < 0 || chance < NEGLIGIBLE) return;
    for (let more = 0; more <= Math.min(missing, two.length - 1); more++) end(home, now[1] + more, chance * (two[more] as number));
    const distance = Math.min(FAR, missing);
    const known = byDistance.get(distance) ?? overshoots(values, distance);
    byDistance.set(distance, known);
    const passes = tails[Math.min(two.length, missing + 1)] as number;
    known.forEach((share, over) => end(home, home + 1 + over, chance * passes * share));
  });
  const counted = countOf(lead, leadFrom);
  return {
    total: countOf(total, low),
    lead: counted,
    first: countOf(one, now[0]),
    second: countOf(second, now[1]),
    draw: counted.above(-0.5) - counted.above(0.5),
  };
}
