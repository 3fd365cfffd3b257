import type { Day } from './days.ts';
import { UTC, type Zone } from './zones.ts';

/** The formats of a page (`IntlShape` of formatjs). */
interface Dates {
  formatDate: (value: number | string, options: Intl.DateTimeFormatOptions & { timeZone: Zone }) => string;
}

/** Formats a calendar day, which has no zone: a birthday, the date of an article. */
export const formatDay = (intl: Dates, day: Day, style: Intl.DateTimeFormatOptions): string =>
  intl.formatDate(`${day}T00:00:00Z`, { ...style, timeZone: UTC });

/** Formats an instant of a day that the house counts for everyone by UTC. The text beside it names UTC. @param ms - since 1970. */
export const formatUtc = (intl: Dates, ms: number, style: Intl.DateTimeFormatOptions): string =>
  intl.formatDate(ms, { ...style, timeZone: UTC });
