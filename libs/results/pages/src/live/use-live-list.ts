import { useFeed } from '@touchline/betting-event-list';
import { feedKey, selectFeed, selectLine, selectMenu, type FeedView, type GameList } from '@touchline/betting-line-state';
import { useAppSelector } from '@touchline/ui-pages';
import { useEffect, useMemo, useState } from 'react';
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
  const hasWhole = useAppSelector((state) => selectLine(state).lists[feedKey(whole)] !== undefined);
  const shown: FeedView = hasWhole ? whole : first;
  const key = feedKey(shown);
  const list = useAppSelector((state) => selectLine(state).lists[key], hasSameOrder);
  const champs = useAppSelector((state) => selectLine(state).champs);
  const menu = useAppSelector((state) => selectMenu(state, menuView));
  const servedAt = useAppSelector((state) => selectFeed(state, shown)?.servedAt ?? 0);
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
