import { HttpError } from '@touchline/shared-http';
import { type LoadContext, PageNotFound, selectLanguage } from '@touchline/shared-state';
import { createContentApi, type ContentApi } from './api/content-api.ts';
import { contentFailed, contentGone, contentReceived, contentRequested, keyOf, selectEntry, type ContentPlace } from './content.slice.ts';

/** What is younger is not asked for again. */
export const FRESH_MS = 30_000;
/** What offers something is always asked for: whoever has just excluded themselves must not see it. @spec LIM-5 */
const ALWAYS_ASKED: readonly string[] = ['promotion', 'landing'];

export type LoadsContent = Pick<LoadContext, 'store' | 'ports' | 'signal'>;

const ask = (api: ContentApi, { kind, slug }: ContentPlace, lang: string, signal: AbortSignal) =>
  slug === undefined ? api.list({ kind, lang }, signal) : api.document({ kind, slug, lang }, signal);

/**
 * Brings a document or a list into the store, on the edge as in the browser. While the service is down, what was shown last stays.
 *
 * @throws PageNotFound when there is no such document for this person; HttpError when nothing came and nothing is known.
 * @spec PI-01 PI-02 PI-03
 */
export async function loadContent({ store, ports, signal }: LoadsContent, place: ContentPlace): Promise<void> {
  const state = store.getState();
  const key = keyOf(state, place);
  const known = selectEntry(state, place);
  const isFresh = known.status === 'ready' && ports.now() - known.at < FRESH_MS;
  if (isFresh && !ALWAYS_ASKED.includes(place.kind)) return;
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
