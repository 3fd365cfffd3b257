import { feedKey, initialBettingState, listRows, selectFeed, selectLine, selectList, selectMenu } from '@touchline/betting-line-state';
import { EmptyState, ErrorState, EventListSkeleton, SectionHeading, SegmentedControl, VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { WideColumn } from '../aside/WideColumn.tsx';
import { useFeed } from '@touchline/betting-event-list';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { StaleNotice } from '@touchline/betting-event-list';
import { menuView } from '../views/list-views.ts';
import { SportChips } from '../list/SportChips.tsx';
import { RowMarkets, ShortEventTable } from '@touchline/betting-event-list';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { highlightsView } from '../loads/home-load.ts';
import type { BandsPlace } from './band-places.ts';
import type { BandsProps } from './Bands.tsx';
import { LiveNow } from './LiveNow.tsx';

const MINUTE_MS = 60_000;
const HOUR_S = 3600;
/** Periods of the highlights, in hours from the last answer. */
const SPANS = { all: Infinity, soon: 3, day: 24 } as const;
type Span = keyof typeof SPANS;

/** Current and upcoming games, between the bands of all sections. @spec BT-01 RM-07 */
export function HomePage() {
  const place = usePlace();
  const bands = useBandPlaces();
  return (
    <BettingLayout place={place} hasSearch wideAside={<WideColumn lang={place.lang} />}>
      <VisuallyHidden as="div">
        <h1>
          <FormattedMessage id="betting.home.title" defaultMessage="Live and upcoming events" />
        </h1>
      </VisuallyHidden>
      {bands('first')}
      <LiveNow lang={place.lang} />
      {bands('second')}
      <Highlights place={place} />
      {bands('end')}
    </BettingLayout>
  );
}

/** Renders the places of bands: empty frames, until the code of the bands has loaded after the page. */
function useBandPlaces() {
  const [Bands, setBands] = useState<ComponentType<BandsProps> | null>(null);
  useEffect(() => {
    // The page works without bands.
    import('./Bands.tsx').then((came) => setBands(() => came.Bands)).catch(() => undefined);
  }, []);
  return (at: BandsPlace) => <div data-bands={at}>{Bands && <Bands at={at} />}</div>;
}

function Highlights({ place }: { place: LinePlace }) {
  const intl = useIntl();
  const [span, setSpan] = useState<Span>('all');
  const view = useMemo(() => highlightsView(place.lang), [place.lang]);
  const feed = useFeed(view);
  useFeed(menuView(place));
  const list = useSelector(
    (state: RootState) => selectList(state, view),
    (a, b) => a?.order === b?.order,
  );
  const champs = useSelector((state: RootState) => selectLine(state).champs);
  const menu = useSelector((state: RootState) => selectMenu(state, menuView(place)));
  const known = useSelector((state: RootState) => selectFeed(state, view));
  const servedAt = Math.floor((known?.servedAt ?? 0) / MINUTE_MS) * MINUTE_MS;
  const rows = useMemo(() => {
    if (list === undefined) return [];
    const until = servedAt / 1000 + SPANS[span] * HOUR_S;
    return listRows(list, {
      grouping: initialBettingState.sportsGrouping,
      champs,
      sportOrder: menu?.sports.map((sport) => sport.id) ?? [],
      isShown: (id) => (list.games[id]?.startAt ?? 0) <= until,
    });
  }, [list, champs, menu, span, servedAt]);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(view) }), [view]);
  const isStale = feed?.status === 'stale';
  const options = [
    { value: 'all', label: intl.formatMessage({ id: 'betting.home.all', defaultMessage: 'All' }) },
    { value: 'soon', label: intl.formatMessage({ id: 'betting.home.soon', defaultMessage: 'Next 3 h' }) },
    { value: 'day', label: intl.formatMessage({ id: 'betting.home.day', defaultMessage: 'Next 24 h' }) },
  ];
  return (
    <>
      <SectionHeading
        controls={
          <SegmentedControl
            label={intl.formatMessage({ id: 'betting.home.when', defaultMessage: 'Start time' })}
            value={span}
            options={options}
            onChange={(value) => setSpan(value as Span)}
          />
        }
      >
        <FormattedMessage id="betting.home.highlights" defaultMessage="Highlights" />
      </SectionHeading>
      <SportChips place={place} />
      <RowMarkets />
      {isStale && <StaleNotice />}
      {list === undefined ? (
        <Waiting isFailed={feed?.status === 'failed'} />
      ) : rows.length === 0 ? (
        <EmptyState isCard title={<FormattedMessage id="betting.home.none" defaultMessage="No events start in this period" />} />
      ) : (
        <ShortEventTable rows={rows} source={source} section="line" servedAt={servedAt} isStale={isStale} />
      )}
    </>
  );
}

/** Has no retry button, because polling continues. */
function Waiting({ isFailed }: { isFailed: boolean }) {
  if (!isFailed) return <EventListSkeleton count={8} />;
  return (
    <ErrorState isCard title={<FormattedMessage id="betting.list.failed" defaultMessage="Couldn't load events" />}>
      <FormattedMessage id="betting.list.failedWords" defaultMessage="Retrying automatically…" />
    </ErrorState>
  );
}
