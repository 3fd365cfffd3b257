import { feedKey, selectFeed, selectList, type FeedView } from '@touchline/betting-line-state';
import { MultiLiveGrid } from '@touchline/betting-ui';
import { EmptyState, EventListSkeleton, SectionHeading } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import type { RootState } from '@touchline/shared-state';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { DelayNotice } from '@touchline/betting-event-list';
import { StaleNotice } from '@touchline/betting-event-list';
import { PriceAge } from '../notices/PriceAge.tsx';
import { usePlace } from '../place/use-place.ts';
import { MultiGame } from './MultiGame.tsx';

/** Most games on the page. */
const MULTI_GAMES = 24;
const MINUTE_MS = 60_000;

export const multiView = (lang: string): FeedView => ({ kind: 'games', section: 'live', lang, top: true, count: MULTI_GAMES });

/** Many live games on one screen, each as a tile with its result, total and handicap. @spec BT-01 */
export function MultiLivePage() {
  const place = usePlace();
  const view = useMemo(() => multiView(place.lang), [place.lang]);
  const feed = useFeed(view);
  const order = useSelector((state: RootState) => selectList(state, view)?.order);
  const servedAt = useSelector((state: RootState) => selectFeed(state, view)?.servedAt ?? 0);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(view) }), [view]);
  const isStale = feed?.status === 'stale';
  return (
    <BettingLayout place={{ ...place, section: 'live' }}>
      <SectionHeading level={1}>
        <FormattedMessage id="betting.multi.title" defaultMessage="Multi-live" />
      </SectionHeading>
      <DelayNotice />
      {isStale && <StaleNotice />}
      <PriceAge view={view} />
      {order === undefined && <EventListSkeleton count={8} />}
      {order?.length === 0 && (
        <EmptyState isCard title={<FormattedMessage id="betting.multi.none" defaultMessage="No live events right now" />} />
      )}
      <MultiLiveGrid data-bleeds="">
        {order?.map((id) => (
          <MultiGame key={id} source={source} gameId={id} servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS} isStale={isStale} />
        ))}
      </MultiLiveGrid>
    </BettingLayout>
  );
}
