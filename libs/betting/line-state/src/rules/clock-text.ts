import type { Clock } from '@touchline/betting-contract';

const SECONDS_PER_MINUTE = 60;
const MILLISECONDS = 1000;

/**
 * Seconds on the clock at server time `nowMs`: what the feed said, and what has passed since while it runs. Never below zero; a time
 * before the feed's own counts as that time, since clocks do not run back.
 */
export function clockSeconds(clock: Clock, nowMs: number): number {
  if (!clock.isRunning || clock.direction === 'none') return clock.seconds;
  const passed = Math.floor((Math.max(0, nowMs - clock.at) / MILLISECONDS) * (clock.rate ?? 1));
  return clock.direction === 'down' ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
}

/**
 * What a clock shows: `67′` for the running minute of games counted in minutes, `08:12` for a period counted down or up in seconds,
 * nothing for a sport without a clock.
 *
 * @param style - minutes: the minute that is being played, from 1.
 */
export function clockText(clock: Clock, nowMs: number, style: 'minutes' | 'seconds'): string {
  if (clock.direction === 'none') return '';
  const seconds = clockSeconds(clock, nowMs);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  if (style === 'minutes') return `${minutes + 1}′`;
  return `${String(minutes).padStart(2, '0')}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}
