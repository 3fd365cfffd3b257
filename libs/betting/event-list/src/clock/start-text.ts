import { timeZoneHours } from '@touchline/shared-i18n';
import type { IntlShape } from 'react-intl';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/**
 * Formats time and day of a start in the configured time zone, never the browser's own, so that server and browser render the same text.
 * Nearby days are words.
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
  // Shift the instant by the offset and format it as UTC, because offsets of quarter hours have no zone name.
  const offsetMs = timeZoneHours(intl.timeZone) * HOUR_MS;
  const local = startAt * 1000 + offsetMs;
  const time = intl.formatDate(local, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hour12: is12h });
  const away = dayOf(local) - dayOf(nowMs + offsetMs);
  if (away === 0) return { time, day: intl.formatMessage({ id: 'betting.day.today', defaultMessage: 'Today' }) };
  if (away === 1) return { time, day: intl.formatMessage({ id: 'betting.day.tomorrow', defaultMessage: 'Tomorrow' }) };
  const isNear = away > 1 && away < 7;
  const day = isNear ? ({ weekday: 'short', day: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return { time, day: intl.formatDate(local, { timeZone: 'UTC', ...day }) };
}
