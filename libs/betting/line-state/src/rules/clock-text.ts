import type { Clock } from '@touchline/betting-contract';

const SECONDS_PER_MINUTE = 60;
const MILLISECONDS = 1000;

/**
 * Seconds on the clock at server time `nowMs`: the time in the feed plus the time since, while the clock runs. Never below zero; times
 * before that of the feed count as the feed's time, because clocks do not run backwards.
 */
export function clockSeconds(clock: Clock, nowMs: number): number {
  if (!clock.isRunning || clock.direction === 'none') return clock.seconds;
  const passed = Math.floor((Math.max(0, nowMs - clock.at) / MILLISECONDS) * (clock.rate ?? 1));
  return clock.direction === 'down' ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
}

/**
 * Text of a clock: `67′` for the current minute of games counted in minutes, `08:12` for a period counted down or up in seconds, empty for
 * a sport without a clock.
 *
 * @param style - minutes: the current minute, from 1.
 */
export function clockText(clock: Clock, nowMs: number, style: 'minutes' | 'seconds'): string {
  if (clock.direction === 'none') return '';
  const seconds = clockSeconds(clock, nowMs);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  if (style === 'minutes') return `${minutes + 1}′`;
  return `${String(minutes).padStart(2, '0')}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}
