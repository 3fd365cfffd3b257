import { FAIL_MODES } from '@touchline/shared-http';

/** Repetitions of a failed load, and the delay before the first; it doubles. @spec RM-03 */
export const REMOTE_RETRIES = FAIL_MODES.remote.retries;
export const REMOTE_RETRY_DELAY_MS = FAIL_MODES.remote.delayMs;
/** One try takes at most this long: four tries and their delays are 25 s, so 28 s from the press hold after the slowest guards. @spec REM-1 */
export const REMOTE_TRY_MS = FAIL_MODES.remote.waitMs;
/** A remote that was loaded and that no view used is let go after this time. @spec RM-02 */
export const UNUSED_REMOTE_MS = 30_000;
/** A section that the player has waited for so long, from the press on, says so: within 3 s, however slow the guards before it were. @spec REM-1 */
export const SLOW_HINT_MS = 2_000;
