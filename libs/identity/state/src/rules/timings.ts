/** The session check is tried again this often, after this pause. @spec HT-09 */
export const SESSION_RETRIES = 2;
export const SESSION_RETRY_PAUSE_MS = 1_500;
/** How often the session is looked at again while the page is visible. @spec ID-13 */
export const SESSION_REFRESH_MS = 60_000;
