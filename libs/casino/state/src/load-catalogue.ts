import type { CasinoFilter } from '@touchline/casino-contract';
import type { LoadContext } from '@touchline/shared-state';
import { createCasinoApi } from './api/casino-api.ts';
import { catalogueFailed, catalogueReceived, catalogueRequested } from './catalogue.slice.ts';
import { filterOfUrl } from './rules/filter-of-url.ts';

/** The filter of a page's address. */
export const filterOfPage = ({ url, params }: Pick<LoadContext, 'url' | 'params'>): CasinoFilter =>
  filterOfUrl(url.searchParams, params['subcategory']);

/** Brings the games of an address into the store, on the edge as in the browser. @throws HttpError when they do not come. @spec CS-01 */
export async function loadCatalogue(context: Pick<LoadContext, 'url' | 'params' | 'store' | 'ports' | 'signal'>): Promise<void> {
  const { store, ports, signal } = context;
  const filter = filterOfPage(context);
  store.dispatch(catalogueRequested(filter));
  try {
    store.dispatch(catalogueReceived({ filter, catalogue: await createCasinoApi(ports).games(filter, signal) }));
  } catch (error) {
    store.dispatch(catalogueFailed(filter));
    throw error;
  }
}
