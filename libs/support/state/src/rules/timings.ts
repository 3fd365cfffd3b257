/** A lost line is tried again within this time, then within twice as long, up to the longest; never sooner than the shortest. */
export const SHORTEST_RECONNECT_MS = 500;
export const FIRST_RECONNECT_MS = 12_000;
export const LONGEST_RECONNECT_MS = 30_000;
