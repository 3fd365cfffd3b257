import type { CasinoCatalogue, CasinoFilter, CasinoGame } from '@touchline/casino-contract';
import { filterOfUrl, loadCatalogue, NO_FILTER, selectCatalogue, type CatalogueView } from '@touchline/casino-state';
import { GameTile } from '@touchline/casino-ui';
import { routePath } from '@touchline/shared-routes';
import { portsOf, selectLanguage, type AppStore } from '@touchline/shared-state';
import { usePageParams, usePageQuery } from '@touchline/ui-pages';
import { EmptyState, GamesSkeleton, LinkButton, Pagination, SectionFailedState, StarIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { words } from './lobby-words.ts';
import { LobbyFilters, pathOf } from './LobbyFilters.tsx';
import styles from './Lobby.module.css';

const gamePath = ({ id, slug, kind }: CasinoGame, lang: string): string =>
  routePath('casino-game', { casino: kind === 'live' ? 'livecasino' : 'casino', gameId: id, gameName: slug }, { lang });

interface GamesProps {
  catalogue: CasinoCatalogue;
  filter: CasinoFilter;
  lang: string;
}

function Games({ catalogue: { games, total, page, pages }, filter, lang }: GamesProps) {
  const intl = useIntl();
  if (total === 0) {
    return (
      <EmptyState
        isCard
        icon={<StarIcon />}
        title={<FormattedMessage id="casino.none.title" defaultMessage="No games found" />}
        actions={
          <LinkButton look="primary" href={pathOf(NO_FILTER, lang)}>
            <FormattedMessage id="casino.none.reset" defaultMessage="Clear filters" />
          </LinkButton>
        }
      >
        <FormattedMessage id="casino.none.words" defaultMessage="Try another spelling, or remove a filter." />
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        <FormattedMessage id="casino.count" defaultMessage="{count, plural, one {# game} other {# games}}" values={{ count: total }} />
      </p>
      <ul className={styles.tiles} aria-label={intl.formatMessage(words.games)}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} href={gamePath(game, lang)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={intl.formatMessage(words.pages)}
        page={page}
        pages={pages}
        hrefOf={(to) => pathOf({ ...filter, page: to }, lang)}
      />
    </>
  );
}

/** The lobby of the casino: every game, narrowed by what the address says. @spec CS-01 */
export function CasinoLobby() {
  const lang = useSelector(selectLanguage);
  const params = usePageParams();
  const filter = filterOfUrl(usePageQuery(), params['subcategory']);
  const view = useSelector((state): CatalogueView => selectCatalogue(state as object, filter), isSameView);
  const store = useStore() as unknown as AppStore;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = (): void => {
    const url = new URL(pathname + search, window.location.origin);
    const { signal } = new AbortController();
    loadCatalogue({ url, params, store, ports: portsOf(store), signal }).catch(() => undefined); // the store knows that it failed
  };
  return (
    <div className={styles.lobby}>
      <LobbyFilters
        filter={filter}
        choices={view.status === 'ready' ? view.catalogue : undefined}
        lang={lang}
        onFilter={(next) => void navigate(pathOf(next, lang))}
      />
      {view.status === 'ready' && <Games catalogue={view.catalogue} filter={filter} lang={lang} />}
      {view.status === 'loading' && <GamesSkeleton count={24} />}
      {view.status === 'failed' && <SectionFailedState isCard onRetry={retry} />}
    </div>
  );
}

const isSameView = (a: CatalogueView, b: CatalogueView): boolean =>
  a.status === b.status && (a.status !== 'ready' || (b.status === 'ready' && a.catalogue === b.catalogue));
