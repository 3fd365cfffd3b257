/** A lost line is tried again after this time, then after twice as long, up to the longest. */
export const FIRST_RECONNECT_MS = 1_000;
export const LONGEST_RECONNECT_MS = 30_000;
