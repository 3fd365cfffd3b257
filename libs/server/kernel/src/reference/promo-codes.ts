import { typedCode } from '@touchline/shared-primitives';

/** A code that credits a bonus, which the office activates. Units are round units of the currency. @spec AC-11 */
export interface BonusCode {
  use: 'bonus';
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

/** A code that applies to one coupon, which is placed with it. Odds are thousandths, times seconds. @spec CP-28 */
export interface CouponCode {
  use: 'coupon';
  code: string;
  effect: { kind: 'boost' | 'stake-back'; percent: number; maxUnits: number } | { kind: 'free-bet' };
  endsAt?: number;
  fewestBets?: number;
  lowestCoef?: number;
  lowestTotalCoef?: number;
  minUnits?: number;
  maxUnits?: number;
}

/** The site's promo codes: the one register for coupons and the office. Invented codes, at least one of each kind. @spec AC-11 CP-28 */
export const PROMO_CODES: readonly (BonusCode | CouponCode)[] = [
  { use: 'bonus', code: 'TOUCHLINE10', units: 10, factor: 5, days: 14, product: 'sports', minCoef: 1_500, until: null },
  { use: 'bonus', code: 'SPINS5', units: 5, factor: 8, days: 7, product: 'casino', minCoef: 1_000, until: null },
  { use: 'bonus', code: 'KICKOFF24', units: 5, factor: 3, days: 7, product: 'sports', minCoef: 1_500, until: Date.UTC(2024, 11, 31) },
  {
    ...{ use: 'coupon', code: 'HARBOUR10', effect: { kind: 'boost', percent: 10, maxUnits: 50 } },
    ...{ fewestBets: 2, lowestCoef: 1_400, maxUnits: 100 },
  },
  { use: 'coupon', code: 'SECONDWIND', effect: { kind: 'stake-back', percent: 50, maxUnits: 10 }, minUnits: 2, lowestTotalCoef: 1_800 },
  { use: 'coupon', code: 'FIRSTWHISTLE', effect: { kind: 'free-bet' }, maxUnits: 5, lowestTotalCoef: 1_500 },
];

const BY_CODE = new Map(PROMO_CODES.map((each) => [typedCode(each.code), each]));
if (BY_CODE.size !== PROMO_CODES.length) throw new Error('two promo codes are the same when typed');

/** The registered code, however it was typed; undefined if there is none. */
export const promoCodeOf = (typed: string): BonusCode | CouponCode | undefined => BY_CODE.get(typedCode(typed));
