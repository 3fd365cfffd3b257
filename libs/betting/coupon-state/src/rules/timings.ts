/** Edits that follow each other faster than this make one question. */
export const QUOTE_SETTLE_MS = 150;
/** A quote older than so many periods is stale: nothing is placed on it. @spec ODD-5 */
export const STALE_PERIODS = 2;
/** A placement without an answer by then is looked up instead of waited for. @spec BET-8 CP-26 */
export const PLACE_TIMEOUT_MS = 8_000;
/** How often the outcome of an intent is looked up. @spec BET-2 */
export const STATUS_POLL_MS = 2_000;
/** A look-up that says "unknown" so many times in a row means that the coupon never arrived. */
export const UNKNOWN_ANSWERS = 2;
/** How long another tab may hold the placement before this one gives up. @spec AUTH-3 BET-8 */
export const LOCK_WAIT_MS = 8_000;
/** How long the lock is kept after other tabs were told, so that the message is there before the lock is. @spec BET-4 */
export const HANDOVER_MS = 50;
/** A change is written to the local save no later than this. @spec CPN-1 */
export const SAVE_PAUSE_MS = 100;
/** How long a removed bet can be brought back. */
export const UNDO_MS = 8_000;
/** A bet that sits in a coupon which nobody looks at is reminded of after so long: a live one, and any other. @spec CP-20 */
export const LIVE_REMINDER_MS = 30_000;
export const LINE_REMINDER_MS = 300_000;
/** After a one-click bet has its answer the same odds are not a bet again for so long: the rest of a burst of clicks. @spec BET-3 */
export const ONE_CLICK_REST_MS = 1_000;
