import { codeOf } from '@touchline/shared-primitives';
import { PageNotFound, type LoadContext } from '@touchline/shared-state';
import { askFeed } from './api/feed-api.ts';
import { receiveNews } from './board-of-store.ts';
import { feedFailed } from './line.slice.ts';
import { newsAction } from './news-action.ts';
import type { FeedView } from './rules/feed-view.ts';
import { selectFeed } from './selectors.ts';

/**
 * Loads a view into the store before its page is rendered, on the edge and in the browser. If the feed is unreachable, the page is rendered
 * without data (it says so, and the poll retries); a game that does not exist is a missing page.
 *
 * @throws PageNotFound when the server does not know the game, with status 410 when it ended long ago.
 * @spec BT-01
 */
export async function loadFeed({ store, ports, signal }: Pick<LoadContext, 'store' | 'ports' | 'signal'>, view: FeedView): Promise<void> {
  const { revision, source } = selectFeed(store.getState(), view) ?? {};
  try {
    const news = await askFeed(ports, view, { revision, source, signal });
    receiveNews(store, newsAction(view, news, ports.now() - news.ageMs));
    if (news.kind === 'not-found') throw new PageNotFound('Unknown game or championship.', news.status);
  } catch (error) {
    if (error instanceof PageNotFound || signal.aborted) throw error;
    store.dispatch(feedFailed({ view }));
    ports.report('feed-load-failed', { code: codeOf(error), source: view.kind });
  }
}
