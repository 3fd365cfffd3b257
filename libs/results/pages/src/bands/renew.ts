/** A poll of the line, in milliseconds. */
export const RENEW_MS = 10_000;
