import type { ImportedMatch, ImportedSeason } from './season.ts';

const WEEK_SECONDS = 7 * 24 * 3600;

/** Matches offered in the line: unplayed ones, or the whole season if it is over. Postponed matches are excluded. */
export function matchesForLine({ matches }: ImportedSeason): readonly ImportedMatch[] {
  const unplayed = matches.filter(({ status }) => status === 'unplayed');
  return unplayed.length > 0 ? unplayed : matches.filter(({ status }) => status !== 'postponed');
}

/** Matches that can be replayed by the minute: played, with a minute for every goal. */
export const matchesForReplay = ({ matches }: ImportedSeason): readonly ImportedMatch[] =>
  matches.filter(({ status, goals }) => status === 'played' && goals !== undefined);

/**
 * Seconds by which a season is shifted: whole weeks, so that its first match kicks off within the next seven days.
 * @param startsAt - kick-offs of the offered matches, in seconds.
 */
export function seasonShift(startsAt: readonly number[], nowSeconds: number): number {
  if (startsAt.length === 0) return 0;
  const first = startsAt.reduce((earliest, at) => Math.min(earliest, at));
  // eslint-disable-next-line touchline/zoned-time -- counts weeks from an instant; no day begins or ends
  return Math.ceil((nowSeconds - first) / WEEK_SECONDS) * WEEK_SECONDS;
}

const AT_ONCE = 8;
const LEAD_SECONDS = 20;
/** A match with half-time, added time and a pause before the next batch, in seconds of play. */
const MATCH_SECONDS = 7500;

/** Seconds of the clock that a replay takes at most. */
export const replaySeconds = (speed: number): number => Math.ceil(MATCH_SECONDS / speed);

/** Seconds after the import at which the nth match of a replay kicks off; matches run in batches of eight. */
export const replayDelay = (nth: number, speed: number): number => LEAD_SECONDS + Math.floor(nth / AT_ONCE) * replaySeconds(speed);
