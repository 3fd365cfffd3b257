import { DAY_MINUTES } from '@touchline/account-inbox-contract';

/** Hours of the player's day in which nothing draws attention to itself. */
export interface Quiet {
  /** Minutes of the day; hours that end before they begin go over midnight, and the same minute twice is no time at all. */
  from: number;
  to: number;
  /** Minutes that the player's clock is ahead of UTC. */
  zone: number;
}

const MINUTE_MS = 60_000;

/** When the quiet hours that hold at `nowMs` began, milliseconds; null while none do. @spec AC-06 */
export function quietSince({ from, to, zone }: Quiet, nowMs: number): number | null {
  const day = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const minute = Math.floor(nowMs / MINUTE_MS);
  const passed = day(minute + zone - from);
  return passed < day(to - from) ? (minute - passed) * MINUTE_MS : null;
}
