import type { GameInfo } from '@touchline/betting-line-state';
import { periodPart, sportById } from '@touchline/betting-rules';
import type { PeriodPart } from '@touchline/betting-rules';
import { defineMessages } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';

const FOOTBALL_BREAK_PERIOD = 2;
/** Games each side has in a set of tennis when a tie-break decides it. */
const TIE_BREAK_AT = 6;

/** Heads of what follows regular time: as narrow as the figures beside them. */
const EXTRA_HEADS: Partial<Record<PeriodPart['word'], MessageDescriptor>> = defineMessages({
  overtime: { id: 'betting.board.overtimeHead', defaultMessage: '{n, select, 1 {OT} other {OT{n}}}' },
  'shoot-out': { id: 'betting.board.shootOutHead', defaultMessage: 'SO' },
});

type Words = Pick<IntlShape, 'formatMessage'>;

/** The line under the score: the game within a set, the half-time score, or nothing. */
export function boardNote(intl: Words, { sportId, state: { score } }: GameInfo): string | undefined {
  if (score === undefined) return undefined;
  const sport = sportById(sportId);
  if (score.points !== undefined) {
    const points = `${score.points[0]} – ${score.points[1]}`;
    const isTieBreak = sport?.family === 'tennis' && score.periods.at(-1)?.every((games) => games === TIE_BREAK_AT) === true;
    if (!isTieBreak) return points;
    return intl.formatMessage({ id: 'betting.board.tieBreak', defaultMessage: 'Tie-break {score}' }, { score: points });
  }
  const first = score.periods[0];
  const isInSecondHalf = sport?.periodWord === 'half' && score.periods.length >= FOOTBALL_BREAK_PERIOD;
  if (first === undefined || !isInSecondHalf) return undefined;
  return intl.formatMessage({ id: 'betting.board.halfTime', defaultMessage: 'Half-time {score}' }, { score: `${first[0]} – ${first[1]}` });
}

/** Scores of one side by period. In an innings of cricket one side bats: the cell of the other stays empty. */
function scoresOf(side: 0 | 1, isCricket: boolean, { periods, serving }: NonNullable<GameInfo['state']['score']>): string[] {
  return periods.map((pair, at) => {
    const isOther = serving !== undefined && at === periods.length - 1 ? serving !== side + 1 : pair[1 - side] !== 0;
    return isCricket && isOther && pair[side] === 0 ? '' : String(pair[side]);
  });
}

/** Heads and scores of the periods, for sports that are told by them. */
export function boardPeriods(intl: Words, { sportId, state: { score } }: GameInfo): { heads: string[]; first: string[]; second: string[] } {
  const sport = sportById(sportId);
  if (score === undefined || sport?.periodWord === 'half') return { heads: [], first: [], second: [] };
  const isCricket = sport?.key === 'cricket';
  const head = (period: number): string => {
    const part = sport && periodPart(sport, period);
    const message = part && EXTRA_HEADS[part.word];
    return message === undefined ? String(period) : intl.formatMessage(message, { n: part?.number });
  };
  return {
    heads: score.periods.map((_, at) => head(at + 1)),
    first: scoresOf(0, isCricket, score),
    second: scoresOf(1, isCricket, score),
  };
}
