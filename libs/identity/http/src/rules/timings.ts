/** Time-out of a refresh; its callers fail after it. @spec HT-03 AUTH-3 */
export const REFRESH_TIMEOUT_MS = 10_000;
/** A pending refresh is shared for this long. It outlives the time-out only when the timers of a frozen page did not run. @spec HT-02 */
export const PENDING_SHARED_MS = 60_000;
/**
 * How long the lock is kept after the token was posted to the other tabs, so that the message arrives before the lock is granted.
 *
 * @spec AUTH-1
 */
export const HANDOVER_MS = 50;
/** Delay after the start before the fingerprint is loaded, unless a call needs it earlier. @spec HT-07 */
export const FINGERPRINT_AFTER_MS = 8_000;
/** Delay of a sign-out before it is sent, so that every tab has received the message and closed its calls. @spec TAB-4 */
export const CLOSED_AFTER_MS = 100;
/** Maximum time that a sign-out waits for changes that its tab has already sent. @spec TAB-4 */
export const CHANGES_AWAITED_MS = 2_000;
/** Maximum time that other tabs hold their calls during a sign-out; longer than a call may take. @spec TAB-4 HT-12 */
export const HELD_AT_MOST_MS = 20_000;
