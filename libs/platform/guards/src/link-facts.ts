// What a link says beside its page.

/** What a link wants in the coupon: a shared coupon by its code, or outcomes by game, market and outcome. */
export interface QuickCoupon {
  code: string | null;
  bets: readonly { gameId: number; marketId: number; outcomeId: number }[];
}

/** Something that a link says about who sent the visitor, as the cookie that keeps it. */
export interface ReferralMark {
  cookie: string;
  value: string;
  maxAgeSeconds: number;
}
