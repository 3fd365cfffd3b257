/** Notices that close by themselves do so after this time; pointer or focus on them pauses the timer. @spec LY-16 */
export const AUTO_CLOSE_MS = 10_000;
