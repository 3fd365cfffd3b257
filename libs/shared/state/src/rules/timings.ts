/** A page that was left this long ago stops polling. @spec PL-06 ID-23 */
export const LEFT_PAGE_PAUSE_MS = 30_000;
/** Quartz drifts less than this, in parts per million; an old measurement of the clock grows uncertain at this rate. */
export const CLOCK_DRIFT_PPM = 50;
/** A chunk of processes is fetched again so many times, first after this pause, which doubles. */
export const CODE_RETRIES = 4;
export const CODE_RETRY_DELAY_MS = 1_000;
/** Work that would hold a press goes on in the next task. */
export const NEXT_TASK_MS = 0;
