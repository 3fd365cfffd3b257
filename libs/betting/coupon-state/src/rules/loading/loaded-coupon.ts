import type { LoadedRef } from './linked-pick.ts';

/** A past coupon or a receipt whose bets are repeated. @spec CP-31 */
export interface RepeatedCoupon {
  bets: readonly LoadedRef[];
}

/** State of a loaded bet: unchanged, at another price, suspended, or no longer offered. @spec CP-31 */
export type LoadVerdict = 'same' | 'moved' | 'suspended' | 'gone';

export interface LoadedBet {
  outcomeId: number;
  gameId: number;
  verdict: LoadVerdict;
  /** Original price; null if unknown. */
  coefThen: number | null;
  /** Current price; null if the bet is no longer offered. */
  coefNow: number | null;
}

/** Result of loading a code, a link or a past coupon. */
export type LoadedCoupon =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; bets: readonly LoadedBet[]; /** Bets for which the coupon had no room. */ leftOut: number }
  | { status: 'failed'; reason: 'unknown-code' | 'not-reached' };

/** Compares a loaded bet with its original. An unknown original price counts as unchanged. @spec CP-31 */
export function loadVerdict(then: number | null, now: { coef: number; isBlocked: boolean } | null): LoadVerdict {
  if (now === null) return 'gone';
  if (now.isBlocked) return 'suspended';
  return then === null || then === now.coef ? 'same' : 'moved';
}
