/** Polling pauses this long after the page was left. @spec PL-06 ID-23 */
export const LEFT_PAGE_PAUSE_MS = 30_000;
/** Quartz clocks drift less than this (parts per million); a measurement's uncertainty grows at this rate. */
export const CLOCK_DRIFT_PPM = 50;
/** Retries of a chunk of processes, and the first delay, which doubles each time. */
export const CODE_RETRIES = 4;
export const CODE_RETRY_DELAY_MS = 1_000;
/** Defers work to the next task so that it does not delay a click. */
export const NEXT_TASK_MS = 0;
