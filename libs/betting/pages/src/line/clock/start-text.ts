import type { IntlShape } from 'react-intl';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface PlayerTime {
  /** Hours from UTC. */
  timeZone: number;
  is12h: boolean;
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/**
 * Time and day of a start in the player's time zone. The zone is a setting, never the browser's, so that server and browser write the
 * same; nearby days are said in words.
 *
 * @param startAt - seconds since 1970.
 * @param nowMs - the moment the list was served.
 * @spec PL-05 PL-07
 */
export function startText(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  startAt: number,
  nowMs: number,
  { timeZone, is12h }: PlayerTime,
): { time: string; day: string } {
  // The instant is moved by the offset and written as if it were UTC: offsets of quarter hours have no zone name.
  const local = startAt * 1000 + timeZone * HOUR_MS;
  const time = intl.formatDate(local, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hour12: is12h });
  const away = dayOf(local) - dayOf(nowMs + timeZone * HOUR_MS);
  if (away === 0) return { time, day: intl.formatMessage({ id: 'betting.day.today', defaultMessage: 'Today' }) };
  if (away === 1) return { time, day: intl.formatMessage({ id: 'betting.day.tomorrow', defaultMessage: 'Tomorrow' }) };
  const isNear = away > 1 && away < 7;
  const day = isNear ? ({ weekday: 'short', day: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return { time, day: intl.formatDate(local, { timeZone: 'UTC', ...day }) };
}
