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
  /** Stakes that go on to the other bet: one (single stakes about) or two (double stakes about). */
  stakes?: 1 | 2 | undefined;
  maxPayout?: MinorUnits | undefined;
}

/**
 * What an up-and-down bet comes to: a single on each of two bets, and what comes back pays for the same stake on the other, as far as it
 * goes. It is open while one of the two is.
 * @throws CouponError when there are not two bets, or odds, statuses or stake are none.
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
