import { dayNumberOf, UTC } from '@touchline/shared-primitives/calendar';
import type { IntlShape } from 'react-intl';

/**
 * Formats time and day of a start in the zone of the page, never the browser's own, so that server and browser render the same text. Nearby
 * days are words.
 *
 * @param startAt - seconds since 1970.
 * @param nowMs - when the list was served.
 * @spec PL-05 PL-07
 */
export function startText(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage' | 'timeZone'>,
  startAt: number,
  nowMs: number,
  is12h: boolean,
): { time: string; day: string } {
  const zone = intl.timeZone ?? UTC;
  const startMs = startAt * 1000;
  const time = intl.formatDate(startMs, { hour: '2-digit', minute: '2-digit', hour12: is12h });
  const away = dayNumberOf(startMs, zone) - dayNumberOf(nowMs, zone);
  if (away === 0) return { time, day: intl.formatMessage({ id: 'betting.day.today', defaultMessage: 'Today' }) };
  if (away === 1) return { time, day: intl.formatMessage({ id: 'betting.day.tomorrow', defaultMessage: 'Tomorrow' }) };
  const isNear = away > 1 && away < 7;
  const day = isNear ? ({ weekday: 'short', day: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return { time, day: intl.formatDate(startMs, day) };
}
