/** Polling interval of the bands, in milliseconds. */
export const RENEW_MS = 10_000;
