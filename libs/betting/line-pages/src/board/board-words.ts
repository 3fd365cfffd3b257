import type { GameInfo } from '@touchline/betting-line-state';
import { numberedPeriod, periodScores, playedScore, sportById } from '@touchline/betting-rules';
import type { NumberedPeriod } from '@touchline/betting-rules';
import { defineMessages } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';

const FOOTBALL_BREAK_PERIOD = 2;
/** Games of each side at which a set of tennis goes to a tie-break. */
const TIE_BREAK_AT = 6;

const SHOOT_OUT_HEAD: MessageDescriptor = defineMessages({
  head: { id: 'betting.board.shootOutHead', defaultMessage: 'SO' },
}).head;
/** Heads of extra periods, as narrow as the scores below them. */
const EXTRA_HEADS: Partial<Record<NumberedPeriod['kind'], MessageDescriptor>> = {
  ...defineMessages({ overtime: { id: 'betting.board.overtimeHead', defaultMessage: '{n, select, 1 {OT} other {OT{n}}}' } }),
  'shoot-out': SHOOT_OUT_HEAD,
};

const POINTS_NOTE: Readonly<Record<'points' | 'overs' | 'target', MessageDescriptor>> = defineMessages({
  points: { id: 'betting.board.points', defaultMessage: 'Points {score}' },
  overs: { id: 'betting.board.overs', defaultMessage: 'Overs {overs}' },
  target: { id: 'betting.board.target', defaultMessage: 'Target {runs}' },
});
const HEADS = defineMessages({
  sets: { id: 'betting.board.setsHead', defaultMessage: 'Sets' },
  points: { id: 'betting.board.pointsHead', defaultMessage: 'Points' },
});
/** Runs, hits and errors of a line score, by their international letters. */
const LINE_SCORE = ['R', 'H', 'E'];
const BALLS_OF_AN_OVER = 6;

type Score = NonNullable<GameInfo['state']['score']>;
type Pair = Score['main'];
/** Whether an optional pair of the feed is valid; no bets are settled on it. */
const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger);

/** Completed overs, and balls of the current over: `11.2`. */
const oversText = (balls: number): string => `${Math.floor(balls / BALLS_OF_AN_OVER)}.${balls % BALLS_OF_AN_OVER}`;

type Words = Pick<IntlShape, 'formatMessage'>;

/** Note below the score: the current game of a set, the half-time score, or nothing. */
export function boardNote(intl: Words, game: GameInfo): string | undefined {
  const { score } = game.state;
  if (score === undefined) return undefined;
  const sport = sportById(game.sportId);
  if (score.points !== undefined) {
    const points = `${score.points[0]} – ${score.points[1]}`;
    const isTieBreak = sport?.family === 'tennis' && score.periods.at(-1)?.every((games) => games === TIE_BREAK_AT) === true;
    if (!isTieBreak) return sport?.family === 'tennis' ? intl.formatMessage(POINTS_NOTE.points, { score: points }) : points;
    return intl.formatMessage({ id: 'betting.board.tieBreak', defaultMessage: 'Tie-break {score}' }, { score: points });
  }
  if (sport?.key === 'cricket') return cricketNote(intl, score);
  const first = score.periods[0];
  const isInSecondHalf = sport?.periodKind === 'half' && score.periods.length >= FOOTBALL_BREAK_PERIOD;
  if (first === undefined || !isInSecondHalf) return undefined;
  return intl.formatMessage({ id: 'betting.board.halfTime', defaultMessage: 'Half-time {score}' }, { score: `${first[0]} – ${first[1]}` });
}

/** Overs of the batting side and its target: `Overs 11.2 · Target 143`. */
function cricketNote(intl: Words, { balls, serving, target }: Score): string | undefined {
  const overs = isPair(balls) && serving !== undefined ? oversText(balls[serving - 1] ?? 0) : undefined;
  const parts = [
    ...(overs === undefined ? [] : [intl.formatMessage(POINTS_NOTE.overs, { overs })]),
    ...(Number.isSafeInteger(target) ? [intl.formatMessage(POINTS_NOTE.target, { runs: target })] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/**
 * Scores of one side by period. In an innings of cricket only the batting side has a score, followed by its wickets; the other side's cell
 * is empty.
 */
function scoresOf(side: 0 | 1, isCricket: boolean, score: Score): string[] {
  const { serving, wickets } = score;
  const periods = periodScores(score);
  return periods.map((pair, at) => {
    if (!isCricket) return String(pair[side]);
    const isOther = serving !== undefined && at === periods.length - 1 ? serving !== side + 1 : pair[1 - side] !== 0;
    if (isOther && pair[side] === 0) return '';
    return isPair(wickets) && at === side ? `${pair[side]}/${wickets[side]}` : String(pair[side]);
  });
}

/** A shoot-out has a separate column after the periods. */
const shootOutColumn = ({ shootOut }: Score, text: string): string[] => (shootOut?.score === undefined ? [] : [text]);

export interface BoardPeriods {
  heads: string[];
  first: string[];
  second: string[];
}

/** Heads and scores of the periods, for sports with scores by period. */
export function boardPeriods(intl: Words, { sportId, state: { score } }: GameInfo): BoardPeriods {
  const sport = sportById(sportId);
  if (score === undefined || sport?.periodKind === 'half') return { heads: [], first: [], second: [] };
  const isCricket = sport?.key === 'cricket';
  const head = (period: number): string => {
    const part = sport && numberedPeriod(sport, period);
    const message = part && EXTRA_HEADS[part.kind];
    return message === undefined ? String(period) : intl.formatMessage(message, { n: part?.number });
  };
  return {
    heads: [...periodScores(score).map((_, at) => head(at + 1)), ...shootOutColumn(score, intl.formatMessage(SHOOT_OUT_HEAD))],
    first: [...scoresOf(0, isCricket, score), ...shootOutColumn(score, String(score.shootOut?.score?.[0] ?? ''))],
    second: [...scoresOf(1, isCricket, score), ...shootOutColumn(score, String(score.shootOut?.score?.[1] ?? ''))],
  };
}

/**
 * Table of a game: its periods plus further counts of the sport (sets and points in tennis, runs, hits and errors in baseball, overs in
 * cricket).
 */
export function boardColumns(intl: Words, game: GameInfo): BoardPeriods {
  const { heads, first, second } = boardPeriods(intl, game);
  const { score } = game.state;
  if (score === undefined || heads.length === 0) return { heads, first, second };
  const sport = sportById(game.sportId);
  const { main, points, hits, errors, balls } = score;
  const played = playedScore(score);
  if (sport?.family === 'tennis') {
    const has = points !== undefined;
    const row = (side: 0 | 1, own: string[]): string[] => [String(played[side]), ...own, ...(has ? [points[side]] : [])];
    return {
      heads: [intl.formatMessage(HEADS.sets), ...heads, ...(has ? [intl.formatMessage(HEADS.points)] : [])],
      first: row(0, first),
      second: row(1, second),
    };
  }
  if (sport?.key === 'baseball' && isPair(hits) && isPair(errors)) {
    const row = (side: 0 | 1, own: string[]): string[] => [...own, ...[main, hits, errors].map((pair) => String(pair[side]))];
    return { heads: [...heads, ...LINE_SCORE], first: row(0, first), second: row(1, second) };
  }
  if (sport?.key === 'cricket' && isPair(balls)) {
    const row = (side: 0 | 1, own: string[]): string[] =>
      own.map((text, at) => (at === side && text !== '' ? `${text} (${oversText(balls[side])})` : text));
    return { heads, first: row(0, first), second: row(1, second) };
  }
  return { heads, first, second };
}
