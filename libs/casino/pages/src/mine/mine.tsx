import { gamesIn, gamesNamed } from '@touchline/casino-state';
import type { CasinoGame } from '@touchline/casino-contract';
import { selectUserId } from '@touchline/identity-state';
import { loginPath, routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, GamesSkeleton, Link, LinkButton, Notice, StarIcon } from '@touchline/ui-kit';
import type { PageContent } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useMine } from '../parts/Games.tsx';
import { Group, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const MOST_IN_A_ROW = 12;

/** Note that a visitor's games are stored in this browser only. */
function KeptHere() {
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const isVisitor = useSelector(selectUserId) === null;
  if (!isVisitor) return null;
  return (
    <Notice>
      <FormattedMessage
        id="casino.mine.here"
        defaultMessage="These games are kept in this browser. <link>Sign in</link> to have them on every device."
        values={{ link: (words) => <Link href={loginPath(lang, pathname)}>{words}</Link> }}
      />
    </Notice>
  );
}

function NoFavourites() {
  const lang = useSelector(selectLanguage);
  return (
    <EmptyState
      isCard
      icon={<StarIcon />}
      title={<FormattedMessage id="casino.favourites.none" defaultMessage="No favourites yet" />}
      actions={
        <LinkButton look="primary" href={routePath('casino', {}, { lang })}>
          <FormattedMessage id="casino.favourites.browse" defaultMessage="Browse games" />
        </LinkButton>
      }
    >
      <FormattedMessage id="casino.favourites.how" defaultMessage="Press the star on a game and it will be kept here." />
    </EmptyState>
  );
}

/** Games similar to the last one played. */
function BecauseYouPlayed({ last }: { last: CasinoGame }) {
  const intl = useIntl();
  const resource = gamesIn(`like/${last.id}`, { theme: last.theme, kind: last.kind, size: MOST_IN_A_ROW + 1 });
  return (
    <Shown resource={resource} isLoadedHere count={4}>
      {({ games }) => (
        <Group
          name={intl.formatMessage({ id: 'casino.mine.because', defaultMessage: 'Because you played {title}' }, { title: last.title })}
          games={games.filter(({ id }) => id !== last.id).slice(0, MOST_IN_A_ROW)}
          isRow
        />
      )}
    </Shown>
  );
}

function MyCasinoPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { status, favourites, recent, barrier } = useMine();
  if (status === 'unknown') return <GamesSkeleton />;
  return (
    <Page>
      <KeptHere />
      {recent.length > 0 && (
        <Shown resource={gamesNamed(recent)} isLoadedHere count={4}>
          {({ games }) => (
            <>
              <Group name={intl.formatMessage({ id: 'casino.mine.recent', defaultMessage: 'Recently played' })} games={games} isRow />
              {/* Recommend no games while the player is on a break. */}
              {games[0] !== undefined && barrier === null && <BecauseYouPlayed last={games[0]} />}
            </>
          )}
        </Shown>
      )}
      {favourites.length === 0 ? (
        <NoFavourites />
      ) : (
        <Shown resource={gamesNamed(favourites.slice(0, MOST_IN_A_ROW))} isLoadedHere count={4}>
          {({ games }) => (
            <Group
              name={intl.formatMessage({ id: 'casino.mine.favourites', defaultMessage: 'Favourites' })}
              games={games}
              href={routePath('my-casino-favorites', {}, { lang })}
              isRow
            />
          )}
        </Shown>
      )}
    </Page>
  );
}

function FavouritesPage() {
  const intl = useIntl();
  const { status, favourites } = useMine();
  if (status === 'unknown') return <GamesSkeleton />;
  return (
    <Page>
      <KeptHere />
      {favourites.length === 0 ? (
        <NoFavourites />
      ) : (
        <Shown resource={gamesNamed(favourites)} isLoadedHere>
          {({ games }) => <Group name={intl.formatMessage({ id: 'casino.mine.favourites', defaultMessage: 'Favourites' })} games={games} />}
        </Shown>
      )}
    </Page>
  );
}

/** Recently played games, recommendations and favourites. @spec CS-01 */
export const myCasinoContent: PageContent = { Body: MyCasinoPage, seo: () => ({ robots: 'noindex' }) };
/** All favourites. @spec CS-01 */
export const favouritesContent: PageContent = { Body: FavouritesPage, seo: () => ({ robots: 'noindex' }) };
