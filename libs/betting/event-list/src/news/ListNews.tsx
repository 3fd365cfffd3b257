import type { GameState } from '@touchline/betting-contract';
import { selectLine, type GameInfo, type ListRow } from '@touchline/betting-line-state';
import { playedScore, sportById } from '@touchline/betting-rules';
import { flipScore, ScoreNews } from '@touchline/betting-ui';
import type { RootState } from '@touchline/shared-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import type { GameSource } from '../feed/use-game.ts';
import { changedSides, newsOf, type News } from './news-of.ts';
import { createNewsQueue } from './news-queue.ts';

const NEWS: Readonly<Record<'goal' | 'score' | 'red' | 'break', MessageDescriptor>> = defineMessages({
  goal: { id: 'betting.news.goal', defaultMessage: 'Goal: {first} {home, number}, {second} {away, number}' },
  score: { id: 'betting.news.score', defaultMessage: 'Score: {first} {home, number}, {second} {away, number}' },
  red: { id: 'betting.news.red', defaultMessage: 'Red card: {team}' },
  break: { id: 'betting.news.break', defaultMessage: 'Break: {first} {home, number}, {second} {away, number}' },
});

function sentenceOf(intl: IntlShape, news: News, { opponent1, opponent2, state: { score } }: GameInfo): string {
  const [home, away] = score === undefined ? [0, 0] : playedScore(score);
  const [first, second] = [opponent1.name, opponent2.name];
  if (news === 'red-1' || news === 'red-2') return intl.formatMessage(NEWS.red, { team: news === 'red-1' ? first : second });
  return intl.formatMessage(NEWS[news], { first, second, home, away });
}

export interface ListNewsProps {
  /** Where the rows have their games from. */
  source: GameSource;
  /** The rows of the list; games that a filter hides are silent. */
  rows: readonly ListRow[];
}

/** Goals, sets, red cards and breaks of a list: shown by a flip of the score and spoken politely. Must be rendered directly before the list. @spec BT-01 */
export function ListNews({ source, rows }: ListNewsProps) {
  const games = useSelector((state: RootState) => selectLine(state)[source.part][source.key]?.games);
  const ids = useMemo(() => rows.flatMap((row) => (row.kind === 'game' ? [row.gameId] : [])), [rows]);
  // Of another list nothing is known yet, so its first answer is no news.
  return games === undefined ? null : <NewsOfGames key={source.key} games={games} ids={ids} />;
}

/** News of the games with these ids, from their first states on. */
export function NewsOfGames({ games, ids }: { games: Readonly<Record<number, GameInfo>>; ids: readonly number[] }) {
  const intl = useIntl();
  const region = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlyMap<number, GameState>>(new Map());
  const [text, setText] = useState('');
  const [queue] = useState(() => createNewsQueue(setText));
  useEffect(() => queue.stop, [queue]);
  useEffect(() => {
    const before = known.current;
    const shown = ids.flatMap((id) => games[id] ?? []);
    known.current = new Map(shown.map(({ id, state }) => [id, state]));
    for (const game of shown) {
      const was = before.get(game.id);
      if (was === undefined || was === game.state) continue;
      if (region.current?.parentElement) flipScore(region.current.parentElement, game.id, changedSides(was, game.state));
      const news = newsOf(was, game.state, sportById(game.sportId));
      if (news !== undefined) queue.push(game.id, sentenceOf(intl, news, game));
    }
  }, [games, ids, intl, queue]);
  return <ScoreNews ref={region} text={text} />;
}
