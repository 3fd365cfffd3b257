import { gamesOf, loadShown, selectShown } from '@touchline/casino-state';
import { intlOf } from '@touchline/shared-i18n';
import { type LoadContext, PageNotFound, type SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { KIND_NAMES } from '../game-words.ts';
import { CasinoLobby } from './CasinoLobby.tsx';
import { filterOfLobby, isSubcategory } from './lobby-filter.ts';

const filterOfPage = ({ url, params }: Pick<LoadContext, 'url' | 'params'>) => filterOfLobby(url.searchParams, params['subcategory']);

/** @throws PageNotFound for an unknown subcategory. */
async function load(context: LoadContext): Promise<void> {
  if (!isSubcategory(context.params['subcategory'])) throw new PageNotFound('no such part of the casino');
  await loadShown(context, gamesOf(filterOfPage(context)));
}

/** A kind has its own title; search results are not indexed. */
function seo(context: LoadContext): Partial<SeoData> {
  const filter = filterOfPage(context);
  const view = selectShown(context.store.getState(), gamesOf(filter));
  const isEmpty = view.status !== 'ready' || view.data.total === 0;
  return {
    ...(filter.kind !== null && { title: intlOf(context.store).formatMessage(KIND_NAMES[filter.kind]) }),
    ...((isEmpty || filter.search !== '') && { robots: 'noindex' }),
  };
}

/** The lobby and its data. @spec CS-01 */
export const lobbyContent: PageContent = { Body: CasinoLobby, load, seo };
