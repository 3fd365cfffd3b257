/** How often an open page asks what is unread. */
export const COUNT_EVERY_MS = 60_000;
