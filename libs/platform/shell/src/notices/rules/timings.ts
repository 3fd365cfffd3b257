/** What closes by itself closes after this time; looking at it (pointer or focus on it) stops the clock. @spec LY-16 */
export const AUTO_CLOSE_MS = 10_000;
