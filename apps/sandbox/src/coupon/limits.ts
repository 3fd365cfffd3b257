import { CouponType, couponFigures, type AmountLimits, amountLimits } from '@touchline/betting-coupon-math';
import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import { currencyOf } from '../people/currencies.ts';

/** Limits in round units of the currency (about one euro each). */
const MIN_STAKE_DIVISOR = 5;
const MAX_STAKE_UNITS = 2000;
const MAX_PAYOUT_UNITS = 100_000;
const BONUS_ACCOUNT = 4;

export const OFFERED_TYPES: readonly CouponType[] = Object.values(CouponType);
/** @spec CP-14 */
export const TYPES_WITH_MIN: readonly CouponType[] = OFFERED_TYPES;
/** @spec CP-14 */
export const TYPES_WITH_MAX: readonly CouponType[] = OFFERED_TYPES;

/** The most one coupon of this currency pays. */
export const maxPayoutOf = (currencyIso: string): MinorUnits => currencyOf(currencyIso).unit * MAX_PAYOUT_UNITS;

export interface LimitTerms {
  typeId: CouponType;
  currencyIso: string;
  accountType: number;
  /** Total coefficient; of many singles the largest. */
  coef: Rational;
}

/** Least and most stake of one coupon: the configured ones, and never more than what keeps the win within the payout limit. @spec CP-14 CP-22 */
export function stakeLimits({ typeId, currencyIso, accountType, coef }: LimitTerms): AmountLimits {
  const { unit } = currencyOf(currencyIso);
  const byPayout = Number(Rational.of(maxPayoutOf(currencyIso)).dividedBy(coef).floor());
  return amountLimits({
    typeId,
    isBonusAccount: accountType === BONUS_ACCOUNT,
    couponTypesWithMinAmount: TYPES_WITH_MIN,
    couponTypesWithMaxAmount: TYPES_WITH_MAX,
    minBetAmount: Math.ceil(unit / MIN_STAKE_DIVISOR),
    maxBetAmount: Math.min(unit * MAX_STAKE_UNITS, byPayout),
  });
}

export interface SoldShape {
  typeId: CouponType;
  systemValue?: number | undefined;
  bets: readonly { coef: number; isBanker?: boolean | undefined }[];
}

/** Coefficient that multiplies the stake; of many singles the largest, which is the one that the payout limit meets first. */
export function multiplierOf({ typeId, systemValue, bets }: SoldShape): Rational {
  if (typeId !== CouponType.ManySingles) return couponFigures({ typeId, systemValue, bets, amount: 0 }).exactCoef;
  return Rational.of(Math.max(...bets.map(({ coef }) => coef)), 1000);
}
