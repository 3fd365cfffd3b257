import { addDays, dayOf, instantOf, type Zone } from '@touchline/shared-primitives/calendar';

/** Quiet hours of the player's day, during which no unread count is shown. */
export interface QuietHours {
  /** Minutes of the day. An end before the start means past midnight; equal values mean no quiet hours. */
  from: number;
  to: number;
  /** Whose clocks they follow. */
  zone: Zone;
}

/** Start of the quiet hours in force at `nowMs`, milliseconds; null outside quiet hours. @spec AC-06 PL-05 */
export function quietSince({ from, to, zone }: QuietHours, nowMs: number): number | null {
  if (from === to) return null;
  const today = dayOf(nowMs, zone);
  // Those that began today, and those that began yesterday and pass midnight.
  for (const day of [today, addDays(today, -1)]) {
    const startMs = instantOf(day, from, zone);
    const endMs = instantOf(to > from ? day : addDays(day, 1), to, zone);
    if (startMs <= nowMs && nowMs < endMs) return startMs;
  }
  return null;
}
