import type { MinorUnits } from '@touchline/shared-primitives';
import type { CouponBlock } from './blocks.ts';
import { checkAmount, checkCoefs } from './check-input.ts';
import { combinationCount } from './combinations.ts';
import { CouponError } from './coupon-error.ts';
import type { FiguresBet } from './coupon-figures.ts';
import { SMALLEST_SYSTEM } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import type { Hundredths } from './payout.ts';

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

const sizesOf = (bets: number): number[] => Array.from({ length: bets - SMALLEST_SYSTEM + 1 }, (_, at) => SMALLEST_SYSTEM + at);

/**
 * Named systems: all sizes from two bets up; Patent and the Lucky systems include singles.
 * @spec CP-10
 * @example
 * NAMED_SYSTEMS.find(({ name }) => name === 'goliath')?.combinations; // => 247
 */
export const NAMED_SYSTEMS: readonly NamedSystem[] = Object.entries(SHAPES).map(([name, [bets, hasSingles]]) => {
  const multiples = sizesOf(bets).reduce((sum, size) => sum + combinationCount(bets, size), 0);
  return { name: name as NamedSystemName, bets, hasSingles, combinations: multiples + (hasSingles ? bets : 0) };
});

/**
 * Named systems for a number of bets.
 * @spec CP-10
 * @example
 * namedSystemsOf(3).map(({ name }) => name); // => ['trixie', 'patent']
 */
export const namedSystemsOf = (betCount: number): readonly NamedSystem[] => NAMED_SYSTEMS.filter(({ bets }) => bets === betCount);

export interface NamedSystemTerms {
  name: NamedSystemName;
  bets: readonly FiguresBet[];
  /** Stake of each combination, in minor units. */
  amount: MinorUnits;
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

/**
 * The blocks that a named system places in one request: many singles if it includes singles, then one system for each size from two up. The
 * block id is the size. Consolation bonuses of bookmakers (double odds for a single winner) are not included.
 * @throws CouponError on an unknown name, a wrong number of bets, or invalid odds or stake.
 * @spec CP-10
 * @example
 * const bets = [{ coef: 2000 }, { coef: 2000 }, { coef: 2000 }];
 * const blocks = namedSystemBlocks({ name: 'patent', amount: 100, bets });
 * blocks.map(({ blockId, typeId, amount }) => [blockId, typeId, amount]); // => [[1, 9, 100], [2, 4, 300], [3, 4, 100]]
 */
export function namedSystemBlocks({ name, bets, amount, bonus, maxPayout }: NamedSystemTerms): CouponBlock[] {
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (shape === undefined) throw new CouponError('name', 'unknown', name, `${String(name)} is no named system.`);
  const [count, hasSingles] = shape;
  if (bets.length !== count) throw new CouponError('bets', 'wrong-count', bets.length, `A ${name} has ${count} bets, not ${bets.length}.`);
  checkCoefs(bets);
  checkAmount(amount);
  // Drop stakes of single bets: in a named system all combinations have the same stake.
  const plain = bets.map(({ coef }) => ({ coef }));
  const common = { bets: plain, bonus, maxPayout };
  const singles: CouponBlock[] = hasSingles ? [{ ...common, blockId: 1, typeId: CouponType.ManySingles, amount }] : [];
  const multiples = sizesOf(count).map((size): CouponBlock => ({
    ...common,
    blockId: size,
    typeId: CouponType.System,
    systemValue: size,
    amount: amount * combinationCount(count, size),
  }));
  return [...singles, ...multiples];
}
