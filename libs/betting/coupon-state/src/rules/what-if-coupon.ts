import { explainSettlement, BetStatus, type SettlementBreakdown } from '@touchline/betting-coupon-math';
import type { SoldLine } from '@touchline/betting-rules';

/** What would come of a coupon if its bets ended so, coupon by coupon; before bonuses of the site. @spec OD-02 CP-10 */
export interface CouponWhatIf {
  lines: readonly SettlementBreakdown[];
  /** What would be paid, minor units. */
  payout: number;
  /** Stake of all, minor units. */
  amount: number;
}

/**
 * @param statuses - status by outcome id; a bet that is not named wins.
 * @spec OD-02
 */
export function whatIfCoupon(lines: readonly SoldLine[], statuses: Readonly<Record<number, BetStatus>>): CouponWhatIf {
  const told = lines.map(({ block, bonus }) => {
    const bets = block.bets.map((bet) => ({ ...bet, statusId: statuses[outcomeOf(bet)] ?? BetStatus.Win }));
    return explainSettlement({ ...block, bonus, bets });
  });
  return {
    lines: told,
    payout: told.reduce((all, { outcome }) => all + (outcome.state === 'open' ? 0 : outcome.payout), 0),
    amount: lines.reduce((all, { amount }) => all + amount, 0),
  };
}

/** Parts of a coupon carry its bets whole. */
const outcomeOf = (bet: object): number => (bet as { outcomeId?: number }).outcomeId ?? -1;
