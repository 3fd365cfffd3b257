import { type CouponOffer, couponOffer, type CouponRequest, type OfferedLine } from '@touchline/betting-coupon-math';
import type { CouponTerms, RefusalReason } from '@touchline/betting-contract';
import { multiplierOf, stakeLimits, stakeReason, toldLimits, type ToldLimits } from './limits.ts';
import type { CouponConfig } from './site-offers.ts';

/** One coupon of a request with the limits of its stake. */
export interface LimitedLine extends OfferedLine {
  limits: ToldLimits;
  /** What stands against its stake. */
  reason: RefusalReason | null;
}

export interface LimitedOffer extends Omit<CouponOffer, 'lines'> {
  lines: readonly LimitedLine[];
}

/** Everything that a request would book, with the limits of each stake. @throws RangeError when it is no coupon yet. @spec CP-14 CP-27 */
export function limitedOffer(
  request: CouponRequest,
  { terms, currencyIso, accountType, config }: { terms: CouponTerms; currencyIso: string; accountType: number; config: CouponConfig },
): LimitedOffer {
  const { lines, ...figures } = couponOffer(request, terms);
  const limited = lines.map((line): LimitedLine => {
    const { isVipBet } = terms;
    const of = { typeId: request.typeId, currencyIso, accountType, isVipBet, config, combinations: line.combinations };
    const limits = stakeLimits({ ...of, coef: multiplierOf(line) });
    const told = toldLimits(limits, of);
    return { ...line, limits: told, reason: stakeReason(line, limits, told) };
  });
  return { ...figures, lines: limited };
}

/** The offer, or null while bets, sizes and stakes make no coupon. */
export function offerIfAny(...asked: Parameters<typeof limitedOffer>): LimitedOffer | null {
  try {
    return limitedOffer(...asked);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a stake may be in every coupon of the request at once. */
export function tightest(lines: readonly LimitedLine[]): ToldLimits {
  const all = lines.map(({ limits }) => limits);
  const narrow = all.reduce((least, limits) => (limits.maxBetAmount < least.maxBetAmount ? limits : least));
  return { ...narrow, minBetAmount: Math.max(...all.map(({ minBetAmount }) => minBetAmount)) };
}
