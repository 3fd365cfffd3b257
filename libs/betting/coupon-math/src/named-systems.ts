import { combinationCount } from './combinations.ts';
import { SMALLEST_SYSTEM } from './coupon-shape.ts';

export interface NamedSystem {
  name: NamedSystemName;
  bets: number;
  /** Whether the system includes all bets as singles. */
  hasSingles: boolean;
  /** Number of combinations, and thus of unit stakes. */
  combinations: number;
}

const SHAPES = {
  trixie: [3, false],
  patent: [3, true],
  yankee: [4, false],
  'lucky-15': [4, true],
  canadian: [5, false],
  'lucky-31': [5, true],
  heinz: [6, false],
  'lucky-63': [6, true],
  'super-heinz': [7, false],
  goliath: [8, false],
} as const;
export type NamedSystemName = keyof typeof SHAPES;

/** Sizes of the multiples of a named system: from two bets up. */
export const multipleSizes = (bets: number): number[] =>
  Array.from({ length: bets - SMALLEST_SYSTEM + 1 }, (_, at) => SMALLEST_SYSTEM + at);

/**
 * Named systems: all sizes from two bets up; Patent and the Lucky systems include singles.
 * @spec CP-10
 * @example
 * NAMED_SYSTEMS.find(({ name }) => name === 'goliath')?.combinations; // => 247
 */
export const NAMED_SYSTEMS: readonly NamedSystem[] = Object.entries(SHAPES).map(([name, [bets, hasSingles]]) => {
  const multiples = multipleSizes(bets).reduce((sum, size) => sum + combinationCount(bets, size), 0);
  return { name: name as NamedSystemName, bets, hasSingles, combinations: multiples + (hasSingles ? bets : 0) };
});

/**
 * Named systems for a number of bets.
 * @spec CP-10
 * @example
 * namedSystemsOf(3).map(({ name }) => name); // => ['trixie', 'patent']
 */
export const namedSystemsOf = (betCount: number): readonly NamedSystem[] => NAMED_SYSTEMS.filter(({ bets }) => bets === betCount);
