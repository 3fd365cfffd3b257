import type { CouponBonuses, PromoEffect, PromoProblem } from '@touchline/betting-coupon-math';
import type { PlayerLimit } from '@touchline/betting-contract';

/** A code that the player may choose, and why it does not apply to this coupon; null when it does. @spec CP-28 */
export interface OfferedPromoCode {
  code: string;
  effect: PromoEffect;
  reason: PromoProblem | null;
}

/** What was quoted for the coupon as it was asked about. Amounts in minor units. */
export interface Quote {
  minBetAmount: number;
  /** Null where there is no largest stake. @spec CP-22 */
  maxBetAmount: number | null;
  maxPayout: number;
  /** Currency that the limits are in: those of another currency say nothing about this coupon. */
  currencyIso: string;
  /** What it was asked for, see `quoteKey`: the terms are of that and of nothing else. */
  key: string;
  isStale: boolean;
  /** The stake is bounded by the largest payout and not by a limit of the stake. */
  isMaxByPayout: boolean;
  /** This player may have a bonus bet at all; who must not be given one is told so by the answer alone. @spec CP-12 LIM-5 */
  isBonusOffered: boolean;
  availablePrepaidAmount: number | null;
  /** Responsible-gaming limits that the stake counts against; empty where there are none. */
  playerLimits: readonly PlayerLimit[];
  /** The player is on a break until then, milliseconds since 1970; null when they are not. @spec LIM-5 */
  excludedUntil: number | null;
  /** Bonuses under which the coupon is sold, the largest payout included. */
  terms: CouponBonuses;
  /** It is sold as a VIP bet. @spec CP-15 */
  isVipBet: boolean;
  /** Verdict on the code that was asked about; null when none was. @spec CP-28 */
  promo: { code: string; isApplied: boolean; reason: PromoProblem | null } | null;
  /** The code that applies; null for none. */
  promoCode: string | null;
  promoCodes: readonly OfferedPromoCode[];
  /** Milliseconds that a placement waits for its answer because a bet is live; 0 for none. @spec BET-8 */
  delayMs: number;
  /** Version of each price, by outcome id: what the player saw is named by it. @spec ODD-3 */
  versions: Readonly<Record<number, number>>;
  /** Goes back with the placement. @spec ODD-3 */
  ticket: string | null;
  /** Server time that the prices are of, milliseconds; left out by a server that does not say. @spec ODD-6 */
  servedAt?: number;
}

/** Terms while nothing is quoted: no bonus of any kind, and no limit. */
export const NO_TERMS: CouponBonuses = {
  maxPayout: Number.MAX_SAFE_INTEGER,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
  expressBoost: null,
  promo: null,
  isBonusBet: false,
};
