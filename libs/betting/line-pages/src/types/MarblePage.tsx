import { DelayNotice, ShortEventTable, StaleNotice, useAnswer, useFeed } from '@touchline/betting-event-list';
import { feedKey, selectChamp, selectFeed, selectList } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { listPath } from '@touchline/shared-routes';
import { BlocksSkeleton, EmptyState, Link, LinkButton, SectionFailedState, SectionHeading } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { GameWithin } from '../game/GameWithin.tsx';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { hasSameOrder } from '../list/use-list-rows.ts';
import { PriceAge } from '../notices/PriceAge.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { DatedGames } from '../tournament/TeamPage.tsx';
import { TYPE_TITLES } from '../type-links/type-words.ts';
import { pathOfGame } from '../views/structured-data.ts';
import { rowsInOrder } from './by-interest.ts';
import { TypeTrail } from './TypeTrail.tsx';
import { racedChamp } from './types-load.ts';
import { racesView } from './type-views.ts';

const MINUTE_MS = 60_000;
const RENEW_MS = 30_000;

/** Marble races: the running one, the next one with its markets, those after it, and the last results. @spec BT-08 */
export function MarblePage() {
  const place = usePlace();
  return (
    <BettingLayout place={place}>
      <TypeTrail place={place} type="marble" />
      <SectionHeading level={1}>
        <FormattedMessage {...TYPE_TITLES.marble} tagName="span" />
      </SectionHeading>
      <Races key={place.gameId} place={place} />
    </BettingLayout>
  );
}

function Races({ place }: { place: LinePlace }) {
  const views = useMemo(() => ({ live: racesView('live', place.lang), line: racesView('line', place.lang) }), [place.lang]);
  useFeed(views.live);
  const feed = useFeed(views.line);
  const live = useSelector((state: RootState) => selectList(state, views.live), hasSameOrder);
  const line = useSelector((state: RootState) => selectList(state, views.line), hasSameOrder);
  const servedAt = useSelector((state: RootState) => selectFeed(state, views.line)?.servedAt ?? 0);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(views.line) }), [views]);
  const running = live?.order.at(-1);
  const run = running === undefined ? undefined : live?.games[running];
  const ahead = (line?.order ?? []).filter((id) => id !== place.gameId);
  // If the URL names a race, the page lists all others: the markets of two races would have the same names.
  const next = place.gameId === null ? ahead[0] : undefined;
  const later = ahead.slice(next === undefined ? 0 : 1);
  const champId = racedChamp(place, live, line);
  const champ = useSelector((state: RootState) => selectChamp(state, champId ?? 0));
  const isStale = feed?.status === 'stale';
  if (line === undefined) return feed?.status === 'failed' ? <SectionFailedState isCard /> : <BlocksSkeleton count={6} />;
  return (
    <>
      {place.gameId !== null && <GameWithin key={place.gameId} hasTitle gameId={place.gameId} place={place} />}
      {running !== undefined && run !== undefined && running !== place.gameId && (
        <>
          <SectionHeading>
            <FormattedMessage tagName="span" id="betting.race.now" defaultMessage="Running now" />
          </SectionHeading>
          <DelayNotice />
          <GameWithin key={running} hasTitle hasMarkets={false} gameId={running} place={place} />
          <p>
            <Link href={pathOfGame(run, { lang: place.lang, champ })}>
              <FormattedMessage tagName="span" id="betting.race.prices" defaultMessage="Prices of this race" />
            </Link>
          </p>
        </>
      )}
      {next !== undefined && (
        <>
          <SectionHeading>
            <FormattedMessage tagName="span" id="betting.race.next" defaultMessage="Next race" />
          </SectionHeading>
          <GameWithin key={next} hasTitle gameId={next} place={place} />
        </>
      )}
      {place.gameId === null && next === undefined && running === undefined && <NoRace place={place} />}
      {later.length > 0 && (
        <>
          <SectionHeading>
            <FormattedMessage tagName="span" id="betting.race.later" defaultMessage="Races after it" />
          </SectionHeading>
          {isStale && <StaleNotice />}
          <PriceAge view={views.line} />
          <ShortEventTable
            rows={rowsInOrder(later, line.games)}
            source={source}
            section="line"
            servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS}
            isStale={isStale}
          />
        </>
      )}
      {champId !== null && <LastRaces champId={champId} lang={place.lang} />}
    </>
  );
}

/** Results of the last races, of which the latest is first. */
function LastRaces({ champId, lang }: { champId: number; lang: string }) {
  const intl = useIntl();
  const { view } = useAnswer({ kind: 'champ', id: champId, lang }, RENEW_MS);
  const label = intl.formatMessage({ id: 'betting.race.last', defaultMessage: 'Last results' });
  if (view.status !== 'ready' || view.answer.results.length === 0) return null;
  const { champ, results } = view.answer;
  return (
    <>
      <SectionHeading>{label}</SectionHeading>
      <DatedGames label={label} games={results} lang={lang} place={{ sportKey: sportById(champ.sportId)?.key, champSlug: champ.slug }} />
    </>
  );
}

function NoRace({ place: { lang } }: { place: LinePlace }) {
  return (
    <EmptyState
      isCard
      title={<FormattedMessage id="betting.race.none" defaultMessage="No marble race right now" />}
      actions={
        <LinkButton href={listPath({ lang, section: 'line' })}>
          <FormattedMessage id="betting.game.others" defaultMessage="More events" />
        </LinkButton>
      }
    >
      <FormattedMessage id="betting.types.noTopWords" defaultMessage="The next one appears here as soon as it is on offer." />
    </EmptyState>
  );
}
