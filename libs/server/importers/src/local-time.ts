import { instantOf } from '@touchline/shared-primitives/calendar';

const MINUTES = 60;

/**
 * Seconds since 1970 of a local date and time. A time skipped by a clock change uses the offset before the change; a time that occurs twice
 * means its first occurrence.
 * @param zone - IANA name, or a fixed offset such as `+03:00`.
 */
export function secondsOfLocal(date: string, time: string, zone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf(date, hours * MINUTES + minutes, zone) / 1000;
}
