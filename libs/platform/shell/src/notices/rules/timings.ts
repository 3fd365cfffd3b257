/** What closes by itself closes after this time. @spec LY-16 */
export const AUTO_CLOSE_MS = 10_000;
