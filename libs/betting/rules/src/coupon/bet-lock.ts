import { CouponType } from '@touchline/betting-coupon-math';

/** Facts that can lock a bet of a coupon. */
export interface LockableBet {
  isBlocked?: boolean | undefined;
  /** Depends on another bet of the coupon, or is marked as dependent by the line. */
  isDepend?: boolean | undefined;
  isBannedExpress?: boolean | undefined;
}

export type BetLockReason = 'bet-suspended' | 'dependent-bets' | 'banned-from-express';

/** @spec CP-08 */
export const isBetLocked = ({ isBlocked, isDepend, isBannedExpress }: LockableBet): boolean =>
  isBlocked === true || isDepend === true || isBannedExpress === true;

/** Why a bet is marked in the coupon, the most serious reason first; null when it is free. @spec CP-08 CP-29 */
export function betLockReason({ isBlocked, isDepend, isBannedExpress }: LockableBet): BetLockReason | null {
  if (isBlocked === true) return 'bet-suspended';
  if (isDepend === true) return 'dependent-bets';
  return isBannedExpress === true ? 'banned-from-express' : null;
}

const TYPES_OF_SINGLES: readonly CouponType[] = [CouponType.Single, CouponType.ManySingles];

/**
 * Why a bet cannot be placed in a coupon of this type; null when it can. A blocked bet cannot be placed at all, a dependent or
 * express-banned one not in an express or a system, but as a single.
 * @spec CP-29
 */
export function placementLock(bet: LockableBet, typeId: CouponType): BetLockReason | null {
  const reason = betLockReason(bet);
  return reason !== 'bet-suspended' && TYPES_OF_SINGLES.includes(typeId) ? null : reason;
}
