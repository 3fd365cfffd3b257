import type { CouponBonuses, PromoEffect, PromoProblem } from '@touchline/betting-coupon-math';
import type { StakeLimit } from '@touchline/betting-contract';

/** A code that the player can choose, and why it does not apply to this coupon; null if it does. @spec CP-28 */
export interface OfferedPromoCode {
  code: string;
  effect: PromoEffect;
  reason: PromoProblem | null;
}

/** Quote for a state of the coupon. Amounts in minor units. */
export interface Quote {
  minBetAmount: number;
  /** Null if there is no maximum stake. @spec CP-22 */
  maxBetAmount: number | null;
  maxPayout: number;
  /** Currency of the limits; if the coupon has another currency, they do not apply. */
  currencyIso: string;
  /** Key of the request, see `quoteKey`; the terms apply only to this key. */
  key: string;
  isStale: boolean;
  /** The maximum stake results from the largest payout and not from a stake limit. */
  isMaxByPayout: boolean;
  /**
   * Whether this player can have a bonus bet at all; the answer is the only indication for a player who must not get one. @spec CP-12 LIM-5
   */
  isBonusOffered: boolean;
  availablePrepaidAmount: number | null;
  /** Responsible-gaming limits that the stake counts against; empty if there are none. */
  playerLimits: readonly StakeLimit[];
  /** The player is on a break until then, in milliseconds since 1970; null otherwise. @spec LIM-5 */
  excludedUntil: number | null;
  /** The player's right to bet is withdrawn. @spec ID-29 */
  isRestricted?: boolean | undefined;
  /** Bonuses of the sale, and the largest payout. */
  terms: CouponBonuses;
  /** Sold as a VIP bet. @spec CP-15 */
  isVipBet: boolean;
  /** Result for the requested code; null if there was none. @spec CP-28 */
  promo: { code: string; isApplied: boolean; reason: PromoProblem | null } | null;
  /** The applied code; null for none. */
  promoCode: string | null;
  promoCodes: readonly OfferedPromoCode[];
  /** Milliseconds before a placement is decided because a bet is live; 0 for none. @spec BET-8 */
  delayMs: number;
  /** Version of each price by outcome id; identifies what the player saw. @spec ODD-3 */
  versions: Readonly<Record<number, number>>;
  /** The quote as the backend sealed it, which the placement sends back. @spec ODD-3 */
  sealed: string | null;
  /** Server time of the prices, in milliseconds; absent if the server does not send it. @spec ODD-6 */
  servedAt?: number;
}

/** Terms without a quote: no bonuses, no limits. */
export const NO_TERMS: CouponBonuses = {
  maxPayout: Number.MAX_SAFE_INTEGER,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
  expressBoost: null,
  promo: null,
  isBonusBet: false,
};
