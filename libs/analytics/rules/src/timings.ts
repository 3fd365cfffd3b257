/** Delay between page start and analytics, except on registration. @spec AN-06 */
export const ANALYTICS_DELAY_MS = 10_000;
/** Lifetime of analytics data in the browser: one day. @spec AN-06 */
export const ANALYTICS_STORAGE_MS = 86_400_000;
/** A later first paint is ignored, because the tab was in the background. @spec AN-06 */
export const FIRST_PAINT_WINDOW_MS = 10_000;

/** Time until sinks may start. @param pageMs - how long the page has been open. @returns milliseconds to wait. @spec AN-06 */
export const waitBeforeAnalytics = (pageMs: number, isRegistration: boolean): number =>
  isRegistration ? 0 : Math.max(0, ANALYTICS_DELAY_MS - pageMs);
