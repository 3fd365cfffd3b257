/** Bounds of the reconnect delay: the first range ends at FIRST_RECONNECT_MS and doubles with each failure up to LONGEST_RECONNECT_MS. */
export const SHORTEST_RECONNECT_MS = 500;
export const FIRST_RECONNECT_MS = 12_000;
export const LONGEST_RECONNECT_MS = 30_000;
