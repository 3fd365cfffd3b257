/** The worker's script is asked for, and looked for a newer one, so long after the page began. @spec PW-01 */
export const WORKER_AFTER_MS = 60_000;
