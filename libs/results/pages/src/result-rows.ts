import { endingNote } from '@touchline/betting-names/score';
import type { ResultGame } from '@touchline/betting-results-contract';
import type { ResultRowView } from '@touchline/betting-results-ui';
import { finishText, isRaceSport, periodScores, playedScore, sportById } from '@touchline/betting-rules';
import type { IntlShape } from 'react-intl';
import { statisticPath } from './statistic-link.tsx';

interface RowOptions {
  intl: Pick<IntlShape, 'formatMessage'>;
  lang: string;
  time: string;
  note?: string | undefined;
}

/** Converts a game to a row of the results: the score of all play, and beside it what followed regular time. */
export function rowOf(game: ResultGame, { intl, lang, time, note }: RowOptions): ResultRowView {
  const { opponent1, opponent2, phase } = game;
  const sport = sportById(game.sportId);
  const hasScore = phase !== 'line' && !isRaceSport(game.sportId);
  const [home, away] = playedScore(game);
  const sides = [opponent1.name, opponent2.name] as const;
  return {
    key: String(game.id),
    href: statisticPath(lang, game.statisticId),
    time,
    note,
    opponents: sides,
    score: hasScore ? [String(home), String(away)] : ['', ''],
    periods: hasScore ? periodScores(game).map(([first, second]) => [String(first), String(second)] as const) : [],
    ending: hasScore
      ? endingNote(intl, game, { sport: sport?.key ?? '', sides, isOver: phase === 'over' })
      : game.finishers && finishText(game.finishers),
    isLive: phase === 'live',
  };
}
