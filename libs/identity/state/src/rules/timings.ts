import { FAIL_MODES } from '@touchline/shared-http';

/** The session check is tried again this often, after this pause. @spec HT-09 */
export const SESSION_RETRIES = FAIL_MODES.session.retries;
export const SESSION_RETRY_PAUSE_MS = FAIL_MODES.session.delayMs;
/** How often the session is looked at again while the page is visible. @spec ID-13 */
export const SESSION_REFRESH_MS = 60_000;
