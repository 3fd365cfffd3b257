import { DAY_MINUTES } from '@touchline/account-inbox-contract';

/** Quiet hours of the player's day, during which no unread count is shown. */
export interface QuietHours {
  /** Minutes of the day. An end before the start means past midnight; equal values mean no quiet hours. */
  from: number;
  to: number;
  /** Minutes that the player's clock is ahead of UTC. */
  zone: number;
}

const MINUTE_MS = 60_000;

/** Start of the quiet hours in force at `nowMs`, milliseconds; null outside quiet hours. @spec AC-06 */
export function quietSince({ from, to, zone }: QuietHours, nowMs: number): number | null {
  const day = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const minute = Math.floor(nowMs / MINUTE_MS);
  const passed = day(minute + zone - from);
  return passed < day(to - from) ? (minute - passed) * MINUTE_MS : null;
}
