import type { ResultGame } from '@touchline/betting-results-contract';
import type { ResultRowView } from '@touchline/betting-results-ui';
import { statisticPath } from './statistic-link.tsx';

interface RowOptions {
  lang: string;
  time: string;
  note?: string | undefined;
}

/** Converts a game to a row of the results. Shows the score after overtime, if there was any. */
export function rowOf(game: ResultGame, { lang, time, note }: RowOptions): ResultRowView {
  const { opponent1, opponent2, main, final = main, periods, phase } = game;
  const hasScore = phase !== 'line';
  return {
    key: String(game.id),
    href: statisticPath(lang, game.statisticId),
    time,
    note,
    opponents: [opponent1.name, opponent2.name],
    score: hasScore ? [String(final[0]), String(final[1])] : ['', ''],
    periods: hasScore ? periods.map(([home, away]) => [String(home), String(away)] as const) : [],
    isLive: phase === 'live',
  };
}
