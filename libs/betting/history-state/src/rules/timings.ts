/** Coupons of one page of the history. */
export const HISTORY_PAGE_SIZE = 20;
