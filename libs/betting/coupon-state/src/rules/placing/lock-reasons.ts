import { brokenRules, type CouponRuleReason } from '@touchline/betting-rules';
import type { CouponType } from '@touchline/betting-coupon-math';
import type { CouponBet, GoneReason } from '../content/coupon-bet.ts';

export type LockReason = GoneReason | 'bet-suspended' | CouponRuleReason;

/** Why bets cannot be placed in a coupon of this type; bets that can are left out. @spec CP-08 CP-29 */
export function lockReasons(bets: readonly CouponBet[], typeId: CouponType): ReadonlyMap<number, LockReason> {
  const broken = brokenRules(
    bets.map((bet) => ({ ...bet, parentId: bet.parentId ?? undefined })),
    typeId,
  );
  const reasons = new Map<number, LockReason>();
  for (const { outcomeId, goneReason, isBlocked } of bets) {
    const reason = goneReason ?? (isBlocked ? 'bet-suspended' : broken.get(outcomeId));
    if (reason !== undefined) reasons.set(outcomeId, reason);
  }
  return reasons;
}

/**
 * Bets whose removal frees the rest: each bet that is locked on its own, and all but the first added of bets that depend on each other.
 * @spec CP-29
 */
export function betsToRemove(bets: readonly CouponBet[], typeId: CouponType): number[] {
  const kept: CouponBet[] = [];
  for (const bet of bets) if (lockReasons([...kept, bet], typeId).size === 0) kept.push(bet);
  return bets.filter((bet) => !kept.includes(bet)).map(({ outcomeId }) => outcomeId);
}
