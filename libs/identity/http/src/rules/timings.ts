/** A refresh that has not answered by then fails for its callers. @spec HT-03 AUTH-3 */
export const REFRESH_TIMEOUT_MS = 10_000;
/** A pending refresh is shared for this long. It outlives the time-out only when a frozen page's timers did not run. @spec HT-02 */
export const PENDING_SHARED_MS = 60_000;
/** How long the lock is kept after the token was told to the other tabs, so that the message is there before the lock is. @spec AUTH-1 */
export const HANDOVER_MS = 50;
/** The fingerprint is loaded this long after the start, unless a call needs it earlier. @spec HT-07 */
export const FINGERPRINT_AFTER_MS = 8_000;
