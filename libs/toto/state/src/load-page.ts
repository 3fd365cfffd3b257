import { toHttpError } from '@touchline/shared-http';
import { PageNotFound, type LoadContext } from '@touchline/shared-state';
import { load, type Wish } from './api/toto-api.ts';
import { dataFailed, dataReceived, dataRequested, pageLoadBegun, pageLoadEnded } from './data.slice.ts';

const NOT_FOUND = 404;

/**
 * Loads a page's resource into the store, on the edge and in the browser.
 *
 * @throws HttpError on failure, PageNotFound if the resource does not exist.
 */
export async function loadWish({ store, ports, signal }: Pick<LoadContext, 'store' | 'ports' | 'signal'>, wish: Wish): Promise<void> {
  store.dispatch(dataRequested(wish));
  store.dispatch(pageLoadBegun({ wish }));
  try {
    store.dispatch(dataReceived({ wish, data: await load(ports, wish, signal) }));
    store.dispatch(pageLoadEnded({ wish, isReady: true }));
  } catch (error) {
    const isMissing = toHttpError(error).status === NOT_FOUND;
    store.dispatch(dataFailed({ wish, isMissing }));
    store.dispatch(pageLoadEnded({ wish, isReady: false }));
    if (isMissing && wish.what === 'lottoDraw') throw new PageNotFound('no such draw');
    if (!isMissing) throw error;
  }
}
