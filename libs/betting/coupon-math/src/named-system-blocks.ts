import type { MinorUnits } from '@touchline/shared-primitives';
import type { CouponBlock } from './blocks.ts';
import { checkAmount, checkCoefs } from './check-input.ts';
import { combinationCount } from './combinations.ts';
import { CouponError } from './coupon-error.ts';
import type { FiguresBet } from './coupon-figures.ts';
import { CouponType } from './coupon-type.ts';
import { multipleSizes, NAMED_SYSTEMS, type NamedSystemName } from './named-systems.ts';
import type { Hundredths } from './payout.ts';

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
  const system = NAMED_SYSTEMS.find((one) => one.name === name);
  if (system === undefined) throw new CouponError('name', 'unknown', name, `${String(name)} is no named system.`);
  const { bets: count, hasSingles } = system;
  if (bets.length !== count) throw new CouponError('bets', 'wrong-count', bets.length, `A ${name} has ${count} bets, not ${bets.length}.`);
  checkCoefs(bets);
  checkAmount(amount);
  // Drop stakes of single bets: in a named system all combinations have the same stake.
  const plain = bets.map(({ coef }) => ({ coef }));
  const common = { bets: plain, bonus, maxPayout };
  const singles: CouponBlock[] = hasSingles ? [{ ...common, blockId: 1, typeId: CouponType.ManySingles, amount }] : [];
  const multiples = multipleSizes(count).map((size): CouponBlock => ({
    ...common,
    blockId: size,
    typeId: CouponType.System,
    systemValue: size,
    amount: amount * combinationCount(count, size),
  }));
  return [...singles, ...multiples];
}
