/** Coupons on the first page of the history. */
export const HISTORY_PAGE_SIZE = 20;
/** Coupons on each later page: larger, because players who load one usually load more. */
export const HISTORY_NEXT_SIZE = 100;
