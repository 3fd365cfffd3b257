import { ListNewsLater, ShortEventTable, StaleNotice, useFeed } from '@touchline/betting-event-list';
import { EMPTY_LIST, feedKey, listRows, selectFeed, selectLine, type FeedView, type GameList } from '@touchline/betting-line-state';
import { EventListSkeleton, SectionHeading } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { useMemo, type ReactNode } from 'react';

const MINUTE_MS = 60_000;
const hasSameOrder = (a: GameList | undefined, b: GameList | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.order === b.order && a.champIds === b.champIds);

export interface GamesProps {
  view: FeedView;
  section: 'line' | 'live';
  title: ReactNode;
  /** Shown when there are no games. */
  none: ReactNode;
}

/** A table of games for one feed query. @spec BT-06 */
export function Games({ view, section, title, none }: GamesProps) {
  const key = feedKey(view);
  const feed = useFeed(view);
  const list = useAppSelector((state) => selectLine(state).lists[key], hasSameOrder);
  const champs = useAppSelector((state) => selectLine(state).champs);
  const servedAt = useAppSelector((state) => selectFeed(state, view)?.servedAt ?? 0);
  const rows = useMemo(
    () => listRows(list ?? EMPTY_LIST, { grouping: 'champ', champs, sportOrder: [] }).filter(({ kind }) => kind !== 'sport'),
    [list, champs],
  );
  const source = useMemo(() => ({ part: 'lists' as const, key }), [key]);
  const isStale = feed?.status === 'stale';
  if (list !== undefined && rows.length === 0) return <>{none}</>;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {isStale && <StaleNotice />}
      {list === undefined ? (
        <EventListSkeleton count={6} />
      ) : (
        <>
          {section === 'live' && <ListNewsLater rows={rows} source={source} />}
          <ShortEventTable
            rows={rows}
            source={source}
            section={section}
            servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS}
            isStale={isStale}
          />
        </>
      )}
    </section>
  );
}
