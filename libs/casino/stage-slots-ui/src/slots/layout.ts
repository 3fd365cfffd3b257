import { type StageAround, TALL, WIDE } from '@touchline/casino-stage-ui';

/** Where the cells of a grid lie on the stage, in its units. */
export interface Layout {
  stage: typeof WIDE | typeof TALL;
  columns: number;
  rows: number;
  cell: { width: number; height: number };
  /** Side of a symbol with its halo. */
  symbol: number;
  grid: { x: number; y: number; width: number; height: number };
}

/** The stage around the grid: the frame of the reels, the number of a free spin above them, the result below. */
const ROOM = { wide: { side: 60, top: 80, foot: 104 }, tall: { side: 26, top: 90, foot: 120 } } as const;
const MOST_HIGH = 1.35;
const MOST_WIDE = 1.15;
const DEFAULT = { columns: 3, rows: 3 };

export function layoutOf({ form, facts }: Pick<StageAround, 'form' | 'facts'>): Layout {
  const { columns, rows } = facts.grid ?? DEFAULT;
  const stage = form === 'tall' ? TALL : WIDE;
  const { side, top, foot } = ROOM[form];
  const [across, down] = [(stage.width - 2 * side) / columns, (stage.height - top - foot) / rows];
  const cell = { width: Math.min(across, down * MOST_WIDE), height: Math.min(down, across * MOST_HIGH) };
  const [width, height] = [cell.width * columns, cell.height * rows];
  const grid = { x: (stage.width - width) / 2, y: top + (stage.height - top - foot - height) / 2, width, height };
  return { stage, columns, rows, cell, symbol: Math.min(cell.width, cell.height), grid };
}

/** Centre of a cell; a row below 0 is above the grid. */
export const centreOf = ({ grid, cell }: Layout, column: number, row: number): { x: number; y: number } => ({
  x: grid.x + (column + 0.5) * cell.width,
  y: grid.y + (row + 0.5) * cell.height,
});

/** Column and row of a cell of a scene. */
export const placeOf = (cell: number): readonly [column: number, row: number] => [Math.floor(cell / 10), cell % 10];
