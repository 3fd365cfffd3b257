/** An IANA name (`America/New_York`) or a fixed offset from UTC (`+05:45`). */
export type Zone = string;

/** The zone of days that the house counts for everyone, such as the weeks of a tournament. Pages name it. */
export const UTC: Zone = 'UTC';

const NAME = /^[a-z][\w/+-]{0,39}$/i;
export const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;
/** Creating a format takes a third of a millisecond. */
const FORMATS = new Map<Zone, Intl.DateTimeFormat>();
/** More names than there are; spellings in other cases come from hostile requests. */
const MOST_FORMATS = 700;

/**
 * The format of a zone in numbers and English words: `11/28/2026, GMT-05:00`.
 *
 * @throws RangeError for an unknown zone; {@link isZone} asks first.
 */
export function formatOf(zone: Zone): Intl.DateTimeFormat {
  let format = FORMATS.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    if (FORMATS.size >= MOST_FORMATS) FORMATS.clear();
    FORMATS.set(zone, format);
  }
  return format;
}

function isKnown(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a text is a zone that this platform can calculate with. Safe for hostile texts. @spec PL-05 STO-2 */
export const isZone = (text: unknown): text is Zone =>
  typeof text === 'string' && (OFFSET.test(text) || (NAME.test(text) && isKnown(text)));

/**
 * The zone of a fixed offset.
 *
 * @param offset - hours from UTC, in steps of a quarter.
 * @returns for example `+05:45`.
 * @spec LG-07 PL-05
 */
export function offsetZone(offset: number): Zone {
  const total = Math.round(Math.abs(offset) * 60);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}

const DAY_MS = 86_400_000;

/**
 * Number of an instant's day in a zone; the difference of two is a number of days.
 *
 * @param ms - milliseconds since 1970; 1970 counts for what is no time, since times come from the network too.
 * @throws RangeError for an unknown zone.
 */
export function dayNumberOf(ms: number, zone: Zone): number {
  const [month = 1, day, year = 1970] =
    formatOf(zone)
      .format(+new Date(ms) || 0)
      .match(/\d+/g)
      ?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The zone of this device; a fixed offset if the browser does not name one. */
export function zoneOfDevice(nowMs: number): Zone {
  const name: unknown = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(name) ? name : offsetZone(-new Date(nowMs).getTimezoneOffset() / 60);
}
