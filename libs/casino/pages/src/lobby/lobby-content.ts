import { gamesOf, loadShown, lobby, selectShown } from '@touchline/casino-state';
import { intlOf } from '@touchline/shared-i18n';
import { type LoadContext, PageNotFound, type SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { KIND_NAMES } from '../game-words.ts';
import { CasinoLobby } from './CasinoLobby.tsx';
import { filterOfLobby, isFront, isSubcategory } from './lobby-filter.ts';

type Place = Pick<LoadContext, 'url' | 'params'>;
const filterOfPage = ({ url, params }: Place) => filterOfLobby(url.searchParams, params['subcategory']);
const isFrontPage = ({ url, params }: Place) => isFront(url.searchParams, params['subcategory']);

/** @throws PageNotFound for an unknown subcategory. */
async function load(context: LoadContext): Promise<void> {
  if (!isSubcategory(context.params['subcategory'])) throw new PageNotFound('no such part of the casino');
  if (isFrontPage(context)) await loadShown(context, lobby);
  else await loadShown(context, gamesOf(filterOfPage(context)));
}

function isEmpty(context: LoadContext): boolean {
  const state = context.store.getState();
  if (isFrontPage(context)) {
    const view = selectShown(state, lobby);
    return view.status !== 'ready' || view.data.rows.length === 0;
  }
  const view = selectShown(state, gamesOf(filterOfPage(context)));
  return view.status !== 'ready' || view.data.total === 0;
}

/** A kind has its own title; search results are not indexed. */
function seo(context: LoadContext): Partial<SeoData> {
  const filter = filterOfPage(context);
  return {
    ...(filter.kind !== null && { title: intlOf(context.store).formatMessage(KIND_NAMES[filter.kind]) }),
    ...((isEmpty(context) || filter.search !== '') && { robots: 'noindex' }),
  };
}

/** The lobby and its data. @spec CS-01 */
export const lobbyContent: PageContent = { Body: CasinoLobby, load, seo };
