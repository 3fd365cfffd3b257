import { useFeed } from '@touchline/betting-event-list';
import { feedKey, selectFeed, selectLine, selectMenu, type FeedView, type GameList } from '@touchline/betting-line-state';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { liveMenu, liveView } from '../questions.ts';

const MINUTE_MS = 60_000;

const hasSameOrder = (a: GameList | undefined, b: GameList | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.order === b.order);

/** The live games: the server-rendered first ones, replaced by the whole list after hydration. */
export function useLiveList(lang: string, sport: number | null) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const first = useMemo(() => liveView(lang, sport, true), [lang, sport]);
  const whole = useMemo(() => liveView(lang, sport), [lang, sport]);
  const menuView = useMemo(() => liveMenu(lang), [lang]);
  const feed = useFeed(isAlive ? whole : null);
  useFeed(isAlive ? menuView : null);
  const hasWhole = useSelector((state: unknown) => selectLine(state).lists[feedKey(whole)] !== undefined);
  const shown: FeedView = hasWhole ? whole : first;
  const key = feedKey(shown);
  const list = useSelector((state: unknown) => selectLine(state).lists[key], hasSameOrder);
  const champs = useSelector((state: unknown) => selectLine(state).champs);
  const menu = useSelector((state: unknown) => selectMenu(state, menuView));
  const servedAt = useSelector((state: unknown) => selectFeed(state, shown)?.servedAt ?? 0);
  const source = useMemo(() => ({ part: 'lists' as const, key }), [key]);
  return {
    list,
    champs,
    menu,
    source,
    servedAt: Math.floor(servedAt / MINUTE_MS) * MINUTE_MS,
    isStale: feed?.status === 'stale',
    hasFailed: feed?.status === 'failed' && list === undefined,
  };
}
