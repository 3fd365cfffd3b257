import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import { combinationCount } from './combinations.ts';
import { partsOf } from './coupon-shape.ts';
import { checkedAmount, paidOf } from './payout.ts';
import { settledCombinations } from './settled-combinations.ts';
import { settledBetResult, type BetResult } from './settled-bet-result.ts';
import {
  earnsBonus,
  hasLost,
  hasWon,
  refuseManySingles,
  settleCoupon,
  settledCoef,
  type CouponOutcome,
  type CouponToSettle,
} from './settlement.ts';

/** Number of combinations by state. */
export interface CombinationCounts {
  total: number;
  /** No bet lost and at least one won. */
  won: number;
  lost: number;
  /** Every bet was returned, in whole or in half. */
  returned: number;
  /** No bet lost and at least one is undecided. */
  open: number;
}

export interface SettlementBreakdown {
  outcome: CouponOutcome;
  bets: readonly BetResult[];
  combinations: CombinationCounts;
  /** Exact factor on the stake, before bonus and limit; undefined while a bet is open. */
  coef: Rational | undefined;
  /** Whether the bonus was paid, and whether the limit cut the payout. */
  hasBonus: boolean;
  isLimited: boolean;
  /** Payout if every open bet loses. */
  secured: MinorUnits;
  /** Payout if every open bet wins. */
  possible: MinorUnits;
}

function countCombinations(coupon: CouponToSettle): CombinationCounts {
  if (coupon.shop !== undefined) return countLines(coupon);
  const { fixed, free, size, combinations: total } = partsOf(coupon, coupon.bets);
  const isOpen = ({ statusId }: { statusId: BetStatus }) => statusId < BetStatus.Lose;
  const alive = free.filter((bet) => !hasLost(bet));
  const decided = alive.filter((bet) => !isOpen(bet));
  const unlost = fixed.some(hasLost) ? 0 : combinationCount(alive.length, size);
  const settled = unlost === 0 || fixed.some(isOpen) ? 0 : combinationCount(decided.length, size);
  const returned = settled === 0 || fixed.some(hasWon) ? 0 : combinationCount(decided.filter((bet) => !hasWon(bet)).length, size);
  return { total, won: settled - returned, lost: total - unlost, returned, open: unlost - settled };
}

function countLines(coupon: CouponToSettle): CombinationCounts {
  const counts = { total: 0, won: 0, lost: 0, returned: 0, open: 0 };
  for (const { state } of settledCombinations(coupon)) {
    counts.total += 1;
    counts[state] += 1;
  }
  return counts;
}

/** Payout if every open bet gets this status. */
function paidIf(coupon: CouponToSettle, statusId: BetStatus): MinorUnits {
  const bets = coupon.bets.map((bet) => (bet.statusId < BetStatus.Lose ? { ...bet, statusId } : bet));
  const outcome = settleCoupon({ ...coupon, bets });
  return outcome.state === 'open' ? 0 : outcome.payout;
}

/**
 * {@link settleCoupon} with its reasons: the result of each bet, the number of combinations won, lost, returned and open, the secured and
 * the possible payout. Combinations are counted without enumeration; {@link settledCombinations} lists them.
 * @throws CouponError as {@link settleCoupon} does.
 * @spec OD-02 CP-10
 * @example
 * const bets = [{ coef: 2000, statusId: BetStatus.Win }, { coef: 3000, statusId: BetStatus.Lose }, { coef: 1500, statusId: BetStatus.Win }];
 * const breakdown = explainSettlement({ typeId: CouponType.System, systemValue: 2, amount: 300, bets });
 * breakdown.combinations; // => { total: 3, won: 1, lost: 2, returned: 0, open: 0 }
 * breakdown.outcome; // => { state: 'won', payout: 300 }
 */
export function explainSettlement(coupon: CouponToSettle): SettlementBreakdown {
  refuseManySingles(coupon);
  const outcome = settleCoupon(coupon);
  const coef = settledCoef(coupon);
  const { amount, bets, bonus, maxPayout } = coupon;
  const hasBonus = bonus !== undefined && earnsBonus(bets);
  const unlimited = coef && paidOf({ top: checkedAmount(amount) * coef.top, bottom: coef.bottom, bonus: hasBonus ? bonus : undefined });
  return {
    outcome,
    bets: bets.map(settledBetResult),
    combinations: countCombinations(coupon),
    coef: coef && Rational.of(coef.top, coef.bottom),
    hasBonus,
    isLimited: unlimited !== undefined && maxPayout !== undefined && unlimited > maxPayout,
    secured: paidIf(coupon, BetStatus.Lose),
    possible: paidIf(coupon, BetStatus.Win),
  };
}
