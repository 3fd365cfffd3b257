/** Storage key of the player's last activity, server time in milliseconds; removed by an explicit sign-out. @spec ID-15 */
export const IDLE_KEY = 'tl-touched';
const MINUTE_MS = 60_000;

/** When an inactive player is signed out. @param minutes - `autoLogoffInactiveMinutes`. @spec ID-15 */
export const idleAt = (touchedAtMs: number, minutes: number): number => touchedAtMs + minutes * MINUTE_MS;

/** Whether the stored time shows that the time-out has passed. @spec ID-15 */
export function wasIdle(kept: string | null, minutes: number, nowMs: number): boolean {
  const touchedAt = Number(kept ?? 'nothing');
  return Number.isFinite(touchedAt) && nowMs >= idleAt(touchedAt, minutes);
}
