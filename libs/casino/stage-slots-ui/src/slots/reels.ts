import { type Picture, symbolOf } from '@touchline/casino-game-art';
import { TEMPO } from '@touchline/casino-stage-ui';
import { centreOf } from './layout.ts';
import { type Plan, putSymbol, turn } from './plan.ts';
import { stripOf } from './slot-art.ts';

/** What runs past between two results: a sequence that knows nothing of either. */
const PASSING = 'FEDGCFBEAGDFEC';
/** A game of three reels has no G. */
const passingOf = (columns: number): string => (columns < 5 ? PASSING.replaceAll('G', 'E') : PASSING);
const RUN_UP_MS = 150;
const SETTLE_MS = 300;
/** Cells that pass while a reel gains speed. */
const RUN_UP = 0.7;
const CELLS_PER_MS = 0.014;

/** Letters of the first picture of a grid: the best symbols of the game, in an order of which no row or line is a win. */
const FIRST = 'ACEBDF';
export const idleColumns = ({ layout: { columns, rows } }: Plan): readonly string[] =>
  Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => FIRST[(column * 4 + row) % FIRST.length]).join(''),
  );

/** When a reel stops after the start of its spin. */
export const stopOf = (reel: number): number => TEMPO.reel + reel * TEMPO.stop;

interface Reel {
  /** Unique on the stage. */
  id: string;
  column: number;
  /** First of the rows that it shows. */
  row: number;
  /** What it shows before and after, from top to bottom. */
  from: readonly (Picture | undefined)[];
  to: readonly (Picture | undefined)[];
  passing: readonly (Picture | undefined)[];
}

/** Turns a reel from what it shows to what was drawn. It takes as long for every result. @returns when it stops */
export function turnReel(plan: Plan, { id, column, row, from, to, passing }: Reel, at: number): number {
  const { actors, cues, layout } = plan;
  const { cell } = layout;
  const stopMs = stopOf(column);
  const count = Math.round((stopMs - RUN_UP_MS - SETTLE_MS) * CELLS_PER_MS + RUN_UP + 1);
  const pass = Array.from({ length: count - to.length }, (_, nth) => passing[(nth + column * 3) % passing.length]);
  // A cell more at the top: the reel goes a little too far and back.
  const cells = [passing[column % passing.length], ...to, ...pass, ...from];
  const picture = stripOf(`${plan.art.id}-${id}-${Math.round(cell.width)}x${Math.round(cell.height)}-${hashOf(cells)}`, cells, layout);
  const middle = centreOf(layout, column, row + (to.length - 1) / 2);
  const [start, end] = [(1 + count) * cell.height, cell.height];
  actors.push({ id, picture, window: to.length * cell.height, pose: { ...middle, alpha: 0, scroll: start } });
  turn(plan, id, at, { alpha: 1 });
  const move = { kind: 'move', actor: id } as const;
  cues.push(
    { ...move, at, lasts: RUN_UP_MS, to: { scroll: start - RUN_UP * cell.height }, ease: 'in' },
    { ...move, at: at + RUN_UP_MS, lasts: stopMs - RUN_UP_MS - SETTLE_MS, to: { scroll: end + cell.height }, ease: 'even' },
    { ...move, at: at + stopMs - SETTLE_MS, lasts: SETTLE_MS, to: { scroll: end }, ease: 'settle' },
  );
  turn(plan, id, at + stopMs, { alpha: 0 });
  return at + stopMs;
}

const hashOf = (cells: readonly (Picture | undefined)[]): string =>
  cells.map((cell) => cell?.id.split('-').slice(-2).join('') ?? '').join();

/** Symbols on the grid, by cell: the ids of their actors and their pictures. */
export type Shown = Map<number, { id: string; picture: Picture }>;

/** Puts the letters of columns on the grid. */
export function putColumns(plan: Plan, name: string, columns: readonly string[], alpha = 1): Shown {
  const shown: Shown = new Map();
  columns.forEach((letters, column) =>
    [...letters].forEach((letter, row) => {
      const picture = symbolOf(plan.art, letter);
      if (picture === undefined) return;
      const id = `${name}-${column}-${row}`;
      putSymbol(plan, id, { picture, column, row, alpha });
      shown.set(column * 10 + row, { id, picture });
    }),
  );
  return shown;
}

/** Pictures of a column as it is shown. */
export const columnOf = (shown: Shown, column: number, rows: number): readonly (Picture | undefined)[] =>
  Array.from({ length: rows }, (_, row) => shown.get(column * 10 + row)?.picture);

/** Spins all reels from what is shown to new columns. @returns what is shown then, and when all reels are at rest */
export function spinReels(plan: Plan, name: string, { from, to, at }: { from: Shown; to: Shown; at: number }): number {
  const { columns, rows } = plan.layout;
  const passing = [...passingOf(columns)].map((letter) => symbolOf(plan.art, letter));
  for (const { id } of from.values()) turn(plan, id, at, { alpha: 0 });
  plan.cues.push({ kind: 'sound', at, sound: 'start' });
  let rest = at;
  for (let column = 0; column < columns; column++) {
    const reel = {
      id: `${name}-reel-${column}`,
      column,
      row: 0,
      from: columnOf(from, column, rows),
      to: columnOf(to, column, rows),
      passing,
    };
    rest = turnReel(plan, reel, at);
    for (let row = 0; row < rows; row++) {
      const cell = to.get(column * 10 + row);
      if (cell !== undefined) turn(plan, cell.id, rest, { alpha: 1 });
    }
    plan.cues.push({ kind: 'sound', at: rest, sound: 'stop' });
  }
  return rest;
}
