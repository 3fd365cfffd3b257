/** Bets that a link adds to the coupon: a shared coupon by its code, or outcomes by game, market and outcome id. */
export interface QuickCoupon {
  code: string | null;
  bets: readonly { gameId: number; marketId: number; outcomeId: number }[];
}

/** A referral parameter of a link, in the form of the cookie that stores it. */
export interface ReferralMark {
  cookie: string;
  value: string;
  maxAgeSeconds: number;
}
