import { type CouponOffer, couponOffer, type CouponRequest, type OfferedLine } from '@touchline/betting-coupon-math';
import type { CouponTerms, RefusalReason } from '@touchline/betting-contract';
import { multiplierOf, stakeLimits, stakeReason, toContractLimits, type ContractLimits } from './limits.ts';
import type { CouponConfig } from './site-offers.ts';

/** One coupon of a request with the limits of its stake. */
export interface LimitedLine extends OfferedLine {
  limits: ContractLimits;
  /** Why its stake is refused; null if it is not. */
  reason: RefusalReason | null;
}

export interface LimitedOffer extends Omit<CouponOffer, 'lines'> {
  lines: readonly LimitedLine[];
}

/**
 * All coupons that a request would book, with the limits of each stake.
 *
 * @throws RangeError if bets, sizes and stakes do not form a coupon.
 * @spec CP-14 CP-27
 */
export function limitedOffer(
  request: CouponRequest,
  { terms, currencyIso, accountType, config }: { terms: CouponTerms; currencyIso: string; accountType: number; config: CouponConfig },
): LimitedOffer {
  const { lines, ...figures } = couponOffer(request, terms);
  const limited = lines.map((line): LimitedLine => {
    const { isVipBet } = terms;
    const of = { typeId: request.typeId, currencyIso, accountType, isVipBet, config, combinations: line.combinations };
    const limits = stakeLimits({ ...of, coef: multiplierOf(line) });
    const contractLimits = toContractLimits(limits, of);
    return { ...line, limits: contractLimits, reason: stakeReason(line, limits, contractLimits) };
  });
  return { ...figures, lines: limited };
}

/** The offer, or null if bets, sizes and stakes do not form a coupon. */
export function offerIfAny(...args: Parameters<typeof limitedOffer>): LimitedOffer | null {
  try {
    return limitedOffer(...args);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Limits of a stake that satisfy all coupons of the request. */
export function tightest(lines: readonly LimitedLine[]): ContractLimits {
  const all = lines.map(({ limits }) => limits);
  const narrow = all.reduce((least, limits) => (limits.maxBetAmount < least.maxBetAmount ? limits : least));
  return { ...narrow, minBetAmount: Math.max(...all.map(({ minBetAmount }) => minBetAmount)) };
}
