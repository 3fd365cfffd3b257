import { type CouponRequest, CouponType, shopSystem } from '@touchline/betting-coupon-math';
import type { CouponTerms, CouponToPlace } from '@touchline/betting-contract';
import type { CouponSite } from './site-offers.ts';

/** A placement with all inputs of its decision except the line and the account. */
export interface Sale {
  coupon: CouponToPlace;
  /** The terms shown to the player. */
  terms: CouponTerms;
  /** Scores that the player saw, in the order of the bets; null if unknown. */
  scores: readonly (string | null)[] | null;
  /** Marks of the prices that the player saw, in the order of the bets; absent if unknown. */
  marks?: readonly (string | null)[] | undefined;
  site: Pick<CouponSite, 'config' | 'promoCodes' | 'liveDelayMs'>;
  /** The open coupon exchanged for this one, and the value that the player saw; absent for an ordinary placement. */
  edit?: { couponId: number; value: number };
}

/** Terms of a coupon without a quote: only odds and the payout limit. */
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

/** Whether terms contain only the payout limit. */
export const arePlain = ({ expressBoost, promo, hyperBonusPercent, isBonusBet, isVipBet }: CouponTerms): boolean =>
  expressBoost === null && promo === null && hyperBonusPercent === null && !isBonusBet && !isVipBet;

/** The coupon as input of the maths, at these odds. */
export function requestOf(
  { typeId, systemValue, amount = 0, amountByBlockId, bets }: Partial<CouponToPlace> & Pick<CouponToPlace, 'typeId' | 'bets'>,
  coefs: readonly number[],
): CouponRequest {
  const isSystem = typeId === CouponType.System || typeId === CouponType.SystemWithBanker;
  return {
    typeId,
    systemValue: isSystem ? systemValue : undefined,
    shop: typeId === CouponType.System ? shopSystem(systemValue) : undefined,
    amount,
    amountByBlockId,
    bets: bets.map(({ coef, isBanker, blockId }, at) => ({ coef: coefs[at] ?? coef, isBanker, blockId })),
  };
}

/** Positions of bets grouped by coupon: those of a block together, many singles one by one. @spec CP-27 CP-29 */
export function togetherIn({ typeId, bets }: Pick<CouponToPlace, 'typeId' | 'bets'>): number[][] {
  if (typeId === CouponType.ManySingles) return bets.map((_, at) => [at]);
  const groups = new Map<number, number[]>();
  bets.forEach(({ blockId = 0 }, at) => groups.set(blockId, [...(groups.get(blockId) ?? []), at]));
  return [...groups.values()];
}
