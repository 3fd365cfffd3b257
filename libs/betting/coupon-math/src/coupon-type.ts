/** How the bets of a coupon are combined. @spec CP-01 */
export const CouponType = { Single: 0, Express: 1, SystemWithBanker: 2, System: 4, ManySingles: 9 } as const;
export type CouponType = (typeof CouponType)[keyof typeof CouponType];
