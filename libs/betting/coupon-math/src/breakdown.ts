import { Rational } from '@touchline/shared-primitives';
import { returnOf } from './any-to-come.ts';
import type { CouponToCount } from './coupon-figures.ts';
import { partsOf } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import { combinationsOf } from './list-combinations.ts';
import { coefOf, exactCoef } from './total-coef.ts';

export interface Combination {
  /** Indexes of its bets in the coupon, bankers included, ascending. */
  bets: readonly number[];
  coef: Rational;
  /** Its exact share of the stake, in minor units. */
  stake: Rational;
  /** Its contribution to the win: exact, before bonus and limit. The coupon rounds once, after adding up all of them. */
  win: Rational;
}

/** Generates the indexes of the bets of each combination, bankers included, starting at index `from` of the list. */
export function* combinationBets(coupon: Omit<CouponToCount, 'amount'>, from = 0): Generator<readonly number[], void> {
  const { bets, typeId } = coupon;
  if (typeId === CouponType.ManySingles) {
    for (let at = from; at < bets.length; at += 1) yield [at];
    return;
  }
  if (coupon.shop !== undefined) {
    for (const line of coupon.shop.lines.slice(from)) yield line.bets;
    return;
  }
  const placed = bets.map((bet, at) => ({ isBanker: bet.isBanker, at }));
  const { fixed, free, size } = partsOf(coupon, placed);
  const banked = fixed.map(({ at }) => at);
  for (const chosen of combinationsOf(free.length, size, from)) {
    yield [...banked, ...chosen.map((position) => free[position]?.at ?? 0)].sort((a, b) => a - b);
  }
}

/**
 * Generates the combinations of a coupon with their wins one at a time, so that a long list costs only what is read of it.
 * @param from - index to start at, for pages of a long list.
 * @throws CouponError when the system value does not fit the bets.
 * @spec CP-10
 * @example
 * const bets = [{ coef: 1500 }, { coef: 2000 }, { coef: 3000 }];
 * const all = couponCombinations({ typeId: CouponType.System, systemValue: 2, amount: 3000, bets });
 * [...all].map((one) => [one.bets, one.win.floor()]); // => [[[0, 1], 3000n], [[0, 2], 4500n], [[1, 2], 6000n]]
 */
export function* couponCombinations(coupon: CouponToCount, from = 0): Generator<Combination, void> {
  const { bets, amount, typeId } = coupon;
  const count = typeId === CouponType.ManySingles ? 1 : partsOf(coupon, bets).combinations;
  let line = from;
  for (const positions of combinationBets(coupon, from)) {
    const own = typeId === CouponType.ManySingles ? bets[positions[0] ?? 0]?.amount : undefined;
    const stake = Rational.of(own ?? amount, count);
    const anyToCome = coupon.shop?.lines[line]?.anyToCome ?? null;
    line += 1;
    const coefs = positions.map((at) => bets[at]?.coef ?? 0);
    const coef =
      anyToCome === null
        ? exactCoef(coefs)
        : returnOf({ first: 0, then: coefs.slice(1).map((_, nth) => nth + 1), stakes: anyToCome }, coefs.map(coefOf));
    yield { bets: positions, coef, stake, win: stake.times(coef) };
  }
}
