import { type CouponRequest, CouponType } from '@touchline/betting-coupon-math';
import type { CouponTerms, CouponToPlace } from '@touchline/betting-contract';
import type { CouponSite } from './site-offers.ts';

/** A placement with everything that decides it besides the line and the account. */
export interface Sale {
  coupon: CouponToPlace;
  /** What the player was shown. */
  terms: CouponTerms;
  /** Scores that the player saw, in the order of the bets; null where nobody knows. */
  scores: readonly (string | null)[] | null;
  site: Pick<CouponSite, 'config' | 'promoCodes' | 'liveDelayMs'>;
  /** The open coupon that is exchanged for this one, and the value that the player saw; left out of a plain placement. */
  edit?: { couponId: number; value: number };
}

/** Terms of a coupon that comes without a quote: odds and the payout limit. */
export const plainTerms = (maxPayout: number): CouponTerms => ({
  maxPayout,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
  expressBoost: null,
  promo: null,
  isBonusBet: false,
  isVipBet: false,
  isOneClick: false,
});

/** Whether they say more than the payout limit does. */
export const arePlain = ({ expressBoost, promo, hyperBonusPercent, isBonusBet, isVipBet }: CouponTerms): boolean =>
  expressBoost === null && promo === null && hyperBonusPercent === null && !isBonusBet && !isVipBet;

/** The coupon as the maths reads it, at these odds. */
export function requestOf(
  { typeId, systemValue, amount = 0, amountByBlockId, bets }: Partial<CouponToPlace> & Pick<CouponToPlace, 'typeId' | 'bets'>,
  coefs: readonly number[],
): CouponRequest {
  const isSystem = typeId === CouponType.System || typeId === CouponType.SystemWithBanker;
  return {
    typeId,
    systemValue: isSystem ? systemValue : undefined,
    amount,
    amountByBlockId,
    bets: bets.map(({ coef, isBanker, blockId }, at) => ({ coef: coefs[at] ?? coef, isBanker, blockId })),
  };
}

/** Positions of the bets that stand together in one coupon: those of a block; each of many singles alone. @spec CP-27 CP-29 */
export function togetherIn({ typeId, bets }: Pick<CouponToPlace, 'typeId' | 'bets'>): number[][] {
  if (typeId === CouponType.ManySingles) return bets.map((_, at) => [at]);
  const groups = new Map<number, number[]>();
  bets.forEach(({ blockId = 0 }, at) => groups.set(blockId, [...(groups.get(blockId) ?? []), at]));
  return [...groups.values()];
}
