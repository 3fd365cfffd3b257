import type { CouponCode } from '@touchline/account-contract/schemas';
import { typedCode } from '@touchline/shared-primitives';

/** A code that credits a bonus, which the office activates. Units are round units of the currency. @spec AC-11 */
export interface BonusCode {
  code: string;
  units: number;
  /** Wagering terms: how often, within how many days, in which product, at which least odds in thousandths. */
  factor: number;
  days: number;
  product: 'sports' | 'casino';
  minCoef: number;
  /** Expiry, milliseconds; null for no expiry. */
  until: number | null;
}

/** A code of the site with what it is for. */
export type KnownCode = ({ use: 'bonus' } & BonusCode) | ({ use: 'coupon' } & CouponCode);

/** The codes that credit a bonus. Invented, at least one of each kind. @spec AC-11 */
export const BONUS_CODES: readonly BonusCode[] = [
  { code: 'TOUCHLINE10', units: 10, factor: 5, days: 14, product: 'sports', minCoef: 1_500, until: null },
  { code: 'SPINS5', units: 5, factor: 8, days: 7, product: 'casino', minCoef: 1_000, until: null },
  { code: 'KICKOFF24', units: 5, factor: 3, days: 7, product: 'sports', minCoef: 1_500, until: Date.UTC(2024, 11, 31) },
];

/**
 * All codes of the site by the form in which they are typed.
 *
 * @throws Error if two are the same when typed
 * @spec AC-11 CP-28
 */
export function codeRegister(couponCodes: readonly CouponCode[]): ReadonlyMap<string, KnownCode> {
  const known: KnownCode[] = [
    ...BONUS_CODES.map((each) => ({ use: 'bonus', ...each }) as const),
    ...couponCodes.map((each) => ({ use: 'coupon', ...each }) as const),
  ];
  const byCode = new Map(known.map((each) => [typedCode(each.code), each]));
  if (byCode.size !== known.length) throw new Error('two promo codes are the same when typed');
  return byCode;
}
