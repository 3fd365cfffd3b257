import { dayNumberOf, UTC } from '@touchline/shared-primitives/calendar';
import type { IntlShape } from 'react-intl';

type Formats = Pick<IntlShape, 'formatDate' | 'formatMessage' | 'timeZone'>;
/** On the edge, for a document of all zones: keeps a text until the zone is known. */
type ForAnyZone = { inZone?: (write: (intl: Formats) => string) => string };

/**
 * Formats time and day of a start in the zone of the page, never the browser's own, so that server and browser render the same text. Nearby
 * days are words.
 *
 * @param startAt - seconds since 1970.
 * @param nowMs - when the list was served.
 * @spec PL-05 PL-07
 */
export function startText(intl: Formats & ForAnyZone, startAt: number, nowMs: number, is12h: boolean): { time: string; day: string } {
  const startMs = startAt * 1000;
  const time = intl.formatDate(startMs, { hour: '2-digit', minute: '2-digit', hour12: is12h });
  const dayIn = (own: Formats): string => {
    const zone = own.timeZone ?? UTC;
    const away = dayNumberOf(startMs, zone) - dayNumberOf(nowMs, zone);
    if (away === 0) return own.formatMessage({ id: 'betting.day.today', defaultMessage: 'Today' });
    if (away === 1) return own.formatMessage({ id: 'betting.day.tomorrow', defaultMessage: 'Tomorrow' });
    return own.formatDate(startMs, away > 1 && away < 7 ? { weekday: 'short', day: 'numeric' } : { day: 'numeric', month: 'short' });
  };
  return { time, day: intl.inZone?.(dayIn) ?? dayIn(intl) };
}
