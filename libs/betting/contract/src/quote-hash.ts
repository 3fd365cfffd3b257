// No schemas here: pages compute the hash without a validator in their bundle.
import { canonicalJson } from '@touchline/shared-primitives';
import type { CouponToPlace } from './coupon.ts';

/** Names of the placement headers. @spec ODD-3 */
export const QUOTE_HEADER = 'X-Coupon-Quote';
export const SEEN_HEADER = 'X-Coupon-Seen';

/** What was on the screen when the player confirmed. @spec ODD-3 */
export interface SeenCoupon {
  /** Body of the placement: selections, odds, stakes, type, account, setting for odds changes. */
  coupon: CouponToPlace;
  currencyIso: string;
  /** Minor units: the possible win that the page showed. */
  possibleWin: number;
  /** Price version of each bet from the quote, in the order of the coupon's bets. */
  versions: readonly number[];
  /** As the quote applied it; null for none. */
  promoCode: string | null;
  isVipBet: boolean;
  isBonusBet: boolean;
}

/**
 * Hash of what the player saw. The page sends it with the coupon (`X-Coupon-Seen`), the server computes it from the body and the quote, and
 * books only if both are equal. SHA-256 as 64 hexadecimal digits; changes with any field.
 * @spec ODD-3
 */
export async function seenHash({
  coupon,
  currencyIso,
  possibleWin,
  versions,
  promoCode,
  isVipBet,
  isBonusBet,
}: SeenCoupon): Promise<string> {
  const text = canonicalJson({ coupon, currencyIso, possibleWin, versions, promoCode, isVipBet, isBonusBet });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
