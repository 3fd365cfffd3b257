/** A refresh that has not answered by then fails for its callers. @spec HT-03 AUTH-3 */
export const REFRESH_TIMEOUT_MS = 10_000;
/** A pending refresh is shared for this long. It outlives the time-out only when a frozen page's timers did not run. @spec HT-02 */
export const PENDING_SHARED_MS = 60_000;
/** How long the lock is kept after the token was told to the other tabs, so that the message is there before the lock is. @spec AUTH-1 */
export const HANDOVER_MS = 50;
/** The fingerprint is loaded this long after the start, unless a call needs it earlier. @spec HT-07 */
export const FINGERPRINT_AFTER_MS = 8_000;
/** How long a sign-out waits before it goes to the server, so that every tab has heard of it and closed its calls. @spec TAB-4 */
export const CLOSED_AFTER_MS = 100;
/** A sign-out waits at most this long for changes that its tab has sent, so that they are answered. @spec TAB-4 */
export const CHANGES_AWAITED_MS = 2_000;
/** Other tabs hold their calls at most this long during a sign-out: longer than a call may take. @spec TAB-4 HT-12 */
export const HELD_AT_MOST_MS = 20_000;
