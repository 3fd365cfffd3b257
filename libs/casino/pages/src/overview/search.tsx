import { CASINO_KINDS } from '@touchline/casino-contract';
import { filterOfUrl, gamesOf, loadShown, NO_FILTER, providers } from '@touchline/casino-state';
import { textFilter } from '@touchline/shared-primitives/typing';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, ChipLink, Chips, EmptyState, SearchIcon, TextField } from '@touchline/ui-kit';
import { type PageContent, usePageQuery } from '@touchline/ui-pages';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { KIND_NAMES } from '../game-words.ts';
import { pathOf } from '../lobby/lobby-filter.ts';
import { words } from '../lobby/lobby-words.ts';
import { Group, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { useShown } from '../parts/use-shown.ts';
import styles from './Search.module.css';

const wordsOf = (query: URLSearchParams): string => filterOfUrl(query).search;
const foundOf = (search: string) => gamesOf({ ...NO_FILTER, search });
const searchPath = (search: string, lang: string): string =>
  routePath('casino-search', {}, { lang, query: { q: search === '' ? undefined : search } });

/** Providers whose name matches the search text. */
function Providers({ search, lang }: { search: string; lang: string }) {
  const intl = useIntl();
  const { view } = useShown(providers);
  if (view.status !== 'ready') return null;
  const isFound = textFilter(search);
  const found = view.data.filter(({ name }) => isFound(name));
  if (found.length === 0) return null;
  return (
    <Chips aria-label={intl.formatMessage(words.provider)}>
      {found.map(({ id, name, games }) => (
        <ChipLink key={id} href={routePath('provider', { provider: id }, { lang })} count={games}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

function Found({ search }: { search: string }) {
  const intl = useIntl();
  return (
    <Shown resource={foundOf(search)}>
      {({ games, total }) =>
        total === 0 ? (
          <EmptyState isCard icon={<SearchIcon />} title={<FormattedMessage id="casino.none.title" defaultMessage="No games found" />}>
            <FormattedMessage id="casino.search.none" defaultMessage="Try fewer letters, a provider or a feature such as free spins." />
          </EmptyState>
        ) : (
          <Group
            name={intl.formatMessage({ id: 'casino.search.found', defaultMessage: 'Found for “{search}”' }, { search })}
            games={games}
          />
        )
      }
    </Shown>
  );
}

function SearchPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const navigate = useNavigate();
  const search = wordsOf(usePageQuery());
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(searchPath(String(typed ?? '').trim(), lang));
  };
  return (
    <Page>
      <form key={search} role="search" className={styles.form} onSubmit={submit}>
        <TextField
          label={intl.formatMessage(words.search)}
          isLabelHidden
          type="search"
          name="q"
          maxLength={60}
          placeholder={intl.formatMessage({ id: 'casino.search.hint', defaultMessage: 'Name, provider, feature or theme' })}
          defaultValue={search}
          start={<SearchIcon />}
        />
        <Button type="submit" look="primary">
          <FormattedMessage id="casino.find" defaultMessage="Search" />
        </Button>
      </form>
      {search === '' ? (
        <Chips aria-label={intl.formatMessage(words.kinds)}>
          {CASINO_KINDS.map((kind) => (
            <ChipLink key={kind} href={pathOf({ ...NO_FILTER, kind }, lang)}>
              <FormattedMessage {...KIND_NAMES[kind]} />
            </ChipLink>
          ))}
        </Chips>
      ) : (
        <>
          <Providers search={search} lang={lang} />
          <Found search={search} />
        </>
      )}
    </Page>
  );
}

/** Fuzzy search for games and providers. @spec CS-01 */
export const searchContent: PageContent = {
  Body: SearchPage,
  load: async (context) => {
    const search = wordsOf(context.url.searchParams);
    if (search !== '') await Promise.all([loadShown(context, foundOf(search)), loadShown(context, providers)]);
  },
  seo: () => ({ robots: 'noindex' }),
};
