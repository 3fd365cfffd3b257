/** Minor units of the coupon's currency as the player reads them. */
export type MoneyWords = (amount: number) => string;
