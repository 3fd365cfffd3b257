import { DelayNotice, ShortEventTable, StaleNotice, useFeed } from '@touchline/betting-event-list';
import { feedKey, selectFeed, selectLine, selectList } from '@touchline/betting-line-state';
import { listPath } from '@touchline/shared-routes';
import { BlocksSkeleton, EmptyState, LinkButton, SectionFailedState, SectionHeading } from '@touchline/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { GameWithin } from '../game/GameWithin.tsx';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { PriceAge } from '../notices/PriceAge.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { hasSameOrder } from '../list/use-list-rows.ts';
import { byInterest, rowsInOrder } from './by-interest.ts';
import { topGamesView } from './type-views.ts';
import { TYPE_TITLES } from '../type-links/type-words.ts';
import { TypeTrail } from './TypeTrail.tsx';

const MINUTE_MS = 60_000;

/** One top match with its markets, and the next ones by interest. @spec BT-08 */
export function TopGamePage() {
  const place = usePlace();
  return (
    <BettingLayout place={place}>
      <TypeTrail place={place} type="topgame" />
      <SectionHeading level={1}>
        <FormattedMessage {...TYPE_TITLES.topgame} tagName="span" />
      </SectionHeading>
      {place.section === 'live' && <DelayNotice />}
      <TopGames key={place.gameId} place={place} />
    </BettingLayout>
  );
}

function TopGames({ place }: { place: LinePlace }) {
  const view = useMemo(() => topGamesView(place), [place]);
  const feed = useFeed(view);
  const list = useSelector((state: RootState) => selectList(state, view), hasSameInterest);
  const champs = useSelector((state: RootState) => selectLine(state).champs);
  const servedAt = useSelector((state: RootState) => selectFeed(state, view)?.servedAt ?? 0);
  const order = useMemo(() => (list === undefined ? [] : byInterest(list, (id) => champs[id]?.isTop === true)), [list, champs]);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(view) }), [view]);
  // The match on the page stays while it is offered, even if another one becomes more interesting.
  const [kept, setKept] = useState<number | undefined>();
  const gameId = place.gameId ?? (kept !== undefined && order.includes(kept) ? kept : order[0]);
  useEffect(() => setKept(gameId), [gameId]);
  const rows = useMemo(
    () =>
      rowsInOrder(
        order.filter((id) => id !== gameId),
        list?.games ?? {},
      ),
    [order, gameId, list],
  );
  const isStale = feed?.status === 'stale';
  return (
    <>
      {gameId !== undefined && <GameWithin key={gameId} hasTitle gameId={gameId} place={place} />}
      {list === undefined && (feed?.status === 'failed' ? <SectionFailedState isCard /> : <BlocksSkeleton count={6} />)}
      {list !== undefined && gameId === undefined && <NoTopGame place={place} />}
      {rows.length > 0 && (
        <>
          <SectionHeading>
            <FormattedMessage tagName="span" id="betting.types.next" defaultMessage="Next top matches" />
          </SectionHeading>
          {isStale && <StaleNotice />}
          <PriceAge view={view} />
          <ShortEventTable
            rows={rows}
            source={source}
            section={place.section}
            servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS}
            isStale={isStale}
          />
        </>
      )}
    </>
  );
}

type Listed = ReturnType<typeof selectList>;
/** Prices and scores need no new order; the number of players of a game does. */
function hasSameInterest(a: Listed, b: Listed): boolean {
  if (a === undefined || b === undefined || !hasSameOrder(a, b)) return a === b;
  return a.order.every((id) => a.games[id]?.players === b.games[id]?.players);
}

function NoTopGame({ place: { lang, section, sportId, champId } }: { place: LinePlace }) {
  return (
    <EmptyState
      isCard
      title={<FormattedMessage id="betting.types.noTop" defaultMessage="No top match right now" />}
      actions={
        <LinkButton href={listPath({ lang, section, ...(sportId !== null && { sportId, ...(champId !== null && { champId }) }) })}>
          <FormattedMessage id="betting.game.others" defaultMessage="More events" />
        </LinkButton>
      }
    >
      <FormattedMessage id="betting.types.noTopWords" defaultMessage="The next one appears here as soon as it is on offer." />
    </EmptyState>
  );
}
