import { CouponType } from '@touchline/betting-coupon-math';
import type { CouponBet } from '../content/coupon-bet.ts';
import { hasBlocks, type Content } from '../quote/coupon-request.ts';
import { effectiveType } from '../content/effective-type.ts';
import { betsToRemove, lockReasons, type LockReason } from './lock-reasons.ts';

/** Groups of bets that can lock each other: those of a block, or all. */
function lockGroups(content: Content): { typeId: CouponType; bets: readonly CouponBet[] }[] {
  const typeId = effectiveType(content);
  if (!hasBlocks(content, typeId)) return [{ typeId, bets: content.bets }];
  const blocks = [...new Set(content.bets.map(({ blockId }) => blockId ?? 0))];
  const groups = blocks.map((id) => content.bets.filter(({ blockId }) => (blockId ?? 0) === id));
  return groups.map((bets) => ({ typeId: bets.length === 1 ? CouponType.Single : typeId, bets }));
}

/** Why each bet cannot be placed in this coupon; bets of different blocks do not affect each other. @spec CP-08 CP-29 CP-27 */
export const couponLocks = (content: Content): ReadonlyMap<number, LockReason> =>
  new Map(lockGroups(content).flatMap(({ bets, typeId }) => [...lockReasons(bets, typeId)]));

/** Bets whose removal frees the rest of the coupon. @spec CP-29 */
export const lockedToRemove = (content: Content): number[] => lockGroups(content).flatMap(({ bets, typeId }) => betsToRemove(bets, typeId));
