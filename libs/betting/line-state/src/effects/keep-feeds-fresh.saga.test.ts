import { measured } from '@touchline/measured';
import { answer, createFakePorts, createFakeServer, startStore, type FakePorts, type FakeServer } from '@touchline/shared-testing';
import { getPriceBoard } from '../board-of-store.ts';
import { pricePort } from '../price-port.ts';
import { feedLeft, feedWanted, gamesReceived, KEPT_UNWANTED } from '../line.slice.ts';
import { lineModule } from '../module.ts';
import type { FeedView } from '../rules/feed-view.ts';
import { selectFeed, selectIsAnyFeedStale, selectList, selectPolledCount } from '../selectors.ts';
import { aGame, aGamesAnswer } from '../testing.ts';

const LINE: FeedView = { kind: 'games', section: 'line', lang: 'en' };
const LIVE: FeedView = { kind: 'games', section: 'live', lang: 'en' };
const LINE_CALL = 'GET /bff-api/feed/line/games';
const LIVE_CALL = 'GET /bff-api/feed/live/games';

function start() {
  const server: FakeServer = createFakeServer();
  server.on(LINE_CALL, ({ query }) => (query.get('since') === null ? answer(aGamesAnswer()) : new Response(null, { status: 304 })));
  server.on(LIVE_CALL, () => answer(aGamesAnswer()));
  const ports: FakePorts = createFakePorts({ send: server.send });
  return { server, ports, store: startStore([lineModule(ports)]) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('keeping feeds fresh', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[BT-01] [CF-06] polls the line at once and every 15 s, after the first time only for changes', async () => {
    const { server, store } = start();
    store.dispatch(feedWanted(LINE));
    await pass(30_000);
    expect(server.log.map((request) => request.query.get('since'))).toEqual([null, '1', '1']);
    expect(selectList(store.getState(), LINE)?.order).toEqual([1]);
    expect(selectFeed(store.getState(), LINE)?.status).toBe('ready');
    store.stop();
  });

  it('[CF-06] polls live every 5 s', async () => {
    const { server, store } = start();
    store.dispatch(feedWanted(LIVE));
    await pass(20_000);
    expect(server.count(LIVE_CALL)).toBe(5);
    store.stop();
  });

  it('[ODD-5] an answer that is more than five seconds old makes a view stale at once, and the next current one ends that', async () => {
    const { server, ports, store } = start();
    const aged = (status: number, seconds: number, body?: unknown) =>
      new Response(body === undefined ? null : JSON.stringify(body), { status, headers: { age: String(seconds) } });
    const live = () => selectFeed(store.getState(), LIVE);
    const beganAt = ports.now();
    server.on(LIVE_CALL, () => aged(200, 90, aGamesAnswer()));
    store.dispatch(feedWanted(LIVE));
    await pass(0);
    await pass(0);
    expect([live()?.status, live()?.freshAt]).toEqual(['stale', beganAt - 90_000]);

    server.on(LIVE_CALL, () => aged(304, 95));
    await pass(5_000);
    expect([live()?.status, live()?.freshAt]).toEqual(['stale', beganAt - 90_000]);

    server.on(LIVE_CALL, () => aged(304, 5));
    await pass(5_000);
    expect(live()?.status).toBe('ready');
    store.stop();
  });

  it('[LOAD-6] 200 navigations leave as many pollers as mounted views, and none after the last', async () => {
    const { server, store } = start();
    for (let step = 0; step < 200; step++) {
      const view = step % 2 === 0 ? LINE : LIVE;
      store.dispatch(feedWanted(view));
      store.dispatch(feedWanted({ ...view, sport: step }));
      const surplus = selectPolledCount(store.getState()) - 2;
      measured({ id: 'LOAD-6', unit: 'pollers without a view', atLeast: 0, atMost: 0, trials: 200, value: surplus });
      await pass(100);
      store.dispatch(feedLeft(view));
      store.dispatch(feedLeft({ ...view, sport: step }));
    }
    measured({ id: 'LOAD-6', unit: 'pollers after leaving', atMost: 0, value: selectPolledCount(store.getState()) });
    const before = server.log.length;
    await pass(120_000);
    expect(server.log.length).toBe(before);
    store.stop();
  });

  it('[LOAD-6] two views of one list share a poller until both are unmounted', async () => {
    const { server, store } = start();
    store.dispatch(feedWanted(LIVE));
    store.dispatch(feedWanted(LIVE));
    store.dispatch(feedLeft(LIVE));
    await pass(10_000);
    expect(server.count(LIVE_CALL)).toBe(3);
    store.dispatch(feedLeft(LIVE));
    await pass(60_000);
    expect(server.count(LIVE_CALL)).toBe(3);
    store.stop();
  });

  it('[LOAD-6] unmounting cancels the request in flight', async () => {
    const { server, store } = start();
    const aborted = jest.fn();
    server.on(LIVE_CALL, () => new Promise<Response>(() => undefined));
    const { send } = server;
    const ports = createFakePorts({
      send: (request) => {
        request.signal.addEventListener('abort', aborted);
        return send(request);
      },
    });
    const other = startStore([lineModule(ports)]);
    other.dispatch(feedWanted(LIVE));
    await pass(10);
    other.dispatch(feedLeft(LIVE));
    await pass(10);
    expect(aborted).toHaveBeenCalledTimes(1);
    other.stop();
    store.stop();
  });

  it('[PL-06] stops 30 s after the page is hidden, and polls at once when it is visible again', async () => {
    const { server, ports, store } = start();
    store.dispatch(feedWanted(LIVE));
    await pass(0);
    ports.setVisible(false);
    await pass(30_000);
    const before = server.count(LIVE_CALL);
    await pass(600_000);
    expect(server.count(LIVE_CALL) - before).toBeLessThanOrEqual(1);
    const quiet = server.count(LIVE_CALL);
    ports.setVisible(true);
    await pass(0);
    expect(server.count(LIVE_CALL)).toBe(quiet + 1);
    store.stop();
  });

  it('[BT-02] [ODD-6] hands each polled change to the price board, also the first one after a sleep', async () => {
    const { server, ports, store } = start();
    const board = getPriceBoard(store, { onFrame: (work) => work(), after: () => undefined, movementShownMs: 0 });
    const poll = (revision: number, coef: number) =>
      server.on(LIVE_CALL, () =>
        answer(aGamesAnswer({ revision, isFull: false, champs: [], games: [], changes: [{ id: 1, prices: [[101, coef, 0]] }] })),
      );
    store.dispatch(feedWanted(LIVE));
    await pass(0);
    expect(board.get(101)).toMatchObject({ coef: 1_850, movement: null });
    poll(2, 1_900);
    await pass(5_000);
    expect(board.get(101)).toMatchObject({ coef: 1_900, movement: 'up', previous: 1_850 });

    ports.setVisible(false);
    await pass(600_000);
    poll(3, 1_700);
    ports.setVisible(true);
    await pass(0);
    expect(board.get(101)).toMatchObject({ coef: 1_700, movement: 'down', previous: 1_900 });
    store.stop();
  });

  it('[LOAD-1] drops the prices of lists that are no longer kept', async () => {
    const { store } = start();
    const board = getPriceBoard(store);
    for (let sport = 1; sport <= KEPT_UNWANTED + 2; sport++) {
      const view = { ...LIVE, sport };
      store.dispatch(feedWanted(view));
      pricePort(store).receive(gamesReceived({ view, answer: aGamesAnswer({ servedAt: sport, games: [aGame({ id: sport })] }), at: 0 }));
      store.dispatch(feedLeft(view));
    }
    expect([board.get(101), board.get(201)]).toEqual([undefined, undefined]);
    expect(board.get(1001)?.coef).toBe(1_850);
    store.stop();
  });

  it('[ODD-5] marks prices as stale two periods after the last answer, keeps them, and removes the mark with the next answer', async () => {
    const { server, store } = start();
    store.dispatch(feedWanted(LIVE));
    await pass(0);
    server.on(LIVE_CALL, () => answer({ status: 503 }, 503));
    await pass(9_999);
    expect(selectFeed(store.getState(), LIVE)?.status).toBe('ready');
    await pass(1);
    const staleAt = selectFeed(store.getState(), LIVE)?.status === 'stale' ? 10_000 : Infinity;
    measured({ id: 'ODD-5', unit: 'ms until prices are stale, periods of 5 s', atMost: 10_000, value: staleAt });
    expect(selectIsAnyFeedStale(store.getState())).toBe(true);
    expect(selectList(store.getState(), LIVE)?.order).toEqual([1]);
    server.on(LIVE_CALL, () => answer(aGamesAnswer({ games: [aGame({ id: 5 })] })));
    await pass(60_000);
    expect(selectFeed(store.getState(), LIVE)?.status).toBe('ready');
    expect(selectIsAnyFeedStale(store.getState())).toBe(false);
    store.stop();
  });

  const endless = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(' ')) }));
  it.each([
    ['refused', () => Promise.reject(new TypeError('fetch failed'))],
    ['500', () => answer({}, 500)],
    ['timeout', () => new Promise<Response>(() => undefined)],
    ['garbage', () => new Response('<html>')],
    ['slow drip', endless],
  ])('[GRD-6] feed, %s: keeps the data and marks it as stale', async (_fault, misbehave) => {
    const { server, store } = start();
    store.dispatch(feedWanted(LIVE));
    await pass(0);
    server.on(LIVE_CALL, misbehave);
    await pass(10_000);

    expect(selectFeed(store.getState(), LIVE)?.status).toBe('stale');
    expect(selectList(store.getState(), LIVE)?.order).toEqual([1]);
    measured({ id: 'GRD-6', unit: 'cell as declared, of the feed', atLeast: 1, trials: 5, value: 1 });
    store.stop();
  });

  it('[ODD-5] aborts a hanging request after two periods and retries', async () => {
    const { server, store } = start();
    server.on(LIVE_CALL, () => new Promise<Response>(() => undefined));
    store.dispatch(feedWanted(LIVE));
    await pass(10_000);
    expect(selectFeed(store.getState(), LIVE)?.status).toBe('failed');
    await pass(10_000);
    expect(server.count(LIVE_CALL)).toBe(2);
    store.stop();
  });

  it('waits longer after each failure: at 0, 10, 30 and 70 s', async () => {
    const { server, ports, store } = start();
    server.on(LIVE_CALL, () => answer({ status: 500 }, 500));
    store.dispatch(feedWanted(LIVE));
    await pass(70_000);
    expect(server.count(LIVE_CALL)).toBe(4);
    expect(ports.reported).toEqual(['feed-failed', 'feed-failed', 'feed-failed', 'feed-failed']);
    store.stop();
  });

  it('[BT-01] stops polling a game that no longer exists', async () => {
    const { server, store } = start();
    const game: FeedView = { kind: 'game', gameId: 9, lang: 'en' };
    store.dispatch(feedWanted(game));
    await pass(60_000);
    expect(server.count('GET /bff-api/feed/game/9')).toBe(1);
    expect(selectFeed(store.getState(), game)?.status).toBe('missing');
    store.stop();
  });
});
