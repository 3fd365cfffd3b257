import { type AmountLimits, amountLimits, amountVerdict, CouponType, type OfferedLine } from '@touchline/betting-coupon-math';
import { currencyOf } from '@touchline/server-kernel';
import { AccountType } from '@touchline/account-contract';
import type { RefusalReason } from '@touchline/betting-contract';
import { type MinorUnits, Rational } from '@touchline/shared-primitives';
import type { CouponConfig } from './site-offers.ts';

/** Limits in round units of the currency (about one euro each). */
const MIN_STAKE_DIVISOR = 5;
const MAX_STAKE_UNITS = 2000;
const MAX_PAYOUT_UNITS = 100_000;
/** Factor for the stake and payout limits of a VIP bet. @spec CP-15 */
const VIP_FACTOR = 5;
/** Largest amount in the contract. */
const LARGEST_AMOUNT = 1_000_000_000_000;

export const OFFERED_TYPES: readonly CouponType[] = Object.values(CouponType);

/** Maximum payout of one coupon in a currency. */
export const maxPayoutOf = (currencyIso: string, isVipBet = false): MinorUnits =>
  currencyOf(currencyIso).unit * MAX_PAYOUT_UNITS * (isVipBet ? VIP_FACTOR : 1);

export interface LimitTerms {
  /** Coupon type of the request. */
  typeId: CouponType;
  currencyIso: string;
  accountType: number;
  /** Largest multiplier of the stake, including bonuses. */
  coef: Rational;
  isVipBet: boolean;
  /** Number of combinations; each needs at least one minor unit. */
  combinations: number;
  config: CouponConfig;
}

/** Minimum and maximum stake of one coupon, as configured and limited by the maximum payout. @spec CP-14 CP-22 */
export function stakeLimits({ typeId, currencyIso, accountType, coef, isVipBet, combinations, config }: LimitTerms): AmountLimits {
  const { unit } = currencyOf(currencyIso);
  const byPayout = Number(Rational.of(maxPayoutOf(currencyIso, isVipBet)).dividedBy(coef).floor());
  return amountLimits({
    typeId,
    isBonusAccount: accountType === AccountType.Bonus,
    couponTypesWithMinAmount: config.couponTypesWithMinAmount,
    couponTypesWithMaxAmount: config.couponTypesWithMaxAmount,
    minBetAmount: Math.max(Math.ceil(unit / MIN_STAKE_DIVISOR), combinations),
    maxBetAmount: Math.min(unit * MAX_STAKE_UNITS * (isVipBet ? VIP_FACTOR : 1), byPayout),
  });
}

/** Limits in the terms of the contract: amounts, and which rule determines the maximum. */
export interface ContractLimits {
  minBetAmount: MinorUnits;
  maxBetAmount: MinorUnits;
  hasMaxAmount: boolean;
  maxBetAmountReason: 'amount-too-large' | 'max-payout' | null;
}

export function toContractLimits(
  { min, max }: AmountLimits,
  { currencyIso, isVipBet }: Pick<LimitTerms, 'currencyIso' | 'isVipBet'>,
): ContractLimits {
  if (max === null) return { minBetAmount: min ?? 0, maxBetAmount: LARGEST_AMOUNT, hasMaxAmount: false, maxBetAmountReason: null };
  const configured = currencyOf(currencyIso).unit * MAX_STAKE_UNITS * (isVipBet ? VIP_FACTOR : 1);
  const maxBetAmountReason = max < configured ? 'max-payout' : 'amount-too-large';
  return { minBetAmount: min ?? 0, maxBetAmount: max, hasMaxAmount: true, maxBetAmountReason };
}

/** Multiplier of a line's stake, including its boost. */
export const multiplierOf = ({ exactCoef, bonus }: Pick<OfferedLine, 'exactCoef' | 'bonus'>): Rational =>
  exactCoef.times(Rational.of(bonus, 100));

/** Why a line's stake is refused; null if it is not. @spec CP-14 CP-27 */
export function stakeReason(line: Pick<OfferedLine, 'amount'>, limits: AmountLimits, contractLimits: ContractLimits): RefusalReason | null {
  const verdict = amountVerdict(line.amount, limits);
  if (verdict === 'ok') return null;
  return verdict === 'amount-too-large' && contractLimits.maxBetAmountReason === 'max-payout' ? 'max-payout' : verdict;
}
