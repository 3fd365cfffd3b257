import type { CasinoCatalogue, CasinoFilter } from '@touchline/casino-contract';
import { gamesOf, NO_FILTER } from '@touchline/casino-state';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, GamesSkeleton, LinkButton, Pagination, SectionFailedState, StarIcon } from '@touchline/ui-kit';
import { usePageParams, usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { KIND_NAMES } from '../game-words.ts';
import { titles } from '../page-words.ts';
import { Games } from '../parts/Games.tsx';
import { Jackpot } from '../parts/Jackpot.tsx';
import { GameCount } from '../parts/Parts.tsx';
import { useShown } from '../parts/use-shown.ts';
import { filterOfLobby, isFront, listPath, pathOf } from './lobby-filter.ts';
import { words } from './lobby-words.ts';
import { LobbyFilters } from './LobbyFilters.tsx';
import { LobbyRows } from './LobbyRows.tsx';
import styles from './Lobby.module.css';

interface FoundProps {
  catalogue: CasinoCatalogue;
  filter: CasinoFilter;
  lang: string;
}

function Found({ catalogue: { games, total, page, pages }, filter, lang }: FoundProps) {
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
        <GameCount count={total} />
      </p>
      <Games games={games} label={intl.formatMessage(words.games)} />
      <Pagination
        label={intl.formatMessage(words.pages)}
        page={page}
        pages={pages}
        hrefOf={(to) => listPath({ ...filter, page: to }, lang)}
      />
    </>
  );
}

function Heading({ kind }: Pick<CasinoFilter, 'kind'>) {
  return (
    <h1 className={styles.title}>
      <FormattedMessage {...(kind === null ? titles.casino : KIND_NAMES[kind])} />
    </h1>
  );
}

/** The casino lobby: search and filters above rows of games, or above the games that the URL chooses. @spec CS-01 */
export function CasinoLobby() {
  const lang = useSelector(selectLanguage);
  const query = usePageQuery();
  const subcategory = usePageParams()['subcategory'];
  const navigate = useNavigate();
  const hasRows = isFront(query, subcategory);
  const filter = filterOfLobby(query, subcategory);
  const { view, ask } = useShown(gamesOf(filter));
  // Above the rows, what can be chosen is loaded when the filters are opened.
  const open = (): void => {
    if (hasRows && view.data === null) ask();
  };
  return (
    <div className={styles.lobby}>
      <div className={styles.top}>
        <Heading kind={filter.kind} />
        <LobbyFilters
          filter={filter}
          choices={view.data ?? undefined}
          lang={lang}
          onFilter={(next) => void navigate(listPath(next, lang))}
          onOpen={open}
        />
      </div>
      {hasRows ? (
        <LobbyRows />
      ) : (
        <>
          {filter.feature === 'jackpot' && <Jackpot />}
          {view.status === 'ready' && <Found catalogue={view.data} filter={filter} lang={lang} />}
          {view.status === 'loading' && <GamesSkeleton />}
          {view.status === 'failed' && <SectionFailedState isCard onRetry={ask} />}
        </>
      )}
    </div>
  );
}
