import { filterOfPage, loadCatalogue, selectCatalogue } from '@touchline/casino-state';
import { intlOf } from '@touchline/shared-i18n';
import type { LoadContext, SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { CasinoLobby } from './CasinoLobby.tsx';
import { KIND_NAMES } from './lobby-words.ts';

/** A kind has a title of its own; what somebody searched for is no page for engines. */
function seo(context: LoadContext): Partial<SeoData> {
  const filter = filterOfPage(context);
  const view = selectCatalogue(context.store.getState() as object, filter);
  const isEmpty = view.status !== 'ready' || view.catalogue.total === 0;
  return {
    ...(filter.kind !== null && { title: intlOf(context.store).formatMessage(KIND_NAMES[filter.kind]) }),
    ...((isEmpty || filter.search !== '') && { robots: 'noindex' }),
  };
}

/** The lobby with its data. @spec CS-01 */
export const lobbyContent: PageContent = { Body: CasinoLobby, load: loadCatalogue, seo };
