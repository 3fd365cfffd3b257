import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import { bothWays, returnOf } from './any-to-come.ts';
import { checkCount, checkLegs } from './check-input.ts';
import { checkedAmount, paidOf } from './payout.ts';
import { betFactor, hasWon, type CouponOutcome, type SettledBet } from './settlement.ts';

export interface UpAndDown {
  /** Stake of each of the two bets, in minor units: 20.00 up and down costs 40.00. */
  amount: MinorUnits;
  /** Two bets on different events. */
  bets: readonly SettledBet[];
  /** Number of stakes placed on the other bet: one (single stakes about) or two (double stakes about). */
  stakes?: 1 | 2 | undefined;
  maxPayout?: MinorUnits | undefined;
}

/**
 * Settles an up-and-down bet: a single on each of two bets, whose return pays for a stake on the other bet, as far as it suffices. It is
 * open while either bet is open.
 * @throws CouponError unless there are exactly two bets with valid odds and statuses, and a valid stake.
 * @spec OD-02
 * @example
 * const bets = [{ coef: 6000, statusId: BetStatus.Win }, { coef: 2000, statusId: BetStatus.Lose }];
 * settleUpAndDown({ amount: 1000, bets }); // => { state: 'won', payout: 5000 }
 */
export function settleUpAndDown({ amount, bets, stakes = 1, maxPayout }: UpAndDown): CouponOutcome {
  checkCount(bets, { least: 2, most: 2 });
  checkLegs(bets);
  const stake = checkedAmount(amount);
  const factors = bets.map(betFactor);
  const isDecided = (factor: Rational | undefined): factor is Rational => factor !== undefined;
  if (!factors.every(isDecided)) return { state: 'open' };
  const total = bothWays(0, 1, stakes).reduce((sum, half) => sum.plus(returnOf(half, factors)), Rational.zero);
  const payout = paidOf({ top: stake * total.numerator, bottom: total.denominator, maxPayout });
  if (total.numerator === 0n) return { state: 'lost', payout };
  return { state: bets.some(hasWon) ? 'won' : 'returned', payout };
}
