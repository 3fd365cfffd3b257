/** Formats minor units of the coupon's currency. */
export type MoneyWords = (amount: number) => string;
