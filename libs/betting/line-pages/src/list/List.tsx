import {
  bettingChosen,
  feedKey,
  initialBettingState,
  selectBetting,
  selectFeed,
  selectIsOnlyFavourites,
  selectLine,
} from '@touchline/betting-line-state';
import { zoneName } from '@touchline/shared-primitives/calendar';
import { selectZone, type RootState } from '@touchline/shared-state';
import { Button, EmptyState, ErrorState, EventListSkeleton, VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import { StaleNotice } from '@touchline/betting-event-list';
import { PriceAge } from '../notices/PriceAge.tsx';
import { EventTable, ListNewsLater } from '@touchline/betting-event-list';
import { MOST_OF_SECTION } from '../views/list-views.ts';
import type { ListPlace } from '../place/read-place.ts';
import { groupView, selectGroup } from './menu-group.ts';
import { useTextView } from '../text/use-text-view.ts';
import styles from './List.module.css';
import { useListRows } from './use-list-rows.ts';

const MINUTE_MS = 60_000;

/** The list of games. The server renders the first games; after hydration the whole list is requested and replaces them. */
export function List({ place }: { place: ListPlace }) {
  const betting = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: RootState) => selectIsOnlyFavourites(state, place.section));
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const group = useSelector((state: RootState) => selectGroup(state, place.menu));
  const zone = useSelector(selectZone);
  const first = useMemo(() => groupView(place, group, { betting: initialBettingState, isFirst: true, zone }), [place, group, zone]);
  const whole = useMemo(() => groupView(place, group, { betting, isFirst: false, zone }), [place, group, betting, zone]);
  const wholeFeed = useFeed(isAlive ? whole : null);
  const hasWhole = useSelector((state: RootState) => selectLine(state).lists[feedKey(whole)] !== undefined);
  const isUnfiltered = feedKey(groupView(place, group, { betting, isFirst: true, zone })) === feedKey(first);
  const shown = hasWhole || !isUnfiltered ? whole : first;
  const feed = useSelector((state: RootState) => selectFeed(state, shown));
  const isFavouriteGroup = group.only.favourites === true;
  const { rows, games, hasList } = useListRows(feedKey(shown), place, isFavouriteGroup);
  // The page title already names the sport; repeating it would push the games down.
  const lines = useMemo(() => (place.sportId === null ? rows : rows.filter((row) => row.kind !== 'sport')), [rows, place.sportId]);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(shown) }), [shown]);
  const text = useTextView();
  const isStale = wholeFeed?.status === 'stale' || (shown === first && wholeFeed?.status === 'failed');

  // Favourites are known only to the browser, so the server renders a skeleton.
  if (isFavouriteGroup && !isAlive) return <EventListSkeleton className={styles.coming} count={12} />;
  if (!hasList) return wholeFeed?.status === 'failed' ? <FailedList /> : <EventListSkeleton className={styles.coming} count={12} />;
  if (games === 0) return <EmptyList isFiltered={isOnlyFavourites || isFavouriteGroup || !isUnfiltered} />;
  const servedAt = Math.floor((feed?.servedAt ?? 0) / MINUTE_MS) * MINUTE_MS;
  return (
    <>
      {isStale && <StaleNotice />}
      <PriceAge view={shown} />
      <VisuallyHidden as="div">
        <h2>
          <FormattedMessage id="betting.list.games" defaultMessage="Events" />
        </h2>
      </VisuallyHidden>
      {text === 'coming' ? (
        <EventListSkeleton className={styles.coming} count={12} />
      ) : text === 'off' ? (
        <>
          {place.section === 'live' && <ListNewsLater rows={lines} source={source} />}
          <EventTable rows={lines} source={source} section={place.section} servedAt={servedAt} isStale={isStale} />
        </>
      ) : (
        <text.TextList rows={lines} source={source} servedAt={servedAt} isStale={isStale} />
      )}
      {group.only.today === true && (
        <p>
          <FormattedMessage
            id="betting.list.today"
            defaultMessage="Until midnight ({zone})"
            values={{ zone: <bdi>{zoneName(zone)}</bdi> }}
          />
        </p>
      )}
      {place.sportId === null && games >= MOST_OF_SECTION && (
        <p>
          <FormattedMessage
            id="betting.list.first"
            defaultMessage="Showing the first {count, number} events. Choose a sport to see them all."
            values={{ count: games }}
          />
        </p>
      )}
    </>
  );
}

/** Empty state. Filters that hide everything can be cleared with one click, because they apply to every list. @spec BT-05 */
function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const dispatch = useDispatch();
  const { isOnlyFavourites, isOnlyWithVideos, timeFilterId } = initialBettingState;
  return isFiltered ? (
    <EmptyState
      isCard
      title={<FormattedMessage id="betting.list.filtered" defaultMessage="No events match your filters" />}
      actions={
        <Button onClick={() => dispatch(bettingChosen({ isOnlyFavourites, isOnlyWithVideos, timeFilterId }))}>
          <FormattedMessage id="betting.list.clearFilters" defaultMessage="Clear filters" />
        </Button>
      }
    >
      <FormattedMessage id="betting.list.filteredWords" defaultMessage="Remove a filter or star an event." />
    </EmptyState>
  ) : (
    <EmptyState isCard title={<FormattedMessage id="betting.list.empty" defaultMessage="No events right now" />}>
      <FormattedMessage id="betting.list.emptyWords" defaultMessage="New events will appear here automatically." />
    </EmptyState>
  );
}

/** Has no retry button, because polling continues. */
function FailedList() {
  return (
    <ErrorState isCard title={<FormattedMessage id="betting.list.failed" defaultMessage="Couldn't load events" />}>
      <FormattedMessage id="betting.list.failedWords" defaultMessage="Retrying automatically…" />
    </ErrorState>
  );
}
