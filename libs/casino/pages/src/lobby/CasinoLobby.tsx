import type { CasinoCatalogue, CasinoFilter } from '@touchline/casino-contract';
import { gamesOf, NO_FILTER } from '@touchline/casino-state';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, GamesSkeleton, LinkButton, Pagination, SectionFailedState, StarIcon } from '@touchline/ui-kit';
import { usePageParams, usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { Games } from '../parts/Games.tsx';
import { Jackpot } from '../parts/Jackpot.tsx';
import { GameCount } from '../parts/Parts.tsx';
import { useShown } from '../parts/use-shown.ts';
import { filterOfLobby } from './lobby-filter.ts';
import { words } from './lobby-words.ts';
import { LobbyFilters, pathOf } from './LobbyFilters.tsx';
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
        hrefOf={(to) => pathOf({ ...filter, page: to }, lang)}
      />
    </>
  );
}

/** The casino lobby: all games, filtered by the URL. @spec CS-01 */
export function CasinoLobby() {
  const lang = useSelector(selectLanguage);
  const filter = filterOfLobby(usePageQuery(), usePageParams()['subcategory']);
  const { view, ask } = useShown(gamesOf(filter));
  const navigate = useNavigate();
  return (
    <div className={styles.lobby}>
      <Jackpot />
      <LobbyFilters
        filter={filter}
        choices={view.status === 'ready' ? view.data : undefined}
        lang={lang}
        onFilter={(next) => void navigate(pathOf(next, lang))}
      />
      {view.status === 'ready' && <Found catalogue={view.data} filter={filter} lang={lang} />}
      {view.status === 'loading' && <GamesSkeleton />}
      {view.status === 'failed' && <SectionFailedState isCard onRetry={ask} />}
    </div>
  );
}
