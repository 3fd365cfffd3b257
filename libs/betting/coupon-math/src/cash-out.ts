import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import type { Millionths } from './margin.ts';
import { settleCoupon, type CouponToSettle, type SettledBet } from './settlement.ts';

const CERTAIN = 1_000_000;
const WHOLE = 1000;

/** A bet of a coupon that may be closed before it is settled. */
export interface CashOutBet extends SettledBet {
  /** For a bet that is not decided: how likely it wins now, returns taken out. */
  chance?: Millionths | undefined;
}

export interface CashOutTerms extends Omit<CouponToSettle, 'bets'> {
  /** The stake that is still open, in minor units. */
  amount: MinorUnits;
  bets: readonly CashOutBet[];
  /** What the house keeps of the fair value, in thousandths. */
  margin: Thousandths;
}

/** What a coupon is worth now, in minor units. */
export interface CashOutValue {
  /** What the coupon pays on average if it is left to run: a fair price. */
  fair: MinorUnits;
  /** What the house offers for it: the fair value without the margin. */
  offer: MinorUnits;
}

/**
 * The fair value of a coupon and what the house offers for it. A decided bet counts as it was settled. An open bet counts as a win that pays
 * its odds times its chance: the mean over what can happen, for every type of coupon, as long as the bets do not depend on each other. A bonus
 * is part of it as long as every bet may still win in full.
 *
 * @returns null when an open bet has no chance; both values are 0 for a coupon that is lost. Rounded down, once each.
 * @throws RangeError on a chance that is none, a margin of 100 % or more, and as {@link settleCoupon} does.
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

/** An open bet as one that won a share of its odds: a dead heat pays just that. */
function valuedBet({ chance, ...bet }: CashOutBet): SettledBet | null {
  if (bet.statusId >= BetStatus.Lose) return bet;
  if (chance === undefined) return null;
  return { ...bet, statusId: BetStatus.Win, deadHeat: { places: chance, tied: CERTAIN } };
}

/**
 * What is offered for a part of the stake: the same share of the whole offer, rounded down.
 *
 * @throws RangeError unless the part is above zero and no more than the stake that is open.
 * @spec MON-5
 * @example
 * cashOutPart({ offer: 2280, stakeLeft: 1000 }, 333); // => 759
 */
export function cashOutPart({ offer, stakeLeft }: { offer: MinorUnits; stakeLeft: MinorUnits }, stake: MinorUnits): MinorUnits {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake > stakeLeft)
    throw new RangeError(`A part of ${stake} can't be closed where ${stakeLeft} are open.`);
  return Number(Rational.of(offer).times(Rational.of(stake, stakeLeft)).floor());
}
