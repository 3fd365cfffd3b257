import { FAIL_MODES } from '@touchline/shared-http';

/** Number of retries of the session check, and the pause between them. @spec HT-09 */
export const SESSION_RETRIES = FAIL_MODES.session.retries;
export const SESSION_RETRY_PAUSE_MS = FAIL_MODES.session.delayMs;
/** Interval of session checks while the page is visible. @spec ID-13 */
export const SESSION_REFRESH_MS = 60_000;
/** Minimum interval between two detected activities. @spec ID-15 */
export const TOUCH_THROTTLE_MS = 100;
/** Minimum interval between two reports of activity to the server, and so the largest difference between the two clocks. @spec AUTH-13 */
export const TOUCH_REPORT_MS = 30_000;
