import type { LoadContext } from '@touchline/shared-state';
import { createCasinoApi } from './api/casino-api.ts';
import type { Resource } from './resources.ts';
import { resourceAsked, resourceCame, resourceFailed } from './shown.slice.ts';

/** Brings what a page shows into the store, on the edge as in the browser. @throws HttpError when it does not come. @spec CS-01 */
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
