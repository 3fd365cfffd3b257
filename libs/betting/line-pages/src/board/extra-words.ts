import { GameStatus } from '@touchline/betting-contract';
import type { GameInfo } from '@touchline/betting-line-state';
import { endingNote, scoreText, type ScoreTextOptions } from '@touchline/betting-names/score';
import { hasExtraParts, playedScore, sportById } from '@touchline/betting-rules';
import type { IntlShape } from 'react-intl';

type Words = Pick<IntlShape, 'formatMessage'>;

const optionsOf = ({ sportId, opponent1, opponent2, state }: GameInfo): ScoreTextOptions => ({
  sport: sportById(sportId)?.key ?? '',
  sides: [opponent1.name, opponent2.name],
  isOver: state.statusId === GameStatus.Finished,
});

/** `3:3 (4:2 on penalties) · Regular time 2:2`; undefined while there is only regular time. */
export const extraNote = (intl: Words, game: GameInfo): string | undefined =>
  game.state.score && endingNote(intl, game.state.score, optionsOf(game));

/** The score of a game in one line: `2 – 1`, or with what followed regular time: `3:3 (4:2 on penalties) · Regular time 2:2`. */
export function liveScoreText(intl: Words, game: GameInfo): string {
  const { score } = game.state;
  if (score === undefined) return '';
  return hasExtraParts(score) ? scoreText(intl, score, optionsOf(game)) : playedScore(score).join(' – ');
}

/** The score of a game that is over; undefined for others. */
export const finalScore = (intl: Words, game: GameInfo): string | undefined =>
  game.state.score !== undefined && game.state.statusId === GameStatus.Finished
    ? scoreText(intl, game.state.score, optionsOf(game))
    : undefined;
