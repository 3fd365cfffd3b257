import { joinPatterns, patternsOf, type Pattern } from '@touchline/betting-builder-math';
import { marketTypeOf, type MarketType } from '@touchline/betting-rules';
import { HALF_KINDS } from '../pricing/goals-book.ts';
import { GoalsOutlook, type Counted } from '../pricing/goals-outlook.ts';
import { GRID_SIZE, type Grid } from '../pricing/grid.ts';
import type { Situation } from '../pricing/situation.ts';
import { COUNT_FATES, HALF_CELLS, HALF_SIZE, HALVES_FATES, type FateTable, type LegQuery } from './fate-table.ts';

/** Joint outcomes of the legs of one match, or the positions of the legs that the model cannot combine. */
export type Joint = { patterns: readonly Pattern[] } | { unfit: readonly number[] };

/** A leg with its position in the combination. */
interface Placed {
  at: number;
  query: LegQuery;
  type: MarketType;
}

const measureOf = ({ measure }: MarketType): Counted => (measure === 'units' ? 'score' : measure);

/** Joint distribution of both halves of one measure; counts beyond the last row are added to it. */
function halvesOf(first: Grid, second: Grid): Float64Array {
  const small = (grid: Grid): Float64Array => {
    const out = new Float64Array(HALF_CELLS);
    grid.forEach((chance, cell) => {
      const at = Math.min(HALF_SIZE - 1, Math.floor(cell / GRID_SIZE)) * HALF_SIZE + Math.min(HALF_SIZE - 1, cell % GRID_SIZE);
      out[at] = (out[at] as number) + chance;
    });
    return out;
  };
  const [one, two] = [small(first), small(second)];
  const grid = new Float64Array(HALF_CELLS * HALF_CELLS);
  one.forEach((chance, at) => {
    if (chance > 0) for (let other = 0; other < HALF_CELLS; other += 1) grid[at * HALF_CELLS + other] = chance * (two[other] as number);
  });
  return grid;
}

/** The distribution for all legs of one measure; null if the model has none. */
function distributionOf(
  outlook: GoalsOutlook,
  measure: Counted,
  legs: readonly Placed[],
): { chances: Float64Array; fates: FateTable } | null {
  const periods = new Set(legs.map(({ type }) => type.period));
  const isOfHalves = periods.size > 1 || legs.some(({ type }) => HALF_KINDS.has(type.key));
  const [period = 0] = periods;
  if (!isOfHalves) return { chances: outlook.grid(measure, period), fates: COUNT_FATES };
  const hasHalves = measure === 'score' ? outlook.hasHalves : outlook.periods === 2;
  return hasHalves ? { chances: halvesOf(outlook.grid(measure, 1), outlook.grid(measure, 2)), fates: HALVES_FATES } : null;
}

/**
 * Joint outcomes of legs by the model of the match: goals, corners and cards of both halves. The three measures are independent of each
 * other; all queries about one measure share one distribution.
 *
 * @spec BT-10
 */
export function jointOf(situation: Situation, queries: readonly LegQuery[]): Joint {
  if (situation.fixture.champ.model.kind !== 'goals') return { unfit: queries.map((_, at) => at) };
  const outlook = new GoalsOutlook(situation);
  const legs = queries.map((query, at) => ({ at, query, type: marketTypeOf(query.marketTypeId) }));
  const known = legs.filter((leg): leg is Placed => leg.type !== undefined);
  const parts: Pattern[][] = [];
  const unfit = legs.filter(({ type }) => type === undefined).map(({ at }) => at);
  for (const measure of new Set(known.map(({ type }) => measureOf(type)))) {
    const own = known.filter(({ type }) => measureOf(type) === measure);
    const distribution = distributionOf(outlook, measure, own);
    const fates = own.map(({ at, query }) => ({ at, fates: distribution?.fates.of(query) ?? null }));
    unfit.push(...fates.flatMap(({ at, fates: found }) => (found === null ? [at] : [])));
    if (distribution === null || unfit.length > 0) continue;
    const inPlace = queries.map((_, at) => fates.find((leg) => leg.at === at)?.fates ?? null);
    parts.push(patternsOf(distribution.chances, inPlace as Parameters<typeof patternsOf>[1]));
  }
  return unfit.length > 0 ? { unfit: unfit.sort((a, b) => a - b) } : { patterns: joinPatterns(parts) };
}
