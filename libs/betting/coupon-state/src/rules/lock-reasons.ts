import { dependentBets, placementLock } from '@touchline/betting-rules';
import { CouponType } from '@touchline/betting-coupon-math';
import type { CouponBet, GoneReason } from './coupon-bet.ts';

const { SystemWithBanker } = CouponType;

export type LockReason = GoneReason | 'bet-suspended' | 'dependent-bets' | 'banned-from-express' | 'banker-disabled';

/** Why bets cannot be placed in a coupon of this type; bets that can are left out. @spec CP-08 CP-29 */
export function lockReasons(bets: readonly CouponBet[], typeId: CouponType): ReadonlyMap<number, LockReason> {
  const dependent = dependentBets(bets.map(({ outcomeId, gameId, parentId }) => ({ outcomeId, gameId, parentId: parentId ?? undefined })));
  const reasons = new Map<number, LockReason>();
  for (const bet of bets) {
    const isDepend = bet.isDepend || dependent.has(bet.outcomeId);
    const isWrongBanker = typeId === SystemWithBanker && bet.isBanker && bet.isDisabledBanker;
    const lock = placementLock({ isBlocked: bet.isBlocked, isDepend, isBannedExpress: bet.isBannedExpress }, typeId);
    const reason = bet.goneReason ?? lock ?? (isWrongBanker ? 'banker-disabled' : null);
    if (reason !== null) reasons.set(bet.outcomeId, reason);
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
