import { TALL, WIDE } from '@touchline/casino-stage-ui';

export const SIDE = 5;
export const CELLS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
const GAP = 12;

interface FieldPlace {
  width: number;
  height: number;
  left: number;
  top: number;
  cell: number;
  gap: number;
}

/** Where the field lies on the stage, in its units. */
export function fieldOn(form: 'wide' | 'tall'): FieldPlace {
  const { width, height } = form === 'tall' ? TALL : WIDE;
  const cell = form === 'tall' ? 156 : 142;
  const side = SIDE * cell + (SIDE - 1) * GAP;
  return { width, height, left: (width - side) / 2, top: form === 'tall' ? 60 : 34, cell, gap: GAP };
}

/** Middle of a cell; cells are counted row by row. */
export const cellAt = ({ left, top, cell, gap }: FieldPlace, nth: number): { x: number; y: number } => ({
  x: left + (nth % SIDE) * (cell + gap) + cell / 2,
  y: top + Math.floor(nth / SIDE) * (cell + gap) + cell / 2,
});
