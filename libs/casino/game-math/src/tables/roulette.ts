import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { type Rules, settled } from '../core/model.ts';

export type RouletteKind = 'european' | 'french' | 'american';
const HIGHEST = 36;
/** The pocket 00 of an American wheel. */
export const DOUBLE_ZERO = 37;
/** Pockets of a wheel. */
export const pocketsOf = (kind: RouletteKind): number => (kind === 'american' ? HIGHEST + 2 : HIGHEST + 1);

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const ALL = Array.from({ length: HIGHEST }, (_, at) => at + 1);
const numbers = (isCovered: (n: number) => boolean): number[] => ALL.filter((n) => isCovered(n));

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

type Place = readonly [on: string, covered: readonly number[]];
const ZERO: readonly Place[] = [
  ...[1, 2, 3].map((n): Place => [`split-0-${n}`, [0, n]]),
  ['trio-0-1-2', [0, 1, 2]],
  ['trio-0-2-3', [0, 2, 3]],
  ['corner-0', [0, 1, 2, 3]],
];
const ZEROS: readonly Place[] = [
  ['straight-00', [DOUBLE_ZERO]],
  ['split-0-00', [0, DOUBLE_ZERO]],
  ['split-0-1', [0, 1]],
  ['split-0-2', [0, 2]],
  ['split-00-2', [DOUBLE_ZERO, 2]],
  ['split-00-3', [DOUBLE_ZERO, 3]],
  ['trio-0-1-2', [0, 1, 2]],
  ['trio-0-00-2', [0, DOUBLE_ZERO, 2]],
  ['trio-00-2-3', [DOUBLE_ZERO, 2, 3]],
  ['basket', [0, DOUBLE_ZERO, 1, 2, 3]],
];
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);
const SPLITS = ALL.flatMap((n): Place[] => [
  ...(n % 3 === 0 ? [] : [[`split-${n}-${n + 1}`, [n, n + 1]] as const]),
  ...(n + 3 > HIGHEST ? [] : [[`split-${n}-${n + 3}`, [n, n + 3]] as const]),
]);
const ROWS = numbers((n) => n % 3 === 1);

/** Every place with the pockets that it covers; outside bets and single numbers first. */
const layoutOf = (ofZeros: readonly Place[]): ReadonlyMap<string, readonly number[]> =>
  new Map([
    ...Object.entries(OUTSIDE),
    ['straight-0', [0]],
    ...ofZeros.filter(([on]) => on.startsWith('straight')),
    ...ALL.map((n): Place => [`straight-${n}`, [n]]),
    ...ofZeros,
    ...SPLITS,
    ...ROWS.map((n): Place => [`street-${n}`, from(n, 3)]),
    ...numbers((n) => n % 3 !== 0 && n + 4 <= HIGHEST).map((n): Place => [`corner-${n}`, [n, n + 1, n + 3, n + 4]]),
    ...ROWS.slice(0, -1).map((n): Place => [`line-${n}`, from(n, 6)]),
  ]);
const ONE_ZERO = layoutOf(ZERO);
const LAYOUTS: Readonly<Record<RouletteKind, ReadonlyMap<string, readonly number[]>>> = {
  european: ONE_ZERO,
  french: ONE_ZERO,
  american: layoutOf(ZEROS),
};

/** Places of a table, each with the pockets that it covers. Examples: `straight-17`, `split-17-20`, `street-16`, `corner-16`, `line-16`. */
export const roulettePlaces = (kind: RouletteKind): ReadonlyMap<string, readonly number[]> => LAYOUTS[kind];

/**
 * Payout of a place for a pocket, in hundredths, stake included: 36 divided by the numbers that it covers, rounded down, which makes 7 of the
 * basket of five. French rules refund half of an even-money bet on zero.
 */
export function roulettePays(on: string, pocket: number, kind: RouletteKind): number {
  const covered = LAYOUTS[kind].get(on) ?? [];
  if (covered.includes(pocket)) return Math.floor(HIGHEST / covered.length) * 100;
  return kind === 'french' && pocket === 0 && EVEN_MONEY.has(on) ? 50 : 0;
}

/** Roulette with a single zero, or American with two. @spec CS-05 */
export const roulette = (kind: RouletteKind): Rules => {
  const places = LAYOUTS[kind];
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => places.has(on));
  return {
    family: 'roulette',
    start: 'spin',
    idle: kind === 'american' ? 'roulette-double' : 'roulette',
    options: [{ name: 'bets', kind: 'bets', ...(kind === 'french' && { hasHalfBack: true as const }), values: [...places.keys()] }],
    standard: { bets: [{ on: 'red', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, _moves, draw) => {
      const pocket = draw(pocketsOf(kind));
      const bets = settleBets(read(bet) ?? [], (on) => roulettePays(on, pocket, kind));
      return settled(bet.amount, sumReturned(bets), { kind: 'roulette', pocket, ...(kind === 'american' && { wheel: 'american' }), bets });
    },
  };
};
