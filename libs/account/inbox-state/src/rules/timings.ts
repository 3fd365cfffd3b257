/** Polling interval of the unread count. */
export const COUNT_EVERY_MS = 60_000;
