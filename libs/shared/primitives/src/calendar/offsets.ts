import { hours, minutes, seconds } from '../durations.ts';
import { formatOf, OFFSET, type Zone } from './zones.ts';

/** At the end of an offset zone and of a formatted `GMT-05:00`; with seconds before zones were standardised. */
const SHIFT = /([+-]\d\d):(\d\d)(?::(\d\d))?$/;

/** The first second of the year 1, and the last one of 9999. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59Z');
/** The nearest instant with a year of four digits; 1970 for what is no number, since times come from the network too. */
export const plausible = (ms: number): number => Math.min(LAST_MS, Math.max(FIRST_MS, ms || 0));

/**
 * Milliseconds by which the clocks of a zone are ahead of UTC at an instant.
 *
 * @param ms - milliseconds since 1970.
 * @throws RangeError for an unknown zone; {@link isZone} asks first.
 */
export function offsetMs(zone: Zone, ms: number): number {
  const text = OFFSET.test(zone) ? zone : formatOf(zone).format(plausible(ms));
  const [, hour = '+00', minute = '0', second = '0'] = SHIFT.exec(text) ?? [];
  return hours(Number(hour)) + Number(`${hour[0]}1`) * (minutes(Number(minute)) + seconds(Number(second)));
}
