import { FAIL_MODES } from '@touchline/shared-http';

/** Retries of a failed load, and the delay before the first; the delay doubles each time. @spec RM-03 */
export const REMOTE_RETRIES = FAIL_MODES.remote.retries;
export const REMOTE_RETRY_DELAY_MS = FAIL_MODES.remote.delayMs;
/**
 * Time limit of one try: four tries and their delays take 25 s, so the error appears within 28 s of the click even after the slowest
 * guards.
 *
 * @spec REM-1
 */
export const REMOTE_TRY_MS = FAIL_MODES.remote.waitMs;
/** An unused remote is dropped after this time. @spec RM-02 */
export const UNUSED_REMOTE_MS = 30_000;
/** A section that is still loading shows a hint this long after the click: within the required 3 s, even after slow guards. @spec REM-1 */
export const SLOW_HINT_MS = 2_000;
