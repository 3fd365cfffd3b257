export type Side = 'player' | 'banker' | 'tie';
/** Rows of both roads. */
const ROAD_ROWS = 6;

export interface Result {
  /** Number of the round in this visit. */
  count: number;
  side: Side;
}
const KEPT = 200;

/** Results in the order of their rounds, with one more; a round that is known already changes nothing. */
export const withResult = (results: readonly Result[], result: Result): readonly Result[] =>
  results.some(({ count }) => count === result.count) ? results : [...results, result].slice(-KEPT);

export interface Bead {
  column: number;
  row: number;
  side: Side;
}

/** The bead plate: every result in its order, down each column and then to the next. */
export const beadPlate = (sides: readonly Side[]): readonly Bead[] =>
  sides.map((side, at) => ({ column: Math.floor(at / ROAD_ROWS), row: at % ROAD_ROWS, side }));

export interface RoadCell {
  column: number;
  row: number;
  side: 'player' | 'banker';
  /** Ties since this result, or before the first one. */
  ties: number;
}

/**
 * The big road: a column for every run of one side. A run that reaches the last row, or a cell that is taken, turns to the right. Ties are
 * counted at the result before them; ties before the first result are counted at it.
 */
export function bigRoad(sides: readonly Side[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let early = 0;
  let start = -1;
  for (const side of sides) {
    const last = cells.at(-1);
    if (side === 'tie') {
      if (last === undefined) early += 1;
      else last.ties += 1;
      continue;
    }
    let column: number;
    let row: number;
    if (last !== undefined && last.side === side) {
      const isFree = last.row + 1 < ROAD_ROWS && !taken.has(`${last.column}/${last.row + 1}`) && !hasTurned(cells);
      [column, row] = isFree ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else {
      start += 1;
      while (taken.has(`${start}/0`)) start += 1;
      [column, row] = [start, 0];
    }
    taken.add(`${column}/${row}`);
    cells.push({ column, row, side, ties: last === undefined ? early : 0 });
  }
  return cells;
}

/** Whether the present run has turned to the right: it then stays in its row. */
function hasTurned(cells: readonly RoadCell[]): boolean {
  const [last, before] = [cells.at(-1), cells.at(-2)];
  return last !== undefined && before !== undefined && last.side === before.side && last.column > before.column && last.row === before.row;
}
