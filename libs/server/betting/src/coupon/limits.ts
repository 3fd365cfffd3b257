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
/** A VIP bet may stake and win so many times more. @spec CP-15 */
const VIP_FACTOR = 5;
/** The most that the contract carries. */
const LARGEST_AMOUNT = 1_000_000_000_000;

export const OFFERED_TYPES: readonly CouponType[] = Object.values(CouponType);

/** The most one coupon of this currency pays. */
export const maxPayoutOf = (currencyIso: string, isVipBet = false): MinorUnits =>
  currencyOf(currencyIso).unit * MAX_PAYOUT_UNITS * (isVipBet ? VIP_FACTOR : 1);

export interface LimitTerms {
  /** Type of the request. */
  typeId: CouponType;
  currencyIso: string;
  accountType: number;
  /** What a stake is multiplied by at most, bonus included. */
  coef: Rational;
  isVipBet: boolean;
  /** Each takes a minor unit at least. */
  combinations: number;
  config: CouponConfig;
}

/** Least and most stake of one coupon: the configured ones, and never more than what keeps the win within the payout limit. @spec CP-14 CP-22 */
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

/** Limits as the contract tells them: numbers, and the rule that makes the upper one what it is. */
export interface ToldLimits {
  minBetAmount: MinorUnits;
  maxBetAmount: MinorUnits;
  hasMaxAmount: boolean;
  maxBetAmountReason: 'amount-too-large' | 'max-payout' | null;
}

export function toldLimits(
  { min, max }: AmountLimits,
  { currencyIso, isVipBet }: Pick<LimitTerms, 'currencyIso' | 'isVipBet'>,
): ToldLimits {
  if (max === null) return { minBetAmount: min ?? 0, maxBetAmount: LARGEST_AMOUNT, hasMaxAmount: false, maxBetAmountReason: null };
  const configured = currencyOf(currencyIso).unit * MAX_STAKE_UNITS * (isVipBet ? VIP_FACTOR : 1);
  const maxBetAmountReason = max < configured ? 'max-payout' : 'amount-too-large';
  return { minBetAmount: min ?? 0, maxBetAmount: max, hasMaxAmount: true, maxBetAmountReason };
}

/** What multiplies the stake of a line, its boost included. */
export const multiplierOf = ({ exactCoef, bonus }: Pick<OfferedLine, 'exactCoef' | 'bonus'>): Rational =>
  exactCoef.times(Rational.of(bonus, 100));

/** What stands against a line's stake; null for nothing. @spec CP-14 CP-27 */
export function stakeReason(line: Pick<OfferedLine, 'amount'>, limits: AmountLimits, told: ToldLimits): RefusalReason | null {
  const verdict = amountVerdict(line.amount, limits);
  if (verdict === 'ok') return null;
  return verdict === 'amount-too-large' && told.maxBetAmountReason === 'max-payout' ? 'max-payout' : verdict;
}
