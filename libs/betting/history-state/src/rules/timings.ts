/** Coupons of one page of the history. */
export const HISTORY_PAGE_SIZE = 20;
/** Coupons of each page after the first: whoever reads on reads on. */
export const HISTORY_NEXT_SIZE = 100;
