/** Debounce of quote requests after edits. */
export const QUOTE_SETTLE_MS = 150;
/** A quote older than this number of periods is stale, and no coupon is placed on it. @spec ODD-5 */
export const STALE_PERIODS = 2;
/** After this time without an answer, a placement is looked up. @spec BET-8 CP-26 */
export const PLACE_TIMEOUT_MS = 8_000;
/** Polling interval for the result of an intent. @spec BET-2 */
export const STATUS_POLL_MS = 2_000;
/** This many "unknown" answers in a row mean that the coupon never arrived. */
export const UNKNOWN_ANSWERS = 2;
/** How long to wait for another tab's placement before giving up. @spec AUTH-3 BET-8 */
export const LOCK_WAIT_MS = 8_000;
/** How long the lock is held after notifying other tabs, so that they get the message before the lock. @spec BET-4 */
export const HANDOVER_MS = 50;
/** Debounce of the local save. @spec CPN-1 */
export const SAVE_PAUSE_MS = 100;
/** How long a removed bet can be restored. */
export const UNDO_MS = 8_000;
/** Time until the reminder of a bet in a coupon that is not visible: for a live bet, and for any other. @spec CP-20 */
export const LIVE_REMINDER_MS = 30_000;
export const LINE_REMINDER_MS = 300_000;
/** For this time after the answer to a one-click bet, clicks on the same odds belong to the same burst and are ignored. @spec BET-3 */
export const ONE_CLICK_REST_MS = 1_000;
