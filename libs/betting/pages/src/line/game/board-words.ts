import type { GameInfo } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import type { IntlShape } from 'react-intl';

const FOOTBALL_BREAK_PERIOD = 2;

/** The line under the score: the game within a set, the half-time score, or nothing. */
export function boardNote(intl: Pick<IntlShape, 'formatMessage'>, { sportId, state: { score } }: GameInfo): string | undefined {
  if (score === undefined) return undefined;
  if (score.points !== undefined) return `${score.points[0]} – ${score.points[1]}`;
  const first = score.periods[0];
  const isInSecondHalf = sportById(sportId)?.periodWord === 'half' && score.periods.length >= FOOTBALL_BREAK_PERIOD;
  if (first === undefined || !isInSecondHalf) return undefined;
  return intl.formatMessage({ id: 'betting.board.halfTime', defaultMessage: 'Half-time {score}' }, { score: `${first[0]} – ${first[1]}` });
}

/** Heads and scores of the periods, for sports that are told by them. */
export function boardPeriods({ sportId, state: { score } }: GameInfo): { heads: string[]; first: string[]; second: string[] } {
  const isTold = sportById(sportId)?.periodWord !== 'half';
  const periods = isTold ? (score?.periods ?? []) : [];
  return {
    heads: periods.map((_, at) => String(at + 1)),
    first: periods.map((pair) => String(pair[0])),
    second: periods.map((pair) => String(pair[1])),
  };
}
