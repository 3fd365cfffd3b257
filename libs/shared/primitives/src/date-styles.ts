/**
 * Options of `Intl.DateTimeFormat` for dates and times, the same everywhere in a language. The page's formats add the player's time zone
 * and 12- or 24-hour clock.
 *
 * @spec LG-07 PL-05
 */
const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;

export const DATE_STYLES = {
  /** A day of the current year: 31 Dec. */
  day: DAY,
  /** A day in a list of days: Thu 31 Dec. */
  weekday: { weekday: 'short', ...DAY },
  /** A day of any year: 31 Dec 2027. */
  date: DATE,
  /** A day in a sentence or above an article: 31 December 2027. */
  dateInWords: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 14:05. */
  time: CLOCK,
  /** A recent or coming time: 31 Dec, 14:05. */
  moment: { ...DAY, ...CLOCK },
  /** A time in any year: 31 Dec 2027, 14:05. */
  dateTime: { ...DATE, ...CLOCK },
  /** A time used as evidence: 31 Dec 2027, 14:05:09. */
  exact: { ...DATE, ...CLOCK, second: '2-digit' },
} as const;
