import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { sumOfProducts } from './combinations.ts';
import { partsOf, type CouponShape } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import { payout, type Hundredths } from './payout.ts';
import { coefOf, displayedCoef, exactCoef } from './total-coef.ts';

export interface FiguresBet {
  /** Thousandths. */
  coef: Thousandths;
  isBanker?: boolean | undefined;
  /** Stake of this bet, where many singles have stakes of their own. @spec CP-27 */
  amount?: MinorUnits | undefined;
}

export interface CouponToCount extends CouponShape {
  /** The whole stake; of many singles the stake of each. */
  amount: MinorUnits;
  bets: readonly FiguresBet[];
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

export interface CouponFigures {
  /** Total coefficient for display, in thousandths; of a system the mean of its combinations, of many singles the mean by stake. */
  coef: Thousandths;
  exactCoef: Rational;
  combinations: number;
  /** All stakes together, in minor units. */
  totalAmount: MinorUnits;
  /** Least that is paid when one combination (one single) wins, in minor units. */
  minWin: MinorUnits;
  /** What is paid when everything wins: the figure that is shown as the possible win. */
  maxWin: MinorUnits;
}

function manySingles({ amount, bets, bonus, maxPayout }: CouponToCount): CouponFigures {
  const stakes = bets.map((bet) => bet.amount ?? amount);
  const wins = bets.map((bet, at) => payout({ amount: stakes[at] ?? 0, coef: coefOf(bet.coef), bonus, maxPayout }));
  const totalAmount = stakes.reduce((sum, stake) => sum + stake, 0);
  const weighted = bets.reduce((sum, bet, at) => sum.plus(coefOf(bet.coef).times(stakes[at] ?? 0)), Rational.zero);
  const mean = totalAmount === 0 ? Rational.zero : weighted.dividedBy(totalAmount);
  return {
    coef: displayedCoef(mean),
    exactCoef: mean,
    combinations: bets.length,
    totalAmount,
    minWin: wins.length === 0 ? 0 : Math.min(...wins),
    maxWin: wins.reduce((sum, win) => sum + win, 0),
  };
}

/**
 * The figures of a coupon of any type with up to thirty bets, without listing combinations.
 * @throws RangeError when the system value does not fit the bets.
 * @spec CP-10 MON-3
 */
export function couponFigures(coupon: CouponToCount): CouponFigures {
  if (coupon.typeId === CouponType.ManySingles) return manySingles(coupon);
  const { amount, bets, bonus, maxPayout } = coupon;
  const { fixed, free, size, combinations } = partsOf(coupon, bets);
  const fixedCoef = exactCoef(fixed.map(({ coef }) => coef));
  const scale = 1000n ** BigInt(size);
  const all = Rational.of(
    sumOfProducts(
      free.map(({ coef }) => BigInt(coef)),
      size,
    ),
    scale * BigInt(combinations),
  );
  const smallest = free
    .map(({ coef }) => coef)
    .sort((a, b) => a - b)
    .slice(0, size);
  const one = exactCoef(smallest).dividedBy(combinations);
  const total = fixedCoef.times(all);
  return {
    coef: displayedCoef(total),
    exactCoef: total,
    combinations,
    totalAmount: amount,
    minWin: payout({ amount, coef: fixedCoef.times(one), bonus, maxPayout }),
    maxWin: payout({ amount, coef: total, bonus, maxPayout }),
  };
}
