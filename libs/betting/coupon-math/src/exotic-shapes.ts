import { bothWays, type AnyToCome } from './any-to-come.ts';
import { combinationsOf } from './list-combinations.ts';

/** Bets of a system: multiples by the indexes of their selections, and any-to-come bets. */
export interface ExoticShape {
  /** Number of the system, in place of a size: a hundred times its selections, and its place among those of as many. */
  value: number;
  /** Number of selections. */
  bets: number;
  multiples: readonly (readonly number[])[];
  anyToCome: readonly AnyToCome[];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** All combinations of the given indexes, from a size up to all of them. */
const cover = (positions: readonly number[], from: number): number[][] =>
  range(positions.length + 1)
    .filter((size) => size >= from)
    .flatMap((size) => [...combinationsOf(positions.length, size)].map((chosen) => chosen.map((at) => positions[at] ?? 0)));
const pairs = (positions: readonly number[]): AnyToCome[] =>
  [...combinationsOf(positions.length, 2)].flatMap(([one = 0, other = 0]) => bothWays(positions[one] ?? 0, positions[other] ?? 0));

/** All multiples of all selections, and an up-and-down bet on every two of them. */
const flag = (bets: number, value = bets * 100 + 1): ExoticShape => ({
  ...{ value, bets, multiples: cover(range(bets), 2), anyToCome: pairs(range(bets)) },
});
/** Two any-to-come singles, in both directions. */
const about = (value: number, stakes: 1 | 2): ExoticShape => ({ value, bets: 2, multiples: [], anyToCome: bothWays(0, 1, stakes) });
/** All multiples of all selections, and all singles. */
const lucky = (bets: number): ExoticShape => ({ value: bets * 100 + 2, bets, multiples: cover(range(bets), 1), anyToCome: [] });
/** Three any-to-come bets: each selection pays for the double of the other two. */
const round = (stakes: 1 | 2): ExoticShape => ({
  value: 300 + stakes,
  bets: 3,
  multiples: [],
  anyToCome: [0, 1, 2].map((first) => ({ first, then: [0, 1, 2].filter((at) => at !== first), stakes })),
});

/** Rows, columns and diagonals of a 3 x 3 grid of selections, in row order. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const unionJack = (
  value: number,
  multiples: (line: readonly number[]) => number[][],
  anyToCome: (line: readonly number[]) => AnyToCome[],
): ExoticShape => ({
  value,
  bets: 9,
  multiples: LINES.flatMap(multiples),
  anyToCome: LINES.flatMap(anyToCome),
});
const none = (): AnyToCome[] => [];

/** The shapes of all systems. A number that was used for a system is never used for another. */
export const EXOTIC_SHAPES = {
  'single-stakes-about': about(201, 1),
  'double-stakes-about': about(202, 2),
  rounder: round(1),
  roundabout: round(2),
  'round-robin': flag(3, 303),
  flag: flag(4),
  'super-flag': flag(5),
  // A yankee of the last four selections, with the first one in each of its bets.
  'banker-yankee': { value: 503, bets: 5, multiples: cover([1, 2, 3, 4], 2).map((chosen) => [0, ...chosen]), anyToCome: [] },
  'heinz-flag': flag(6),
  // Two patents at the ends, a yankee in the middle, and a six-fold.
  alphabet: {
    value: 603,
    bets: 6,
    multiples: [...cover([0, 1, 2], 1), ...cover([3, 4, 5], 1), ...cover([1, 2, 3, 4], 2), range(6)],
    anyToCome: [],
  },
  'super-heinz-flag': flag(7),
  'lucky-127': lucky(7),
  // All singles and doubles.
  'magnificent-7': { value: 703, bets: 7, multiples: cover(range(7), 1).filter(({ length }) => length <= 2), anyToCome: [] },
  'goliath-flag': flag(8),
  'lucky-255': lucky(8),
  'union-jack': unionJack(901, (line) => [[...line]], none),
  'union-jack-trixie': unionJack(902, (line) => cover(line, 2), none),
  'union-jack-patent': unionJack(903, (line) => cover(line, 1), none),
  'union-jack-round-robin': unionJack(904, (line) => cover(line, 2), pairs),
} as const satisfies Record<string, ExoticShape>;
export type ExoticSystemName = keyof typeof EXOTIC_SHAPES;
