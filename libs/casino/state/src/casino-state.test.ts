import { sessionModule } from '@touchline/identity-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import {
  casinoModule,
  favouriteWanted,
  gameOpened,
  gamesIn,
  gamesOf,
  loadShown,
  mineWanted,
  NO_FILTER,
  previewOf,
  selectMine,
  selectShown,
} from './index.ts';
import { STORE_KEY } from './effects/keep-mine.saga.ts';

const GAME = {
  ...{ id: 1001, slug: 'little-saturn', title: 'Little Saturn', provider: { id: 'northpaw', name: 'Northpaw' } },
  ...{ kind: 'slots', model: 'slot-lines-5x3', variant: 1, theme: 'space', features: ['demo'], tag: 'new', rtp: 9642 },
  ...{ volatility: null, hitRate: null, maxWin: null, lines: 20, minStake: 10, maxStake: 500, releasedAt: '2026-01-02' },
  blockedCountries: [],
};
const PAGE = { games: [GAME], total: 1, page: 1, pages: 1, providers: [], features: [], themes: [], volatilities: [] };
const GAMES = 'GET /bff-api/casino/games';
const slots = gamesOf({ ...NO_FILTER, kind: 'slots', provider: 'northpaw', search: 'saturn' });

let stop = () => undefined as void;
function start(server: FakeServer, session: { status: 'player' | 'visitor' } = { status: 'visitor' }) {
  const ports = createFakePorts({ send: server.send });
  const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
  const store = startStore([sessionModule(ports), casinoModule(ports)], { session: session.status === 'player' ? player : session });
  stop = store.stop;
  const context = { store: store as never, ports, signal: new AbortController().signal };
  return { ...store, ports, context, mine: () => selectMine(store.getState()) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it("[CS-01] requests the games with the URL's filter and has them ready for rendering", async () => {
  const server = createFakeServer({ [GAMES]: () => answer(PAGE) });
  const { context, getState } = start(server);
  expect(selectShown(getState(), slots).status).toBe('loading');

  await loadShown(context, slots);

  expect(selectShown(getState(), slots)).toEqual({ status: 'ready', data: PAGE });
  expect(String(server.log[0]?.query)).toBe('kind=slots&provider=northpaw&q=saturn');
});

it('[CS-01] keeps loaded data while other pages are open and when a reload fails', async () => {
  const server = createFakeServer({ [GAMES]: () => answer(PAGE) });
  const { context, getState } = start(server);
  await loadShown(context, slots);
  await loadShown(context, gamesIn('keno', { kind: 'keno' }));
  server.on(GAMES, () => new Response('{}', { status: 503 }));

  await expect(loadShown(context, slots)).rejects.toThrow();

  expect(selectShown(getState(), slots)).toEqual({ status: 'ready', data: PAGE });
});

it.each([
  ['a refusal', () => new Response('{}', { status: 503 })],
  ['no catalogue', () => answer({ games: 'many' })],
])('[RM-04] %s gives the page a failure that can be retried', async (_what, reply) => {
  const { context, getState } = start(createFakeServer({ [GAMES]: reply }));

  await expect(loadShown(context, slots)).rejects.toThrow();

  expect(selectShown(getState(), slots)).toEqual({ status: 'failed', data: null });
});

it('[CS-01] drops invalid games and unknown properties of valid ones', async () => {
  const strange = [
    { ...GAME, features: ['demo', 'teleport'], tag: 'hot', rtp: 'much' },
    { ...GAME, slug: '../x' },
    { ...GAME, model: 'good luck' },
    null,
  ];
  const { context, getState } = start(createFakeServer({ [GAMES]: () => answer({ ...PAGE, games: strange }) }));

  await loadShown(context, slots);

  expect(selectShown(getState(), slots)).toEqual({ status: 'ready', data: { ...PAGE, games: [{ ...GAME, tag: null, rtp: null }] } });
});

it('[CS-04] requests a preview with whence, groupId, ref, lng and fcountry', async () => {
  const preview = { game: GAME, languages: ['en'], bonusContribution: 100, sameModel: 3, blocked: 'country', similar: [GAME] };
  const server = createFakeServer({ 'GET /bff-api/casino/games/1001/preview': () => answer(preview) });
  const { context, getState } = start(server);
  const wanted = previewOf(1001, { whence: 2, groupId: 5, ref: 1, lng: 'en', fcountry: 250 });

  await loadShown(context, wanted);

  expect(selectShown(getState(), wanted)).toEqual({ status: 'ready', data: preview });
  expect(String(server.log[0]?.query)).toBe('whence=2&groupId=5&ref=1&lng=en&fcountry=250');
});

it("[CS-01] stores a visitor's favourites and recent games in the browser", async () => {
  const { dispatch, mine, ports } = start(createFakeServer());
  dispatch(mineWanted());
  dispatch(favouriteWanted({ gameId: 5, isFavourite: true }));
  dispatch(favouriteWanted({ gameId: 6, isFavourite: true }));
  dispatch(favouriteWanted({ gameId: 5, isFavourite: false }));
  dispatch(gameOpened({ gameId: 8 }));
  dispatch(gameOpened({ gameId: 9 }));
  dispatch(gameOpened({ gameId: 8 }));
  await settle();

  expect(mine()).toEqual({ status: 'ready', favourites: [6], recent: [8, 9], barrier: null });
  expect(JSON.parse(ports.storage.get(STORE_KEY) ?? '')).toMatchObject({ favourites: [6], recent: [8, 9] });
});

it("[CS-01] ignores foreign data in the browser's store", async () => {
  const { dispatch, mine, ports } = start(createFakeServer());
  ports.storage.set(STORE_KEY, '{"favourites":"all"');
  dispatch(mineWanted());
  await settle();

  expect(mine()).toMatchObject({ status: 'ready', favourites: [], recent: [] });
});

it("[CS-01] stores a player's favourites in the backend: updates at once, reverts on rejection", async () => {
  const kept = { favourites: [5], recent: [9], barrier: null };
  const server = createFakeServer({
    'GET /bff-api/casino/mine': () => answer(kept),
    'POST /bff-api/casino/favourites': () => answer({ ...kept, favourites: [6, 5] }),
  });
  const { dispatch, mine, ports } = start(server, { status: 'player' });
  dispatch(mineWanted());
  await settle();
  dispatch(favouriteWanted({ gameId: 6, isFavourite: true }));
  expect(mine().favourites).toEqual([6, 5]);
  await settle();
  expect(server.log.at(-1)?.body).toEqual({ gameId: 6, isFavourite: true });

  const problem = { status: 409, code: 409, errors: [{ code: 'too-many-favourites', detail: '' }], traceId: 't' };
  server.on('POST /bff-api/casino/favourites', () => answer(problem, 409));
  dispatch(favouriteWanted({ gameId: 7, isFavourite: true }));
  await settle();
  await settle();

  expect(mine().favourites).toEqual([5]);
  expect(ports.storage.get(STORE_KEY)).toBeNull();
});
