import type { MinorUnits } from '@touchline/shared-primitives';
import { checkWhole } from './check-input.ts';
import type { CouponType } from './coupon-type.ts';

export interface AmountLimitTerms {
  typeId: CouponType;
  isBonusAccount: boolean;
  couponTypesWithMinAmount: readonly number[];
  couponTypesWithMaxAmount: readonly number[];
  /** As the server quotes them, in minor units; null when there is none. */
  minBetAmount: MinorUnits | null;
  maxBetAmount: MinorUnits | null;
}

export interface AmountLimits {
  min: MinorUnits | null;
  max: MinorUnits | null;
}

/**
 * Limits that apply to a stake: the maximum only to configured coupon types and never to the bonus account, the minimum to
 * configured types when a minimum exists.
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
 * Verdict on a stake; both limits themselves are allowed.
 * @throws CouponError on a stake that is no whole number.
 * @spec CP-14
 * @example
 * amountVerdict(19, { min: 20, max: null }); // => 'amount-too-small'
 */
export function amountVerdict(amount: MinorUnits, { min, max }: AmountLimits): 'ok' | 'amount-too-small' | 'amount-too-large' {
  checkWhole(amount, 'amount', Number.MIN_SAFE_INTEGER);
  if (amount <= 0 || (min !== null && amount < min)) return 'amount-too-small';
  return max !== null && amount > max ? 'amount-too-large' : 'ok';
}
