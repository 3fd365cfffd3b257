import { settleOutcome, type GameResult, type Pair } from '@touchline/betting-rules';
import { BetStatus } from '@touchline/betting-contract';
import type { OutcomeChances } from './chances.ts';

/** Counts from 0 to 15 of each team; higher ones are added to the last row. */
export const GRID_SIZE = 16;
const CELLS = GRID_SIZE * GRID_SIZE;
/** Chances of every pair of counts, row by row (home * 16 + away). */
export type Grid = Float64Array;

function poisson(mean: number, from: number): Float64Array {
  const chances = new Float64Array(GRID_SIZE);
  let term = Math.exp(-mean);
  let rest = 1;
  for (let count = 0; from + count < GRID_SIZE - 1; count++) {
    chances[from + count] = term;
    rest -= term;
    term = (term * mean) / (count + 1);
  }
  const last = GRID_SIZE - 1;
  chances[last] = Math.max(0, rest);
  return chances;
}

function gridOf(home: Float64Array, away: Float64Array): Grid {
  const grid = new Float64Array(CELLS);
  for (let h = 0; h < GRID_SIZE; h++)
    for (let a = 0; a < GRID_SIZE; a++) grid[h * GRID_SIZE + a] = (home[h] as number) * (away[a] as number);
  return grid;
}

const LAST = GRID_SIZE - 1;

/** Distribution of final counts: `now` plus Poisson counts with `means`. */
export const poissonGrid = (means: Pair, now: Pair): Grid =>
  gridOf(poisson(means[0], Math.min(now[0], LAST)), poisson(means[1], Math.min(now[1], LAST)));

/** Distribution of final counts in which some events count twice; both teams have the same means. */
export function doubledGrid({ single, double }: { single: number; double: number }, now: Pair): Grid {
  const twice = poisson(double, 0);
  const [home, away] = now.map((from) => {
    const once = poisson(single, Math.min(from, LAST));
    const sums = new Float64Array(GRID_SIZE);
    once.forEach((chance, count) => {
      for (let more = 0; more < GRID_SIZE; more++) {
        const at = Math.min(LAST, count + 2 * more);
        sums[at] = (sums[at] as number) + chance * (twice[more] as number);
      }
    });
    return sums;
  });
  return gridOf(home as Float64Array, away as Float64Array);
}

/** The grid with draws decided by one more goal, scored by the first team with `chance`. */
export function withOvertime(grid: Grid, chance: number): Grid {
  const out = grid.slice();
  for (let n = 0; n < GRID_SIZE - 1; n++) {
    const at = n * GRID_SIZE + n;
    const drawn = out[at] as number;
    out[at] = 0;
    out[at + GRID_SIZE] = (out[at + GRID_SIZE] as number) + drawn * chance;
    out[at + 1] = (out[at + 1] as number) + drawn * (1 - chance);
  }
  return out;
}

/** Shares of the winnings and of the stake paid for a status: payoff = wins * coef + returns. */
const PAYS: Readonly<Record<number, readonly [wins: number, returns: number]>> = {
  [BetStatus.Win]: [1, 0],
  [BetStatus.Return]: [0, 1],
  [BetStatus.HalfWinHalfReturn]: [0.5, 0.5],
  [BetStatus.HalfLoseHalfReturn]: [0, 0.5],
  [BetStatus.HalfLoseHalfWin]: [0.5, 0],
};
const NOTHING = [0, 0] as const;

interface Payoffs {
  statuses: Uint8Array;
  wins: Float64Array;
  returns: Float64Array | null;
}

export interface OutcomeQuery {
  typeId: number;
  outcomeTypeId: number;
  /** Line of the picked side. */
  param: number | null;
}

const TYPE_KEYS = 10_000;
const PARAM_KEYS = 1_000_000;
const keyOf = ({ typeId, outcomeTypeId, param }: OutcomeQuery): number =>
  (typeId * TYPE_KEYS + outcomeTypeId) * PARAM_KEYS + (param ?? 0) + PARAM_KEYS / 2;

/** Payoffs are computed by the settlement code, once per query, so that prices and payouts cannot differ. */
function payoffs(query: OutcomeQuery, results: readonly GameResult[]): Payoffs {
  const wins = new Float64Array(results.length);
  const returns = new Float64Array(results.length);
  const statuses = new Uint8Array(results.length);
  let hasReturns = false;
  results.forEach((result, at) => {
    const status = settleOutcome({ marketTypeId: query.typeId, outcomeTypeId: query.outcomeTypeId, param: query.param }, result);
    const [won, returned] = PAYS[status] ?? NOTHING;
    statuses[at] = Math.max(0, status);
    wins[at] = won;
    returns[at] = returned;
    hasReturns ||= returned > 0;
  });
  return { statuses, wins, returns: hasReturns ? returns : null };
}

class PayoffTable {
  readonly #results: readonly GameResult[];
  readonly #known = new Map<number, Payoffs>();

  constructor(results: readonly GameResult[]) {
    this.#results = results;
  }

  of(query: OutcomeQuery): Payoffs {
    const key = keyOf(query);
    let known = this.#known.get(key);
    if (known === undefined) {
      known = payoffs(query, this.#results);
      this.#known.set(key, known);
    }
    return known;
  }
}

const cells: GameResult[] = Array.from({ length: CELLS }, (_, cell) => {
  const pair: Pair = [Math.floor(cell / GRID_SIZE), cell % GRID_SIZE];
  const count = { main: pair, periods: [pair, pair, pair, pair] };
  return { main: pair, periods: count.periods, corners: count, cards: count };
});
const FINAL_TABLE = new PayoffTable(cells);

const HALF_SIZE = 6;
const HALF_CELLS = HALF_SIZE * HALF_SIZE;
const halfPair = (cell: number): Pair => [Math.floor(cell / HALF_SIZE), cell % HALF_SIZE];
const HALVES_TABLE = new PayoffTable(
  Array.from({ length: HALF_CELLS * HALF_CELLS }, (_, at) => {
    const first = halfPair(Math.floor(at / HALF_CELLS));
    const second = halfPair(at % HALF_CELLS);
    return { main: [first[0] + second[0], first[1] + second[1]] as const, periods: [first, second] };
  }),
);

function fairChance(chances: Float64Array, { wins, returns }: Payoffs): number {
  let won = 0;
  for (let at = 0; at < chances.length; at++) won += (chances[at] as number) * (wins[at] as number);
  if (returns === null) return won;
  let returned = 0;
  for (let at = 0; at < chances.length; at++) returned += (chances[at] as number) * (returns[at] as number);
  return returned >= 1 - 1e-9 ? 0 : won / (1 - returned);
}

/** Fair implied probability of an outcome under a grid of final counts. */
export const chanceIn = (grid: Grid, query: OutcomeQuery): number => fairChance(grid, FINAL_TABLE.of(query));

/** Chance that the stake of an outcome is returned, in full or by half. */
export function returnIn(grid: Grid, query: OutcomeQuery): number {
  const { returns } = FINAL_TABLE.of(query);
  return returns === null ? 0 : grid.reduce((sum, chance, at) => sum + chance * (returns[at] as number), 0);
}

/** Every way in which an outcome can end under a grid of final counts; undefined if its stake cannot be returned. */
export function chancesIn(grid: Grid, query: OutcomeQuery): OutcomeChances | undefined {
  const { statuses, returns } = FINAL_TABLE.of(query);
  if (returns === null) return undefined;
  const sums = new Float64Array(BetStatus.HalfLoseHalfWin + 1);
  for (let at = 0; at < grid.length; at++) {
    const status = statuses[at] as number;
    sums[status] = (sums[status] as number) + (grid[at] as number);
  }
  const [, won = 0, returned = 0, forced = 0, halfWon = 0, halfReturned = 0, halfLost = 0] = sums;
  return { won, returned: returned + forced, halfWon, halfReturned, halfLost };
}

/** Joint distribution of the counts of both halves. */
export type HalvesGrid = Float64Array;

export function halvesGrid(first: Grid, second: Grid): HalvesGrid {
  const small = (grid: Grid): Float64Array => {
    const out = new Float64Array(HALF_CELLS);
    grid.forEach((chance, cell) => {
      const home = Math.min(HALF_SIZE - 1, Math.floor(cell / GRID_SIZE));
      const away = Math.min(HALF_SIZE - 1, cell % GRID_SIZE);
      const at = home * HALF_SIZE + away;
      out[at] = (out[at] as number) + chance;
    });
    return out;
  };
  const [one, two] = [small(first), small(second)];
  const grid = new Float64Array(HALF_CELLS * HALF_CELLS);
  one.forEach((chance, at) => {
    if (chance > 0) for (let other = 0; other < HALF_CELLS; other++) grid[at * HALF_CELLS + other] = chance * (two[other] as number);
  });
  return grid;
}

/** Fair implied probability of an outcome that depends on both halves. */
export const chanceInHalves = (grid: HalvesGrid, query: OutcomeQuery): number => fairChance(grid, HALVES_TABLE.of(query));
