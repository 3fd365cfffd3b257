// No schemas here: pages compute the hash without a validator in their bundle.
import { canonicalJson } from '@touchline/shared-primitives';
import type { CouponToPlace } from './coupon.ts';

/** Names of the headers of a placement. @spec ODD-3 */
export const QUOTE_HEADER = 'X-Coupon-Quote';
export const SEEN_HEADER = 'X-Coupon-Seen';

/** What was on the screen when the player said yes. @spec ODD-3 */
export interface SeenCoupon {
  /** The body of the placement: selections, odds, stakes, type, account, rule for changed odds. */
  coupon: CouponToPlace;
  currencyIso: string;
  /** Minor units: the figure that the page showed as what is paid when everything wins. */
  possibleWin: number;
  /** Of each bet of the coupon, in its order, as the quote gave it. */
  versions: readonly number[];
  /** As the quote applied it; null for none. */
  promoCode: string | null;
  isVipBet: boolean;
  isBonusBet: boolean;
}

/**
 * Hash of what the player saw: the page sends it with the coupon (`X-Coupon-Seen`), the server computes it from the body and the quote, and
 * books only what is equal. SHA-256 as 64 hexadecimal digits; changes with any field.
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
