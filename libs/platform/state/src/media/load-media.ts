import type { PlatformApi } from '../calls/platform-api.ts';
import { mediaReceived } from './media.slice.ts';

interface LoadMediaDeps {
  api: Pick<PlatformApi, 'listMedia'>;
  dispatch: (action: ReturnType<typeof mediaReceived>) => unknown;
  now: () => number;
}

/** Loads the media of a route into the store, on the edge and in the browser. @spec GD-10 */
export const mediaLoader =
  ({ api, dispatch, now }: LoadMediaDeps) =>
  async ({ match: { key: route }, lang }: { match: { key: string }; lang: string }, signal: AbortSignal): Promise<void> => {
    const items = await api.listMedia({ route, lang }, signal);
    dispatch(mediaReceived({ route, items, atMs: now() }));
  };
