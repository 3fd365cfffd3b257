import { feedKey, selectFeed, selectList, type FeedView } from '@touchline/betting-line-state';
import { selectChamp } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { LiveCard, LiveStrip, type EventView } from '@touchline/betting-ui';
import { listPath } from '@touchline/shared-routes';
import { BlocksSkeleton, Link, SectionHeading } from '@touchline/ui-kit';
import { memo, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { clockStyle, useLiveClock } from '@touchline/betting-event-list';
import { useFeed } from '@touchline/betting-event-list';
import { DelayNotice } from '@touchline/betting-event-list';
import { useEvent, type GameLineProps } from '@touchline/betting-event-list';
import { useRenderOutcome } from '@touchline/betting-event-list';
import type { RootState } from '@touchline/shared-state';
import { liveNowView } from '../loads/home-load.ts';

const MINUTE_MS = 60_000;

/** The most-watched live games. */
export function LiveNow({ lang }: { lang: string }) {
  const view = useMemo(() => liveNowView(lang), [lang]);
  const feed = useFeed(view);
  const order = useSelector((state: RootState) => selectList(state, view)?.order);
  if (order?.length === 0) return null;
  return (
    <>
      <SectionHeading
        note={
          <Link href={listPath({ lang, section: 'live' })}>
            <FormattedMessage id="betting.home.allLive" defaultMessage="View all live" />
          </Link>
        }
      >
        <FormattedMessage id="betting.home.liveNow" defaultMessage="Live now" />
      </SectionHeading>
      {order === undefined ? (
        feed?.status === 'failed' ? null : (
          <BlocksSkeleton />
        )
      ) : (
        <LiveCards ids={order} view={view} isStale={feed?.status === 'stale'} />
      )}
      <DelayNotice />
    </>
  );
}

/** Live games as cards in a row. */
export function LiveCards({ ids, view, isStale }: { ids: readonly number[]; view: FeedView; isStale: boolean }) {
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(view) }), [view]);
  const servedAt = useSelector((state: RootState) => selectFeed(state, view)?.servedAt ?? 0);
  return (
    <LiveStrip>
      {ids.map((id) => (
        <LiveGame key={id} source={source} gameId={id} servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS} isStale={isStale} />
      ))}
    </LiveStrip>
  );
}

/** Hides the periods of a small card, unless they are the score, as sets are. */
function withoutPeriods(event: EventView): EventView {
  const [first, second] = event.opponents;
  return {
    ...event,
    opponents: [
      { ...first, periods: [] },
      { ...second, periods: [] },
    ],
  };
}

/**
 * Data of a live game for a card or a tile, including the parts that update without rendering; undefined once the game has left the list.
 */
export function useLiveGame({ source, gameId, servedAt, isStale }: GameLineProps) {
  const shown = useEvent({ source, gameId, servedAt });
  const sport = sportById(shown?.game.sportId ?? 0);
  const championship = useSelector((state: RootState) => selectChamp(state, shown?.game.champId ?? 0)?.name ?? '');
  const timeRef = useLiveClock(shown?.game.state.clock, clockStyle(sport));
  const renderOutcome = useRenderOutcome({ source, gameId, isStale, lockReason: shown?.lockReason });
  if (shown === undefined) return undefined;
  const { event } = shown;
  const hasClock = event.time.kind === 'live' && event.time.period !== '';
  return {
    event: sport?.periodKind === 'set' ? event : withoutPeriods(event),
    sport: sport?.key ?? '',
    championship,
    renderOutcome,
    ...(hasClock && { timeRef }),
  };
}

const LiveGame = memo(function LiveGame(props: GameLineProps) {
  const game = useLiveGame(props);
  return game === undefined ? null : <LiveCard {...game} />;
});
