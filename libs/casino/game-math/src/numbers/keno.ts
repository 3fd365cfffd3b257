import { drawFrom } from '../core/draw.ts';
import { paid, type Rules, settled } from '../core/model.ts';

/** Number of balls in the machine and number of balls drawn. */
export interface KenoSize {
  of: number;
  drawn: number;
}

/** Payout in hundredths of the stake by count of chosen numbers (from 1), then by count of hits. */
export type KenoPays = readonly (readonly number[])[];

/** Keno: 20 of 80. */
export const KENO: KenoPays = [
  [0, 380],
  [0, 100, 960],
  [0, 0, 240, 4_400],
  [0, 0, 150, 700, 10_000],
  [0, 0, 100, 250, 1_500, 40_000],
  [0, 0, 50, 180, 700, 5_000, 150_000],
  [0, 0, 50, 100, 400, 2_000, 15_000, 500_000],
  [0, 0, 0, 100, 250, 1_000, 8_000, 60_000, 1_000_000],
  [0, 0, 0, 50, 170, 550, 3_500, 25_000, 200_000, 2_000_000],
  [300, 0, 0, 0, 150, 300, 1_500, 10_000, 60_000, 400_000, 2_500_000],
];
export const KENO_SIZE: KenoSize = { of: 80, drawn: 20 };

/** The televised draw: 7 of 42; every chosen number has to be drawn. */
export const DRAW: KenoPays = [
  [0, 570],
  [0, 0, 3_900],
  [0, 0, 0, 31_000],
  [0, 0, 0, 0, 300_000],
];
export const DRAW_SIZE: KenoSize = { of: 42, drawn: 7 };

function readNumbers(value: unknown, { of }: KenoSize, most: number): readonly number[] | null {
  if (!Array.isArray(value) || value.length < 1 || value.length > most || new Set(value).size < value.length) return null;
  return value.every((n) => Number.isInteger(n) && n >= 1 && n <= of) ? (value as number[]) : null;
}

/** A draw of numbers without replacement. @spec CS-05 */
export const numbersGame = (family: 'keno' | 'draw', size: KenoSize, pays: KenoPays): Rules => ({
  family,
  idle: family,
  options: [{ name: 'numbers', kind: 'numbers', of: size.of, from: 1, to: pays.length }],
  standard: { numbers: family === 'keno' ? [7, 14, 21, 28, 35, 42] : [7, 21] },
  accepts: ({ choice }) => readNumbers(choice['numbers'], size, pays.length) !== null,
  play: ({ amount, choice }, _moves, draw) => {
    const chosen = readNumbers(choice['numbers'], size, pays.length) ?? [];
    const balls = Array.from({ length: size.of }, (_, at) => at + 1);
    const drawn = drawFrom(draw, balls, size.drawn);
    const hits = chosen.filter((n) => drawn.includes(n)).length;
    const times = pays[chosen.length - 1]?.[hits] ?? 0;
    return settled(amount, paid(amount, times), { kind: 'numbers', drawn, chosen, hits, times });
  },
});
