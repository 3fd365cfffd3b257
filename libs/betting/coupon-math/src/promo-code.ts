import { ok, refused, typedCode, type MinorUnits, type Result, type Thousandths } from '@touchline/shared-primitives';
import type { CouponType } from './coupon-type.ts';
import { totalCoef } from './total-coef.ts';

/** Effect of a code: raises the payout, refunds the stake if the coupon loses, or pays the win of a stake that the house provided. */
export type PromoEffect =
  | { kind: 'boost'; percent: number; max?: MinorUnits | undefined }
  | { kind: 'stake-back'; percent: number; max?: MinorUnits | undefined }
  | { kind: 'free-bet' };

/** A code and its conditions; absent conditions do not apply. Values equal to a threshold are allowed. */
export interface PromoCode {
  code: string;
  effect: PromoEffect;
  /** Seconds, by the server's clock: valid from `startsAt` until just before `endsAt`. */
  startsAt?: number | undefined;
  endsAt?: number | undefined;
  isUsed?: boolean | undefined;
  currencyIso?: string | undefined;
  couponTypes?: readonly CouponType[] | undefined;
  fewestBets?: number | undefined;
  lowestCoef?: Thousandths | undefined;
  lowestTotalCoef?: Thousandths | undefined;
  minAmount?: MinorUnits | undefined;
  maxAmount?: MinorUnits | undefined;
}

export interface PromoCoupon {
  typeId: CouponType;
  bets: readonly { coef: Thousandths }[];
  amount: MinorUnits;
  currencyIso: string;
  isBonusAccount: boolean;
}

export type PromoProblem =
  | 'empty'
  | 'unknown-code'
  | 'not-started'
  | 'expired'
  | 'already-used'
  | 'bonus-account'
  | 'wrong-currency'
  | 'wrong-coupon-type'
  | 'too-few-bets'
  | 'coef-too-low'
  | 'total-coef-too-low'
  | 'amount-too-small'
  | 'amount-too-large';

/**
 * Normalizes a code for comparison: no spaces or dashes, upper case, plain digits, so that a code copied from paper is found.
 * @spec CP-28
 * @example
 * normalPromoCode(' spring-26 '); // => 'SPRING26'
 */
export const normalPromoCode = (typed: string): string => typedCode(typed);

/**
 * The code that applies to a coupon: the typed one takes precedence over the chosen one; null if there is neither.
 * @spec CP-28
 * @example
 * appliedPromoCode({ manualPromoCode: '', promoCode: 'SPRING26' }); // => 'SPRING26'
 */
export function appliedPromoCode(coupon: { manualPromoCode: string | null; promoCode: string | null }): string | null {
  const typed = normalPromoCode(coupon.manualPromoCode ?? '');
  const chosen = normalPromoCode(coupon.promoCode ?? '');
  return typed === '' ? (chosen === '' ? null : chosen) : typed;
}

const conditions: readonly (readonly [PromoProblem, (promo: PromoCode, coupon: PromoCoupon, nowSeconds: number) => boolean])[] = [
  ['not-started', ({ startsAt }, _, now) => startsAt !== undefined && now < startsAt],
  ['expired', ({ endsAt }, _, now) => endsAt !== undefined && now >= endsAt],
  ['already-used', ({ isUsed }) => isUsed === true],
  ['bonus-account', (_, { isBonusAccount }) => isBonusAccount],
  ['wrong-currency', ({ currencyIso }, coupon) => currencyIso !== undefined && currencyIso !== coupon.currencyIso],
  ['wrong-coupon-type', ({ couponTypes }, { typeId }) => couponTypes !== undefined && !couponTypes.includes(typeId)],
  ['too-few-bets', ({ fewestBets = 0 }, { bets }) => bets.length < fewestBets],
  ['coef-too-low', ({ lowestCoef = 0 }, { bets }) => bets.some(({ coef }) => coef < lowestCoef)],
  ['total-coef-too-low', ({ lowestTotalCoef = 0 }, { bets }) => totalCoef(bets.map(({ coef }) => coef)) < lowestTotalCoef],
  ['amount-too-small', ({ minAmount = 0 }, { amount }) => amount < minAmount],
  ['amount-too-large', ({ maxAmount = Number.MAX_SAFE_INTEGER }, { amount }) => amount > maxAmount],
];

/**
 * Whether a code applies to a coupon, or the first reason why it does not; used by browser and server.
 * @param codes - codes that exist for this player.
 * @param nowSeconds - the server's time.
 * @spec CP-28
 * @example
 * const coupon = { typeId: CouponType.Single, bets: [{ coef: 1500 }], amount: 500, currencyIso: 'EUR', isBonusAccount: false };
 * const codes = [{ code: 'SPRING26', effect: { kind: 'free-bet' }, fewestBets: 2 }] as const;
 * promoCodeVerdict('spring 26', { coupon, codes, nowSeconds: 0 }); // => { isOk: false, reason: 'too-few-bets' }
 */
export function promoCodeVerdict(
  typed: string,
  { coupon, codes, nowSeconds }: { coupon: PromoCoupon; codes: readonly PromoCode[]; nowSeconds: number },
): Result<PromoCode, PromoProblem> {
  const wanted = normalPromoCode(typed);
  if (wanted === '') return refused('empty');
  const promo = codes.find(({ code }) => normalPromoCode(code) === wanted);
  if (promo === undefined) return refused('unknown-code');
  const missed = conditions.find(([, isMissed]) => isMissed(promo, coupon, nowSeconds));
  return missed === undefined ? ok(promo) : refused(missed[0]);
}

const share = (of: MinorUnits, percent: number, max: MinorUnits = Number.MAX_SAFE_INTEGER): MinorUnits =>
  Math.min(Number((BigInt(of) * BigInt(percent)) / 100n), max);

/**
 * Payout of a settled coupon including the effect of its code, in minor units, rounded down and within the payout limit.
 * @spec CP-28
 * @example
 * promoPayout({ kind: 'free-bet' }, { amount: 500, payout: 1250 }); // => 750
 */
export function promoPayout(
  effect: PromoEffect,
  { amount, payout, maxPayout = Number.MAX_SAFE_INTEGER }: { amount: MinorUnits; payout: MinorUnits; maxPayout?: MinorUnits | undefined },
): MinorUnits {
  if (effect.kind === 'free-bet') return Math.min(Math.max(0, payout - amount), maxPayout);
  if (effect.kind === 'boost') return Math.min(payout + share(payout, effect.percent, effect.max), Math.max(maxPayout, payout));
  return payout === 0 ? share(amount, effect.percent, effect.max) : payout;
}
