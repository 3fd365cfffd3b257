/** Pivots after which a cover counts as not found; far more than any book needs. */
const MOST_PIVOTS = 5000;
const TINY = 1e-9;

/** Stakes that are paid at least 1 in each of some ends of a game. */
export interface Cover {
  cost: number;
  /** By the number of the bet. */
  stakes: ReadonlyMap<number, number>;
}

/**
 * The cheapest way of being paid at least 1 in every end of a game: below a cost of 1 the book can be beaten without risk. Undefined if no
 * bets cover all ends.
 *
 * The dual programme is solved by the simplex method: weights of the ends, as large as possible together, with which no bet is worth more
 * than its stake.
 *
 * @param ends - for every end, what a stake of 1 on each bet is paid.
 */
export function cheapestCover(ends: readonly Float64Array[]): Cover | undefined {
  const bets = ends[0]?.length ?? 0;
  const last = ends.length;
  // One row for each bet and one for the gains; one column for each end and one for the right side.
  const table = Array.from({ length: bets + 1 }, (_, bet) =>
    Float64Array.from({ length: last + 1 }, (__, end) => {
      if (end === last) return bet === bets ? 0 : 1;
      return bet === bets ? 1 : (ends[end]?.[bet] ?? 0);
    }),
  );
  // What rows and columns are for: ends are numbered from 0, slacks of bets are -1, -2…
  const rows = Array.from({ length: bets }, (_, bet) => -1 - bet);
  const columns = Array.from({ length: last }, (_, end) => end);
  const gains = table[bets] as Float64Array;
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots += 1) {
    const column = largest(gains, last);
    if (column < 0) {
      const stakes = columns.flatMap((of, at) => (of < 0 ? [[-1 - of, -(gains[at] as number)] as const] : []));
      return { cost: -(gains[last] as number), stakes: new Map(stakes.filter(([, stake]) => stake > TINY)) };
    }
    const row = tightest(table, column, last);
    if (row < 0) return undefined;
    [rows[row], columns[column]] = [columns[column] as number, rows[row] as number];
    exchange(table, row, column);
  }
  return undefined;
}

function largest(gains: Float64Array, last: number): number {
  let column = -1;
  let most = TINY;
  for (let end = 0; end < last; end += 1) if ((gains[end] as number) > most) [column, most] = [end, gains[end] as number];
  return column;
}

/** The bet that first limits the weight of a column. */
function tightest(table: readonly Float64Array[], column: number, last: number): number {
  let row = -1;
  let least = Infinity;
  for (let bet = 0; bet < table.length - 1; bet += 1) {
    const cells = table[bet] as Float64Array;
    const ratio = (cells[last] as number) / (cells[column] as number);
    if ((cells[column] as number) > TINY && ratio < least - TINY) [row, least] = [bet, ratio];
  }
  return row;
}

/** Exchanges what a row and a column are for, in place. */
function exchange(table: readonly Float64Array[], row: number, column: number): void {
  const own = table[row] as Float64Array;
  const pivot = own[column] as number;
  own[column] = 1;
  for (let at = 0; at < own.length; at += 1) own[at] = (own[at] as number) / pivot;
  table.forEach((cells, at) => {
    const factor = cells[column] as number;
    if (at === row || factor === 0) return;
    cells[column] = 0;
    for (let each = 0; each < cells.length; each += 1) cells[each] = (cells[each] as number) - factor * (own[each] as number);
  });
}
