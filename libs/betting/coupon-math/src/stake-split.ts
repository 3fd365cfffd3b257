import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import { sumOfStakes } from './amount-sum.ts';
import type { CouponToCount } from './coupon-figures.ts';
import { partsOf } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';

export interface StakeSplit {
  combinations: number;
  totalAmount: MinorUnits;
  /** Exact share of one combination, in minor units; for many singles with separate stakes the mean. */
  perCombination: Rational;
  /** The share for display, rounded down to the minor unit. */
  shownPerCombination: MinorUnits;
  /** Whether the share is a whole number of minor units. */
  isEven: boolean;
}

/**
 * Divides the stake of a coupon among its combinations. The share is exact, so no remainder is lost: 10.00 on three combinations is 3.333…
 * each, and the win is computed from the whole stake.
 * @throws CouponError when the system value does not fit the bets, and when stakes of many singles add up to more than a safe integer.
 * @spec CP-10
 * @example
 * const bets = [{ coef: 1500 }, { coef: 2000 }, { coef: 3000 }];
 * stakeSplit({ typeId: CouponType.System, systemValue: 2, amount: 1000, bets }).shownPerCombination; // => 333
 */
export function stakeSplit(coupon: CouponToCount): StakeSplit {
  const isMany = coupon.typeId === CouponType.ManySingles;
  const combinations = isMany ? coupon.bets.length : partsOf(coupon, coupon.bets).combinations;
  const totalAmount = isMany ? sumOfStakes(coupon.bets.map(({ amount = coupon.amount }) => amount)) : coupon.amount;
  const perCombination = combinations === 0 ? Rational.zero : Rational.of(totalAmount, combinations);
  return {
    combinations,
    totalAmount,
    perCombination,
    shownPerCombination: Number(perCombination.floor()),
    isEven: perCombination.denominator === 1n,
  };
}
