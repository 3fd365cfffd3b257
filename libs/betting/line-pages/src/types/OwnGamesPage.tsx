import { DelayNotice, ShortEventTable, StaleNotice, useFeed } from '@touchline/betting-event-list';
import { feedKey, listRows, selectFeed, selectLine, selectList, type FeedView } from '@touchline/betting-line-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { Button, EmptyState, EventListSkeleton, SectionFailedState, SectionHeading } from '@touchline/ui-kit';
import { useMemo, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { GameWithin } from '../game/GameWithin.tsx';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { hasSameOrder } from '../list/use-list-rows.ts';
import { PriceAge } from '../notices/PriceAge.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { useOwnChoice } from './own-choice.ts';
import { OwnPicker } from './OwnPicker.tsx';
import { countryView, teamsView } from './type-views.ts';
import { TYPE_TITLES } from '../type-links/type-words.ts';
import { TypeTrail } from './TypeTrail.tsx';
import { countryOfNumber } from './visitor-country.ts';

const MINUTE_MS = 60_000;
const WORDS = defineMessages({
  country: { id: 'betting.own.country', defaultMessage: 'Your country: {country}' },
  visitor: { id: 'betting.own.visitor', defaultMessage: 'Where you are: {country}' },
});

/** Games of the player's favourite teams and country, then those of the visitor's country. @spec BT-08 */
export function OwnGamesPage() {
  const place = usePlace();
  const [choice, choose] = useOwnChoice();
  const [isChoosing, setChoosing] = useState(false);
  const visitors = countryOfNumber(useSelector(selectSiteConfig)?.geoCountryId);
  const teams = useMemo(() => choice && choice.teams.length > 0 && teamsView(place, choice.teams), [place, choice]);
  const country = choice?.country ?? null;
  return (
    <BettingLayout place={place}>
      <TypeTrail place={place} type="betsonyour" />
      <SectionHeading
        level={1}
        controls={
          choice !== null && (
            <Button look="quiet" size="small" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              <FormattedMessage id="betting.own.choose" defaultMessage="Choose teams" />
            </Button>
          )
        }
      >
        <FormattedMessage {...TYPE_TITLES.betsonyour} tagName="span" />
      </SectionHeading>
      {place.section === 'live' && <DelayNotice />}
      {place.gameId !== null && <GameWithin hasTitle key={place.gameId} gameId={place.gameId} place={place} />}
      {choice !== null && isChoosing && <OwnPicker choice={choice} onChoose={choose} place={place} />}
      {choice === null && <EventListSkeleton count={4} />}
      {choice !== null && !isChoosing && choice.teams.length === 0 && country === null && (
        <EmptyState
          isCard
          title={<FormattedMessage id="betting.own.none" defaultMessage="You haven’t chosen any teams yet" />}
          actions={
            <Button onClick={() => setChoosing(true)}>
              <FormattedMessage id="betting.own.choose" defaultMessage="Choose teams" />
            </Button>
          }
        >
          <FormattedMessage id="betting.own.noneWords" defaultMessage="Their matches, and those of your country, are then listed here." />
        </EmptyState>
      )}
      {teams && (
        <OwnPart
          view={teams}
          section={place.section}
          title={<FormattedMessage tagName="span" id="betting.own.teams" defaultMessage="Your teams" />}
        />
      )}
      {country !== null && <CountryPart country={country} place={place} words={WORDS.country} />}
      {visitors !== null && visitors !== country && <CountryPart country={visitors} place={place} words={WORDS.visitor} />}
    </BettingLayout>
  );
}

interface PartProps {
  section: 'line' | 'live';
  title: ReactNode;
}

interface CountryProps {
  country: string;
  place: LinePlace;
  words: MessageDescriptor;
}

/** The games of a country. */
function CountryPart({ country, place: { section, lang }, words }: CountryProps) {
  const intl = useIntl();
  const view = useMemo(() => countryView({ section, lang }, country), [section, lang, country]);
  const name = intl.formatDisplayName(country, { type: 'region' }) ?? country;
  return <OwnPart view={view} section={section} title={<FormattedMessage tagName="span" {...words} values={{ country: name }} />} />;
}

/** One list of the page, polled as favourites are. */
function OwnPart({ view, section, title }: PartProps & { view: FeedView }) {
  const feed = useFeed(view);
  const list = useSelector((state: RootState) => selectList(state, view), hasSameOrder);
  const champs = useSelector((state: RootState) => selectLine(state).champs);
  const servedAt = useSelector((state: RootState) => selectFeed(state, view)?.servedAt ?? 0);
  const rows = useMemo(() => (list === undefined ? [] : listRows(list, { grouping: 'champ', champs, sportOrder: [] })), [list, champs]);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(view) }), [view]);
  const isStale = feed?.status === 'stale';
  return (
    <section>
      <SectionHeading note={list?.order.length}>{title}</SectionHeading>
      {isStale && <StaleNotice />}
      <PriceAge view={view} />
      {list === undefined && (feed?.status === 'failed' ? <SectionFailedState isCard /> : <EventListSkeleton count={4} />)}
      {list !== undefined && rows.length === 0 && (
        <EmptyState isCard title={<FormattedMessage id="betting.list.empty" defaultMessage="No events right now" />}>
          <FormattedMessage id="betting.list.emptyWords" defaultMessage="New events will appear here automatically." />
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ShortEventTable
          rows={rows}
          source={source}
          section={section}
          servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS}
          isStale={isStale}
        />
      )}
    </section>
  );
}
