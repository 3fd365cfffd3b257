/** Keeps when the player last touched the page, in milliseconds by the server; gone once they sign out by themselves. @spec ID-15 */
export const IDLE_KEY = 'tl-touched';
const MINUTE_MS = 60_000;

/** When a player who does nothing more is signed out. @param minutes - `autoLogoffInactiveMinutes`. @spec ID-15 */
export const idleAt = (touchedAtMs: number, minutes: number): number => touchedAtMs + minutes * MINUTE_MS;

/** Whether what was kept says that the player was away for too long. @spec ID-15 */
export function wasIdle(kept: string | null, minutes: number, nowMs: number): boolean {
  const touchedAt = Number(kept ?? 'nothing');
  return Number.isFinite(touchedAt) && nowMs >= idleAt(touchedAt, minutes);
}
