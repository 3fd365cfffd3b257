import {
  amountVerdict,
  coefChangeVerdict,
  type AmountLimits,
  type ChangeCoefAction,
  type CouponType,
} from '@touchline/betting-coupon-math';
import { betsToRemove, type CouponBet, type LockReason } from './coupon-bet.ts';

/** What the button of the coupon does now. There is always exactly one thing. @spec CP-25 CP-29 CPN-2 ODD-5 */
export type CouponAct =
  | { kind: 'empty' }
  | { kind: 'busy' }
  | { kind: 'check' }
  | { kind: 'remove-locked'; outcomeIds: readonly number[]; keep: number }
  | { kind: 'wait-for-prices' }
  | { kind: 'sign-in' }
  | { kind: 'accept-changes'; coefs: Readonly<Record<number, number>> }
  | { kind: 'enter-stake' }
  | { kind: 'set-stake'; amount: number; reason: 'amount-too-small' | 'amount-too-large' }
  | { kind: 'not-enough-money'; missing: number }
  | { kind: 'place' };

export interface ActFacts {
  bets: readonly CouponBet[];
  typeId: CouponType;
  locks: ReadonlyMap<number, LockReason>;
  changeCoefAction: ChangeCoefAction;
  placement: 'free' | 'busy' | 'check';
  isPlayer: boolean;
  /** Prices and limits are known and fresh. */
  isQuoted: boolean;
  /** Stake of each coupon that would be made: one, or one per single. */
  amounts: readonly number[];
  totalAmount: number;
  limits: AmountLimits;
  /** Balance of the account; null while nobody knows. */
  money: number | null;
}

/** Prices that need the player's yes before anything is placed. @spec CP-25 */
export function changesToAccept(bets: readonly CouponBet[], action: ChangeCoefAction): Readonly<Record<number, number>> {
  const asked = bets.filter(({ coef, coefSeen }) => coefChangeVerdict(action, coefSeen, coef) === 'ask');
  return Object.fromEntries(asked.map(({ outcomeId, coef }) => [outcomeId, coef]));
}

/** The first thing that stands between the player and the placement, in the order in which it can be helped. */
export function couponAct(facts: ActFacts): CouponAct {
  const { bets, locks, limits, amounts, money, totalAmount } = facts;
  if (bets.length === 0) return { kind: 'empty' };
  if (facts.placement !== 'free') return { kind: facts.placement };
  if (locks.size > 0) {
    const outcomeIds = betsToRemove(bets, facts.typeId);
    return { kind: 'remove-locked', outcomeIds, keep: bets.length - outcomeIds.length };
  }
  if (!facts.isPlayer) return { kind: 'sign-in' };
  if (!facts.isQuoted || money === null) return { kind: 'wait-for-prices' };
  const coefs = changesToAccept(bets, facts.changeCoefAction);
  if (Object.keys(coefs).length > 0) return { kind: 'accept-changes', coefs };
  if (amounts.some((amount) => amount <= 0)) return { kind: 'enter-stake' };
  for (const amount of amounts) {
    const verdict = amountVerdict(amount, limits);
    if (verdict === 'amount-too-small') return { kind: 'set-stake', amount: limits.min ?? 0, reason: verdict };
    if (verdict === 'amount-too-large') return { kind: 'set-stake', amount: limits.max ?? 0, reason: verdict };
  }
  if (totalAmount > money) return { kind: 'not-enough-money', missing: totalAmount - money };
  return { kind: 'place' };
}
