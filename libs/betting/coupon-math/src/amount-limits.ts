import type { MinorUnits } from '@touchline/shared-primitives';
import { checkWhole } from './check-input.ts';
import type { CouponType } from './coupon-type.ts';

export interface AmountLimitTerms {
  typeId: CouponType;
  isBonusAccount: boolean;
  couponTypesWithMinAmount: readonly number[];
  couponTypesWithMaxAmount: readonly number[];
  /** From the server, in minor units; null if there is none. */
  minBetAmount: MinorUnits | null;
  maxBetAmount: MinorUnits | null;
}

export interface AmountLimits {
  min: MinorUnits | null;
  max: MinorUnits | null;
}

/**
 * Limits that apply to a stake. The maximum applies only to configured coupon types and never to the bonus account, the minimum to
 * configured types if a minimum exists.
 * @spec CP-14 CP-22
 * @example
 * const quoted = { minBetAmount: 20, maxBetAmount: 50_000 };
 * const configured = { couponTypesWithMinAmount: [0, 1], couponTypesWithMaxAmount: [0] };
 * amountLimits({ typeId: CouponType.Express, isBonusAccount: false, ...configured, ...quoted }); // => { min: 20, max: null }
 */
export function amountLimits(terms: AmountLimitTerms): AmountLimits {
  const hasMin = terms.couponTypesWithMinAmount.includes(terms.typeId);
  const hasMax = terms.couponTypesWithMaxAmount.includes(terms.typeId) && !terms.isBonusAccount;
  return { min: hasMin ? terms.minBetAmount : null, max: hasMax ? terms.maxBetAmount : null };
}

/**
 * Checks a stake against the limits; both limits themselves are allowed.
 * @throws CouponError on a stake that is not a whole number.
 * @spec CP-14
 * @example
 * amountVerdict(19, { min: 20, max: null }); // => 'amount-too-small'
 */
export function amountVerdict(amount: MinorUnits, { min, max }: AmountLimits): 'ok' | 'amount-too-small' | 'amount-too-large' {
  checkWhole(amount, 'amount', Number.MIN_SAFE_INTEGER);
  if (amount <= 0 || (min !== null && amount < min)) return 'amount-too-small';
  return max !== null && amount > max ? 'amount-too-large' : 'ok';
}
