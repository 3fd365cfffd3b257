import { bothWays, type AnyToCome } from './any-to-come.ts';
import { combinationsOf } from './list-combinations.ts';

/** Bets of a system: multiples by the indexes of their selections, and any-to-come bets. */
export interface ExoticShape {
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
const flag = (bets: number): ExoticShape => ({ bets, multiples: cover(range(bets), 2), anyToCome: pairs(range(bets)) });
/** Three any-to-come bets: each selection pays for the double of the other two. */
const round = (stakes: 1 | 2): ExoticShape => ({
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
  multiples: (line: readonly number[]) => number[][],
  anyToCome: (line: readonly number[]) => AnyToCome[],
): ExoticShape => ({
  bets: 9,
  multiples: LINES.flatMap(multiples),
  anyToCome: LINES.flatMap(anyToCome),
});
const none = (): AnyToCome[] => [];

export const EXOTIC_SHAPES = {
  rounder: round(1),
  roundabout: round(2),
  'round-robin': flag(3),
  flag: flag(4),
  'super-flag': flag(5),
  'heinz-flag': flag(6),
  'super-heinz-flag': flag(7),
  'goliath-flag': flag(8),
  // Two patents at the ends, a yankee in the middle, and a six-fold.
  alphabet: {
    bets: 6,
    multiples: [...cover([0, 1, 2], 1), ...cover([3, 4, 5], 1), ...cover([1, 2, 3, 4], 2), range(6)],
    anyToCome: [],
  },
  'union-jack': unionJack((line) => [[...line]], none),
  'union-jack-trixie': unionJack((line) => cover(line, 2), none),
  'union-jack-patent': unionJack((line) => cover(line, 1), none),
  'union-jack-round-robin': unionJack((line) => cover(line, 2), pairs),
} as const satisfies Record<string, ExoticShape>;
export type ExoticSystemName = keyof typeof EXOTIC_SHAPES;
