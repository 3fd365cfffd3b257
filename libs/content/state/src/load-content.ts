import { HttpError } from '@touchline/shared-http';
import { type LoadContext, PageNotFound, selectLanguage } from '@touchline/shared-state';
import { createContentApi, type ContentApi } from './api/content-api.ts';
import { contentFailed, contentGone, contentReceived, contentRequested, keyOf, selectEntry, type ContentPlace } from './content.slice.ts';

/** Younger data is not requested again. */
export const FRESH_MS = 30_000;
/** Offers are never taken from the cache: a player who has just self-excluded must not see them. @spec LIM-5 */
const ALWAYS_LOADED: readonly string[] = ['promotion', 'landing'];

export type LoadsContent = Pick<LoadContext, 'store' | 'ports' | 'signal'>;

const ask = (api: ContentApi, { kind, slug }: ContentPlace, lang: string, signal: AbortSignal) =>
  slug === undefined ? api.list({ kind, lang }, signal) : api.document({ kind, slug, lang }, signal);

/**
 * Loads a document or a list into the store, on the edge and in the browser. If the service is down, earlier data stays.
 *
 * @throws PageNotFound if the user has no such document; HttpError on failure without earlier data.
 * @spec PI-01 PI-02 PI-03
 */
export async function loadContent({ store, ports, signal }: LoadsContent, place: ContentPlace): Promise<void> {
  const state = store.getState();
  const key = keyOf(state, place);
  const known = selectEntry(state, place);
  const isFresh = known.status === 'ready' && ports.now() - known.at < FRESH_MS;
  if (isFresh && !ALWAYS_LOADED.includes(place.kind)) return;
  store.dispatch(contentRequested({ key }));
  try {
    const value = await ask(createContentApi(ports), place, selectLanguage(state), signal);
    store.dispatch(contentReceived({ key, value, at: ports.now() }));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) {
      store.dispatch(contentGone({ key }));
      throw new PageNotFound(`there is no ${place.kind} '${place.slug ?? ''}'`);
    }
    store.dispatch(contentFailed({ key }));
    if (known.value === null) throw error;
  }
}
