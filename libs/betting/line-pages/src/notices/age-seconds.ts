const SECOND_MS = 1_000;
const TENTHS = 10;

/**
 * Age in seconds for display: tenths below one second, otherwise whole seconds.
 *
 * @param freshAt - server time in milliseconds at which the server last confirmed the prices.
 * @param nowMs - current server time. The age is never negative, even if the clock was corrected in the meantime.
 */
export function ageSeconds(freshAt: number | undefined, nowMs: number): number {
  const seconds = Math.max(0, nowMs - (freshAt ?? nowMs)) / SECOND_MS;
  return seconds < 1 ? Math.floor(seconds * TENTHS) / TENTHS : Math.floor(seconds);
}
