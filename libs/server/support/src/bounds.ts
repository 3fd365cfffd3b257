/** Longest frame, in bytes: a message of the longest text in any script, and its envelope. @spec SEC-6 */
export const MAX_FRAME_BYTES = 8 * 1024;
/** Messages per conversation within the window, over all its tabs. */
export const MESSAGES_PER_WINDOW = 6;
/** Frames of any kind per connection within the window; connections that exceed it are closed. */
export const FRAMES_PER_WINDOW = 60;
export const WINDOW_MS = 10_000;
/** Most open connections per conversation and per address. */
export const SOCKETS_PER_CONVERSATION = 10;
export const SOCKETS_PER_ADDRESS = 60;
/** Interval of the heartbeats that detect dead connections and ended sessions. */
export const HEARTBEAT_MS = 30_000;

/** Calls `beat` at each heartbeat. @returns stops it. */
export type Heartbeat = (beat: () => void) => () => void;

export const everyHeartbeat: Heartbeat = (beat) => {
  const timer = setInterval(beat, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** Takes one of `limit` tries within `windowMs`. @param hits - times of earlier tries; expired ones are removed. */
export function takeHit(hits: number[], { limit, windowMs, nowMs }: { limit: number; windowMs: number; nowMs: number }): boolean {
  while (hits.length > 0 && nowMs - (hits[0] ?? nowMs) >= windowMs) hits.shift();
  if (hits.length >= limit) return false;
  hits.push(nowMs);
  return true;
}
