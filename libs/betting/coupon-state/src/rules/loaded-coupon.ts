import type { LoadedRef } from './linked-pick.ts';

/** A coupon of the history, or a receipt, that is wanted again. @spec CP-31 */
export interface RepeatedCoupon {
  bets: readonly LoadedRef[];
}

/** How a bet of a loaded coupon fared: as it was, at another price, not to be had for the moment, or not at all. @spec CP-31 */
export type LoadVerdict = 'same' | 'moved' | 'suspended' | 'gone';

export interface LoadedBet {
  outcomeId: number;
  gameId: number;
  verdict: LoadVerdict;
  /** Price that it had where it comes from; null when nobody told. */
  coefThen: number | null;
  /** Price now; null when it is gone. */
  coefNow: number | null;
}

/** What came of a code, a link, or a coupon that was repeated. */
export type LoadedCoupon =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; bets: readonly LoadedBet[]; /** Bets for which the coupon had no room. */ leftOut: number }
  | { status: 'failed'; reason: 'unknown-code' | 'not-reached' };

/** Why a bet is, or is not, as it was. A price that nobody told counts as the same. @spec CP-31 */
export function loadVerdict(then: number | null, now: { coef: number; isBlocked: boolean } | null): LoadVerdict {
  if (now === null) return 'gone';
  if (now.isBlocked) return 'suspended';
  return then === null || then === now.coef ? 'same' : 'moved';
}
