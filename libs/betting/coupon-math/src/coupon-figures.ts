import { Rational, type Thousandths } from '@touchline/shared-primitives';
import { sumOfPayouts, sumOfStakes } from './amount-sum.ts';
import { MOST_BETS } from './bounds.ts';
import { checkAmount, checkCoefs } from './check-input.ts';
import { sumOfProducts } from './combinations.ts';
import { checkShape, partsOf } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import { checkedAmount, paidOf, payout } from './payout.ts';
import type { CouponFigures, CouponToCount } from './shop-maths.ts';
import { coefOf, displayedCoef } from './total-coef.ts';

export type { CouponFigures, CouponToCount, FiguresBet } from './shop-maths.ts';

function manySingles({ typeId, amount, bets, bonus, maxPayout }: CouponToCount): CouponFigures {
  checkShape({ typeId }, bets);
  checkCoefs(bets);
  const stakes = bets.map((bet, at) => checkAmount(bet.amount ?? amount, bet.amount === undefined ? 'amount' : `bets[${at}].amount`));
  const wins = bets.map((bet, at) => payout({ amount: stakes[at] ?? 0, coef: coefOf(bet.coef), bonus, maxPayout }));
  const totalAmount = sumOfStakes(stakes);
  const weighted = bets.reduce((sum, bet, at) => sum.plus(coefOf(bet.coef).times(stakes[at] ?? 0)), Rational.zero);
  const mean = totalAmount === 0 ? Rational.zero : weighted.dividedBy(totalAmount);
  return {
    coef: displayedCoef(mean),
    exactCoef: mean,
    combinations: bets.length,
    totalAmount,
    minWin: wins.length === 0 ? 0 : Math.min(...wins),
    maxWin: sumOfPayouts(wins),
  };
}

const productOf = (bets: readonly { coef: Thousandths }[]): bigint => bets.reduce((all, { coef }) => all * BigInt(coef), 1n);

/** Powers of 1000 for every possible size: looking them up is faster than exponentiation. */
const POWERS = Array.from({ length: MOST_BETS + 1 }, (_, size) => 1000n ** BigInt(size));
export const thousandTo = (size: number): bigint => POWERS[size] ?? 1000n ** BigInt(size);

/**
 * Computes the figures of a coupon of any type with up to thirty bets, without enumerating combinations.
 * @throws CouponError, which names the field, on invalid type, bets, odds, stake, bonus or limit.
 * @spec CP-10 MON-3
 * @example
 * const bets = [{ coef: 1500 }, { coef: 2000 }, { coef: 3000 }];
 * couponFigures({ typeId: CouponType.System, systemValue: 2, amount: 3000, bets }).maxWin; // => 13500
 */
export function couponFigures(coupon: CouponToCount): CouponFigures {
  if (coupon.typeId === CouponType.ManySingles) return manySingles(coupon);
  if (coupon.shop !== undefined) return coupon.shop.figures(coupon);
  const { amount, bets, bonus, maxPayout } = coupon;
  const { fixed, free, size, combinations } = partsOf(coupon, bets);
  checkCoefs(bets);
  const stake = checkedAmount(amount);
  const banked = productOf(fixed);
  const coefs = free.map(({ coef }) => BigInt(coef));
  const sum = banked * sumOfProducts(coefs, size);
  const smallest = [...free].sort((a, b) => a.coef - b.coef).slice(0, size);
  // One common denominator: reducing fractions costs more than the rest, and only the coefficient needs it.
  const bottom = thousandTo(fixed.length + size) * BigInt(combinations);
  const total = Rational.of(sum, bottom);
  return {
    coef: displayedCoef(total),
    exactCoef: total,
    combinations,
    totalAmount: amount,
    minWin: paidOf({ top: stake * banked * productOf(smallest), bottom, bonus, maxPayout }),
    maxWin: paidOf({ top: stake * sum, bottom, bonus, maxPayout }),
  };
}
