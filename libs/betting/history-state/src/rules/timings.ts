/** How often coupons on the screen are looked at: open ones change when a game ends. */
export const HISTORY_POLL_MS = 10_000;
/** Coupons of one page of the history. */
export const HISTORY_PAGE_SIZE = 20;
