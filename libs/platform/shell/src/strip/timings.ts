/** The session timer moves once a second. @spec ID-23 */
export const SESSION_TICK_MS = 1000;
