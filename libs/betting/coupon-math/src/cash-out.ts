import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import type { Millionths } from './margin.ts';
import { settleCoupon, type CouponToSettle, type SettledBet } from './settlement.ts';

const CERTAIN = 1_000_000;
const WHOLE = 1000;

/** A bet of a coupon that can be cashed out before it is settled. */
export interface CashOutBet extends SettledBet {
  /** For an undecided bet: its current probability of winning, given that it is not returned. */
  chance?: Millionths | undefined;
}

export interface CashOutTerms extends Omit<CouponToSettle, 'bets'> {
  /** The stake that is still open, in minor units. */
  amount: MinorUnits;
  bets: readonly CashOutBet[];
  /** The house's share of the fair value, in thousandths. */
  margin: Thousandths;
}

/** Current value of a coupon, in minor units. */
export interface CashOutValue {
  /** Expected payout if the coupon stays open: the fair price. */
  fair: MinorUnits;
  /** Cash-out offer: the fair value minus the margin. */
  offer: MinorUnits;
}

/**
 * Computes the fair value of a coupon and the cash-out offer. A decided bet counts as it was settled. An open bet counts as a win that pays
 * its odds times its chance; if the bets are independent, this is the expected payout for every type of coupon. A bonus is included as long
 * as every bet can still win in full.
 *
 * @returns null if the chance of an open bet is missing; both values are 0 for a lost coupon. Each value is rounded down once.
 * @throws RangeError on an invalid chance, a margin of 100 % or more, and as {@link settleCoupon} does.
 * @spec OD-02 MON-5
 * @example
 * const bets = [{ coef: 2000, statusId: BetStatus.Win }, { coef: 3000, statusId: BetStatus.NotCalculated, chance: 400_000 }];
 * cashOutValue({ typeId: CouponType.Express, amount: 1000, bets, margin: 50 }); // => { fair: 2400, offer: 2280 }
 */
export function cashOutValue({ margin, bets, ...coupon }: CashOutTerms): CashOutValue | null {
  if (!Number.isSafeInteger(margin) || margin < 0 || margin >= WHOLE)
    throw new RangeError(`A margin of ${margin} thousandths leaves no offer; it is 0 to 999.`);
  const valued = bets.map(valuedBet);
  if (!valued.every((bet) => bet !== null)) return null;
  const outcome = settleCoupon({ ...coupon, bets: valued });
  const fair = outcome.state === 'open' ? 0 : outcome.payout;
  return {
    fair,
    offer: Number(
      Rational.of(fair)
        .times(Rational.of(WHOLE - margin, WHOLE))
        .floor(),
    ),
  };
}

/** Converts an open bet into one that won a share of its odds, which is how a dead heat pays. */
function valuedBet({ chance, ...bet }: CashOutBet): SettledBet | null {
  if (bet.statusId >= BetStatus.Lose) return bet;
  if (chance === undefined) return null;
  return { ...bet, statusId: BetStatus.Win, deadHeat: { places: chance, tied: CERTAIN } };
}

/**
 * Offer for a part of the stake: the same share of the whole offer, rounded down.
 *
 * @throws RangeError unless the part is above zero and no more than the open stake.
 * @spec MON-5
 * @example
 * cashOutPart({ offer: 2280, stakeLeft: 1000 }, 333); // => 759
 */
export function cashOutPart({ offer, stakeLeft }: { offer: MinorUnits; stakeLeft: MinorUnits }, stake: MinorUnits): MinorUnits {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake > stakeLeft)
    throw new RangeError(`A part of ${stake} can't be closed where ${stakeLeft} are open.`);
  return Number(Rational.of(offer).times(Rational.of(stake, stakeLeft)).floor());
}
