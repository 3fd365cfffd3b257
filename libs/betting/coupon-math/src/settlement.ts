import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import { checkLegs } from './check-input.ts';
import { sumOfProducts } from './combinations.ts';
import { CouponError } from './coupon-error.ts';
import { partsOf, type CouponShape, type ShopMaths } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import { capped, legFactor, overOne, shopFactor, type Factor, type LegTerms } from './leg-factor.ts';
import { checkedAmount, paidOf, type Hundredths } from './payout.ts';

export interface SettledBet extends LegTerms {
  isBanker?: boolean | undefined;
}

export interface CouponToSettle extends CouponShape {
  amount: MinorUnits;
  bets: readonly SettledBet[];
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

export type CouponOutcome =
  | { state: 'open' }
  | {
      state: 'won' | 'lost' | 'returned';
      /** Minor units. */
      payout: MinorUnits;
    };

/**
 * Factor of a bet on the stake: 0 for a loss, the odds for a win, 1 for a return, the mean of both halves otherwise. Dead heat, deduction
 * and place terms adjust the factor of a win.
 * @returns undefined while the bet is undecided.
 * @throws CouponError on an unknown status, invalid odds, and invalid adjustments.
 * @spec OD-02
 * @example
 * betFactor({ coef: 1850, statusId: BetStatus.HalfWinHalfReturn })?.toDecimalString(); // => '1.425'
 */
export function betFactor(bet: SettledBet): Rational | undefined {
  const factor = legFactor(bet);
  return factor === undefined ? undefined : Rational.of(factor.top, factor.bottom);
}

const WINNING: readonly BetStatus[] = [BetStatus.Win, BetStatus.HalfWinHalfReturn, BetStatus.HalfLoseHalfWin];
export const hasWon = ({ statusId }: SettledBet): boolean => WINNING.includes(statusId);
export const hasLost = ({ statusId }: SettledBet): boolean => statusId === BetStatus.Lose;

/** Whether a bonus is paid: only if every bet won in full. */
export const earnsBonus = (bets: readonly SettledBet[]): boolean => bets.every(({ statusId }) => statusId === BetStatus.Win);

const isUndecided = ({ statusId }: SettledBet): boolean => statusId < BetStatus.Lose;

/** Factor of a shop system on its stake, where undecided bets win. */
const shopCoef = (shop: ShopMaths, bets: readonly SettledBet[]): Factor =>
  shopFactor(shop, (at, most) => {
    const bet = bets[at] as SettledBet;
    return capped(legFactor(isUndecided(bet) ? { ...bet, statusId: BetStatus.Win } : bet) as Factor, most);
  });

/** Factor on the stake of a coupon whose bets are all decided; undefined otherwise. */
export function settledCoef(coupon: CouponToSettle): Factor | undefined {
  if (coupon.shop !== undefined) return coupon.bets.some(isUndecided) ? undefined : shopCoef(coupon.shop, coupon.bets);
  const { fixed, free, size, combinations } = partsOf(coupon, coupon.bets);
  const isDecided = (factor: Factor | undefined): factor is Factor => factor !== undefined;
  const banked = fixed.map(legFactor);
  const chosen = free.map(legFactor);
  if (!banked.every(isDecided) || !chosen.every(isDecided)) return undefined;
  const { tops, bottom } = overOne(chosen);
  const product = banked.reduce((all, factor) => ({ top: all.top * factor.top, bottom: all.bottom * factor.bottom }), {
    top: 1n,
    bottom: BigInt(combinations),
  });
  return { top: product.top * sumOfProducts(tops, size), bottom: product.bottom * bottom ** BigInt(size) };
}

/** @throws CouponError for many singles. */
export function refuseManySingles({ typeId }: CouponShape): void {
  if (typeId === CouponType.ManySingles)
    throw new CouponError('typeId', 'unknown', typeId, 'Many singles are settled one by one, each as a single.');
}

/**
 * Settles a coupon, given the statuses of its bets.
 *
 * It is lost as soon as no combination can win any more, even while other bets are open; otherwise it stays open until every bet is
 * decided. `returned` means that money is paid back although no bet won. A bonus is paid only if every bet won. Many singles have to be
 * split and settled as separate singles.
 *
 * @throws CouponError, which names the field, on invalid type, bets, odds, statuses, stake, bonus or limit, and for many singles that were
 *   not split. A status that this version does not know is never paid.
 * @spec OD-02 CP-10
 * @example
 * settleCoupon({ typeId: CouponType.Single, amount: 1000, bets: [{ coef: 1850, statusId: BetStatus.HalfLoseHalfWin }] }).state; // => 'won'
 */
export function settleCoupon(coupon: CouponToSettle): CouponOutcome {
  refuseManySingles(coupon);
  const { amount, bets, bonus, maxPayout } = coupon;
  const { fixed, free, size } = partsOf(coupon, bets);
  checkLegs(bets);
  const stake = checkedAmount(amount);
  const isLost = coupon.shop
    ? shopCoef(coupon.shop, bets).top === 0n
    : fixed.some(hasLost) || free.filter((bet) => !hasLost(bet)).length < size;
  if (isLost) return { state: 'lost', payout: 0 };
  const coef = settledCoef(coupon);
  if (coef === undefined) return { state: 'open' };
  const paid = paidOf({
    top: stake * coef.top,
    bottom: coef.bottom,
    bonus: earnsBonus(bets) ? bonus : undefined,
    maxPayout,
  });
  return { state: bets.some(hasWon) ? 'won' : 'returned', payout: paid };
}
