import type { LoadContext } from '@touchline/shared-state';
import { createCasinoApi } from './api/casino-api.ts';
import type { Resource } from './resources.ts';
import { resourceAsked, resourceCame, resourceFailed } from './shown.slice.ts';

/** Loads a page's resource into the store, on the edge and in the browser. @throws HttpError on failure. @spec CS-01 */
export async function loadShown<T>(
  { store, ports, signal }: Pick<LoadContext, 'store' | 'ports' | 'signal'>,
  { key, ask }: Resource<T>,
): Promise<T> {
  store.dispatch(resourceAsked(key));
  try {
    const data = await ask(createCasinoApi(ports), signal);
    store.dispatch(resourceCame({ key, data }));
    return data;
  } catch (error) {
    store.dispatch(resourceFailed(key));
    throw error;
  }
}
