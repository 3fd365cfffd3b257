/** Delay between page open and registration of the worker, which also checks for an update. @spec PW-01 */
export const WORKER_AFTER_MS = 60_000;
