const SECOND_MS = 1_000;
const TENTHS = 10;

/**
 * Age in seconds as it is told: tenths below one second, whole ones above.
 *
 * @param freshAt - server time at which the server last vouched for the prices, milliseconds.
 * @param nowMs - server time now. A clock that was put right meanwhile makes nothing younger than new.
 */
export function ageSeconds(freshAt: number | undefined, nowMs: number): number {
  const seconds = Math.max(0, nowMs - (freshAt ?? nowMs)) / SECOND_MS;
  return seconds < 1 ? Math.floor(seconds * TENTHS) / TENTHS : Math.floor(seconds);
}
