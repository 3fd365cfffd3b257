import { type Draw, drawFrom, drawOf } from '../core/draw.ts';
import { isWithin, paid, type Rules, settled } from '../core/model.ts';

const SIDE = 5;
const COLUMN_BALLS = 15;
const CENTRE = 12;
export const BINGO_BALLS = 75;
export const BINGO_DRAWN = 35;

/** Cells of the twelve lines; cells are numbered row by row and the centre is free. */
export const BINGO_LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => row * SIDE + column)),
  ...Array.from({ length: SIDE }, (_, column) => Array.from({ length: SIDE }, (_, row) => row * SIDE + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** Payout in hundredths of the stake by number of full lines; the last entry covers all higher numbers. */
export const BINGO_PAYS: readonly number[] = [0, 200, 700, 2_500, 10_000, 50_000, 200_000];
export const bingoPays = (lines: number): number => BINGO_PAYS[Math.min(lines, BINGO_PAYS.length - 1)] ?? 0;

/** Number of cards to choose from. */
const CARDS = 9_999;
const WORD_BYTES = 4;

/** Word n of the stream that determines card `card`: a bit mixer with the same output on every platform. */
function printedWord(card: number, n: number): number {
  let bits = (Math.imul(card, 0x9e3779b1) + Math.imul(n + 1, 0x85ebca6b)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const printOf = (card: number): Draw =>
  drawOf((n) => {
    const bytes = new Uint8Array(WORD_BYTES);
    new DataView(bytes.buffer).setUint32(0, printedWord(card, n));
    return bytes;
  });

/** The numbers of a card, row by row; 0 is the free centre. */
function cardFrom(draw: Draw): readonly number[] {
  const columns = Array.from({ length: SIDE }, (_, column) =>
    drawFrom(
      draw,
      Array.from({ length: COLUMN_BALLS }, (_, at) => column * COLUMN_BALLS + at + 1),
      SIDE,
    ),
  );
  return Array.from({ length: SIDE * SIDE }, (_, cell) => (cell === CENTRE ? 0 : (columns[cell % SIDE]?.[Math.floor(cell / SIDE)] ?? 0)));
}

/**
 * Bingo with 75 balls: 35 are drawn for all players, and full lines of the player's card pay. The card depends only on its number, so the
 * draw cannot favour any player. Rounds from before cards were numbered draw their card first.
 *
 * @spec CS-05
 */
export const bingo = (): Rules => ({
  family: 'bingo',
  idle: 'bingo',
  options: [{ name: 'card', kind: 'whole', min: 1, max: CARDS }],
  standard: { card: 1 },
  accepts: ({ choice }) => isWithin(choice['card'], 1, CARDS),
  ownOf: ({ card }) => (isWithin(card, 1, CARDS) ? { card: cardFrom(printOf(card)) } : {}),
  play: ({ amount, choice }, _moves, draw) => {
    const card = cardFrom(isWithin(choice['card'], 1, CARDS) ? printOf(choice['card']) : draw);
    const balls = Array.from({ length: BINGO_BALLS }, (_, at) => at + 1);
    const drawn = drawFrom(draw, balls, BINGO_DRAWN);
    const isMarked = (cell: number): boolean => cell === CENTRE || drawn.includes(card[cell] ?? 0);
    const lines = BINGO_LINES.filter((line) => line.every(isMarked)).length;
    const times = bingoPays(lines);
    return settled(amount, paid(amount, times), { kind: 'bingo', card, drawn, lines, times });
  },
});
