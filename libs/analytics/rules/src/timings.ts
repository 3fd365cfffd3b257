/** Analytics waits so long after the page began, except on registration. @spec AN-06 */
export const ANALYTICS_DELAY_MS = 10_000;
/** What analytics keeps in the browser lives one day. @spec AN-06 */
export const ANALYTICS_STORAGE_MS = 86_400_000;
/** A first paint later than this says nothing about the page: the tab was in the background. @spec AN-06 */
export const FIRST_PAINT_WINDOW_MS = 10_000;

/** When sinks may begin. @param pageMs - how long the page has been open. @returns milliseconds to wait. @spec AN-06 */
export const waitBeforeAnalytics = (pageMs: number, isRegistration: boolean): number =>
  isRegistration ? 0 : Math.max(0, ANALYTICS_DELAY_MS - pageMs);
