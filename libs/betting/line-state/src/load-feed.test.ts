import { PageNotFound, type LoadContext } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import { getPriceBoard } from './board-of-store.ts';
import { loadFeed } from './load-feed.ts';
import { lineModule } from './module.ts';
import type { FeedView } from './rules/feed-view.ts';
import { selectFeed, selectList } from './selectors.ts';
import { aGamesAnswer } from './testing.ts';

const LINE: FeedView = { kind: 'games', section: 'line', lang: 'en' };

function start() {
  const server = createFakeServer();
  const ports = createFakePorts({ send: server.send });
  const { name, slices } = lineModule(ports);
  const store = startStore([{ name, slices }]);
  const context: LoadContext = {
    params: {},
    url: new URL('https://touchline.test/en/line'),
    lang: 'en',
    build: 'desktop',
    store,
    ports,
    signal: new AbortController().signal,
  };
  return { server, ports, store, context };
}

describe('loading a feed for a page', () => {
  it('[BT-01] loads the list into the store', async () => {
    const { server, store, context } = start();
    server.on('GET /bff-api/feed/line/games', () => answer(aGamesAnswer()));
    await loadFeed(context, LINE);
    expect(selectList(store.getState(), LINE)?.order).toEqual([1]);
  });

  it('[ODD-6] brings the prices to a board that other pages already use', async () => {
    const { server, store, context } = start();
    const board = getPriceBoard(store);
    server.on('GET /bff-api/feed/line/games', () => answer(aGamesAnswer()));
    await loadFeed(context, LINE);
    expect(board.get(101)?.coef).toBe(1_850);
  });

  it('[BT-01] a game that the server does not know is a missing page', async () => {
    const { context } = start();
    await expect(loadFeed(context, { kind: 'game', gameId: 9, lang: 'en' })).rejects.toThrow(PageNotFound);
  });

  it('[BT-01] renders the page without data if the feed is unreachable, and leaves it to the poll', async () => {
    const { server, ports, store, context } = start();
    server.on('GET /bff-api/feed/line/games', () => answer({}, 503));
    await loadFeed(context, LINE);
    expect(selectFeed(store.getState(), LINE)?.status).toBe('failed');
    expect(ports.reported).toEqual(['feed-load-failed']);
  });

  it.each<[Record<string, string>, number]>([
    [{}, 0],
    [{ age: '40' }, 40_000],
    [{ age: 'old' }, 0],
  ])('[ODD-5] prices are as old as the answer says: %j', async (headers, ageMs) => {
    const { server, ports, store, context } = start();
    server.on('GET /bff-api/feed/line/games', () => new Response(JSON.stringify(aGamesAnswer()), { headers }));
    const before = ports.now();
    await loadFeed(context, LINE);
    const freshAt = selectFeed(store.getState(), LINE)?.freshAt;
    expect(freshAt).toBeGreaterThanOrEqual(before - ageMs);
    expect(freshAt).toBeLessThanOrEqual(ports.now() - ageMs);
  });
});
