import { LegFate } from '@touchline/betting-builder-math';
import { countsExtraTime, marketTypeOf, settleOutcome, type GameResult, type Pair } from '@touchline/betting-rules';
import { BetStatus } from '@touchline/betting-contract';
import { GRID_SIZE } from '../pricing/grid.ts';

/** A leg in the terms of settlement. */
export interface LegQuery {
  marketTypeId: number;
  outcomeTypeId: number;
  /** Thousandths; null for markets without a line. */
  param: number | null;
}

const FATES: Readonly<Record<number, LegFate>> = {
  [BetStatus.Win]: LegFate.Won,
  [BetStatus.Lose]: LegFate.Lost,
  [BetStatus.Return]: LegFate.Returned,
};

/** Enough for all queries of about fifty games. */
const MOST_KNOWN = 2000;

/** Fates of a leg in every cell of a grid, computed by the settlement code once per query, so that prices and payouts cannot differ. */
export class FateTable {
  readonly #cells: number;
  readonly #resultAt: (cell: number) => GameResult;
  readonly #known = new Map<string, Uint8Array | null>();

  constructor(cells: number, resultAt: (cell: number) => GameResult) {
    this.#cells = cells;
    this.#resultAt = resultAt;
  }

  /** @returns null for a query that counts cannot answer or that can be half won. */
  of(query: LegQuery): Uint8Array | null {
    const key = `${query.marketTypeId}:${query.outcomeTypeId}:${query.param}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const fates = this.#settle(query);
    this.#known.set(key, fates);
    return fates;
  }

  #settle(query: LegQuery): Uint8Array | null {
    // What follows regular time is not among the counts.
    if (marketTypeOf(query.marketTypeId) === undefined || countsExtraTime(query.marketTypeId)) return null;
    const fates = new Uint8Array(this.#cells);
    for (let cell = 0; cell < this.#cells; cell += 1) {
      const fate = FATES[settleOutcome(query, this.#resultAt(cell))];
      if (fate === undefined) return null;
      fates[cell] = fate;
    }
    return fates;
  }
}

/** Counts of a whole game or one part: cells are `home * 16 + away`. */
export const COUNT_FATES = new FateTable(GRID_SIZE * GRID_SIZE, (cell) => {
  const pair: Pair = [Math.floor(cell / GRID_SIZE), cell % GRID_SIZE];
  const count = { main: pair, periods: [pair, pair, pair, pair] };
  return { ...count, corners: count, cards: count };
});

/** Rows for a team's count in a half; the last row means this many minus one, or more. */
export const HALF_SIZE = 12;
export const HALF_CELLS = HALF_SIZE * HALF_SIZE;
const pairOf = (cell: number): Pair => [Math.floor(cell / HALF_SIZE), cell % HALF_SIZE];

/** Counts of both halves: the cell is `first half * 144 + second half`. */
export const HALVES_FATES = new FateTable(HALF_CELLS * HALF_CELLS, (cell) => {
  const first = pairOf(Math.floor(cell / HALF_CELLS));
  const second = pairOf(cell % HALF_CELLS);
  const count = { main: [first[0] + second[0], first[1] + second[1]] as const, periods: [first, second] };
  return { ...count, corners: count, cards: count };
});
