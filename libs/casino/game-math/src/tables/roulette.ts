import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { type Rules, settled } from '../core/model.ts';

export const POCKETS = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const numbers = (isCovered: (n: number) => boolean): number[] =>
  Array.from({ length: POCKETS - 1 }, (_, at) => at + 1).filter((n) => isCovered(n));

const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  red: numbers((n) => RED.has(n)),
  black: numbers((n) => !RED.has(n)),
  even: numbers((n) => n % 2 === 0),
  odd: numbers((n) => n % 2 === 1),
  low: numbers((n) => n <= 18),
  high: numbers((n) => n > 18),
  'dozen-1': numbers((n) => n <= 12),
  'dozen-2': numbers((n) => n > 12 && n <= 24),
  'dozen-3': numbers((n) => n > 24),
  'column-1': numbers((n) => n % 3 === 1),
  'column-2': numbers((n) => n % 3 === 2),
  'column-3': numbers((n) => n % 3 === 0),
};
const EVEN_MONEY = new Set(['red', 'black', 'even', 'odd', 'low', 'high']);

const isSplit = ([a = 0, b = 0]: readonly number[]): boolean =>
  a === 0 ? b >= 1 && b <= 3 : (b - a === 3 && b <= 36) || (b - a === 1 && a % 3 !== 0);
const isRow = ([a = 0]: readonly number[], rows: number): boolean => a % 3 === 1 && a + rows * 3 - 1 <= 36;
const isCorner = ([a = 0]: readonly number[]): boolean => a === 0 || (a >= 1 && a % 3 !== 0 && a + 4 <= 36);

/** Numbers covered by a place; null for an unknown place. Examples: `straight-17`, `split-17-20`, `street-16`, `corner-16`, `line-16`. */
export function coveredBy(on: string): readonly number[] | null {
  const outside = OUTSIDE[on];
  if (outside !== undefined) return outside;
  const [name = '', ...parts] = on.split('-');
  if (parts.some((part) => !/^(0|[1-9]\d?)$/.test(part))) return null;
  const at = parts.map(Number);
  const [first = -1] = at;
  if (first < 0 || first > 36) return null;
  const isOne = at.length === 1;
  if (name === 'straight' && isOne) return at;
  if (name === 'split' && at.length === 2 && isSplit(at)) return at;
  if (name === 'street' && isOne && isRow(at, 1)) return [first, first + 1, first + 2];
  if (name === 'line' && isOne && isRow(at, 2)) return Array.from({ length: 6 }, (_, n) => first + n);
  if (name === 'corner' && isOne && isCorner(at)) return first === 0 ? [0, 1, 2, 3] : [first, first + 1, first + 3, first + 4];
  return null;
}

/** Payout of a place for a pocket, in hundredths, stake included. French rules refund half of an even-money bet on zero. */
export function roulettePays(on: string, pocket: number, isFrench: boolean): number {
  const covered = coveredBy(on) ?? [];
  if (covered.includes(pocket)) return (36 / covered.length) * 100;
  return isFrench && pocket === 0 && EVEN_MONEY.has(on) ? 50 : 0;
}

export const PLACES: readonly string[] = [...Object.keys(OUTSIDE), ...Array.from({ length: POCKETS }, (_, n) => `straight-${n}`)];

/** Single-zero roulette. @spec CS-05 */
export const roulette = (isFrench: boolean): Rules => {
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => coveredBy(on) !== null);
  return {
    family: 'roulette',
    options: [{ name: 'bets', kind: 'bets', values: PLACES }],
    standard: { bets: [{ on: 'red', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, _moves, draw) => {
      const pocket = draw(POCKETS);
      const bets = settleBets(read(bet) ?? [], (on) => roulettePays(on, pocket, isFrench));
      return settled(bet.amount, sumReturned(bets), { kind: 'roulette', pocket, bets });
    },
  };
};
