import { FAIL_MODES } from '@touchline/shared-http';

/** The session check is tried again this often, after this pause. @spec HT-09 */
export const SESSION_RETRIES = FAIL_MODES.session.retries;
export const SESSION_RETRY_PAUSE_MS = FAIL_MODES.session.delayMs;
/** How often the session is looked at again while the page is visible. @spec ID-13 */
export const SESSION_REFRESH_MS = 60_000;
/** What a person does is heard this often at most. @spec ID-15 */
export const TOUCH_THROTTLE_MS = 100;
/** The server learns of it this often at most, which is how far the two may be apart. @spec AUTH-13 */
export const TOUCH_REPORT_MS = 30_000;
