import { drawFrom } from '../core/draw.ts';
import { paid, type Rules, settled } from '../core/model.ts';

const SIDE = 5;
const COLUMN_BALLS = 15;
const CENTRE = 12;
export const BINGO_BALLS = 75;
export const BINGO_DRAWN = 35;

/** Cells of the twelve lines; cells are numbered row by row and the one in the middle is free. */
export const BINGO_LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => row * SIDE + column)),
  ...Array.from({ length: SIDE }, (_, column) => Array.from({ length: SIDE }, (_, row) => row * SIDE + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** Hundredths of the stake by lines that are full; the last for all above. */
export const BINGO_PAYS: readonly number[] = [0, 200, 700, 2_500, 10_000, 50_000, 200_000];
export const bingoPays = (lines: number): number => BINGO_PAYS[Math.min(lines, BINGO_PAYS.length - 1)] ?? 0;

/** Bingo with 75 balls: 35 are drawn, and full lines pay. @spec CS-05 */
export const bingo = (): Rules => ({
  family: 'bingo',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, _moves, draw) => {
    const columns = Array.from({ length: SIDE }, (_, column) =>
      drawFrom(
        draw,
        Array.from({ length: COLUMN_BALLS }, (_, at) => column * COLUMN_BALLS + at + 1),
        SIDE,
      ),
    );
    const card = Array.from({ length: SIDE * SIDE }, (_, cell) =>
      cell === CENTRE ? 0 : (columns[cell % SIDE]?.[Math.floor(cell / SIDE)] ?? 0),
    );
    const balls = Array.from({ length: BINGO_BALLS }, (_, at) => at + 1);
    const drawn = drawFrom(draw, balls, BINGO_DRAWN);
    const isMarked = (cell: number): boolean => cell === CENTRE || drawn.includes(card[cell] ?? 0);
    const lines = BINGO_LINES.filter((line) => line.every(isMarked)).length;
    const times = bingoPays(lines);
    return settled(amount, paid(amount, times), { kind: 'bingo', card, drawn, lines, times });
  },
});
