import type { FastifyInstance } from 'fastify';
import { withEdge } from './app.test.helper.ts';
import { FakeFeeds } from './feeds/feeds.test.helper.ts';
import { aPage, fakeBundles } from './testing/fakes.ts';

const start = withEdge();
const ON = { sharedDocumentBytes: 10_000_000 };
const LIVE = '/bff-api/feed/live/games?lang=en';

/** An edge whose backend the test takes away, with documents that contain the number of earlier renders. */
async function setUp() {
  const state = { nowMs: 0, isReady: true, isRenderable: true, isMissing: false };
  const feeds = new FakeFeeds();
  let made = 0;
  const lists: (string | null)[] = [];
  const bundles = fakeBundles(async ({ send, url, headers }) => {
    if (!state.isRenderable) throw Object.assign(new Error('no configuration'), { statusCode: 503 });
    const list = await send(new Request(`http://localhost${LIVE}`)).catch(() => undefined);
    lists.push(list === undefined ? 'none' : list.headers.get('age'));
    return aPage({
      ...(state.isMissing && { status: 404 }),
      state: { price: (made += 1), path: url.pathname },
      isPersonal: headers.get('cookie')?.includes('session') === true,
    });
  });
  const app = await start(bundles, ON, {
    feeds,
    now: () => state.nowMs,
    isBackendReady: async () => state.isReady,
    send: async () => {
      if (feeds.isDown) throw new Error('down');
      return Response.json({ revision: feeds.revision });
    },
  });
  const takeAway = (): void => void Object.assign(state, { isReady: false });
  return { app, state, feeds, lists, takeAway };
}
const pageOf = async (app: FastifyInstance, headers: Record<string, string> = {}) => {
  const { statusCode, headers: sent, body } = await app.inject({ url: '/en', headers });
  return { statusCode, age: sent['age'], price: Number(/"price":(\d+)/.exec(body)?.[1] ?? Number.NaN) };
};
const statusOf = async (app: FastifyInstance): Promise<unknown> => (await app.inject('/readyz')).json<{ status: string }>().status;

it('[REM-10] [SRV-1] an edge with documents in memory stays in the rotation and sends them with their age; one without is not ready', async () => {
  const { app, state, takeAway } = await setUp();
  takeAway();
  expect(await statusOf(app)).toBe('no-backend');
  state.isReady = true;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 1 });

  takeAway();
  state.isRenderable = false;
  state.nowMs = 4_000;
  expect(await statusOf(app)).toBe('degraded');
  // Not yet taken for an outage: rendering is tried, and fails.
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 1, age: '4' });
  state.isRenderable = true;
  state.nowMs = 90_000;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 1, age: '90' });

  state.isReady = true;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 2 });
  expect(await statusOf(app)).toBe('ready');
});

it('[SEC-4] what is kept for an outage is never sent to a signed-in player', async () => {
  const { app, state, takeAway } = await setUp();
  await pageOf(app);
  takeAway();
  state.nowMs = 60_000;
  expect(await pageOf(app, { cookie: '__Host-tl-session=anna' })).toEqual({ statusCode: 200, price: 2 });
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 1, age: '60' });
});

it('[REM-10] a document is kept for ten minutes of an outage, and a page rendered during it replaces none', async () => {
  const { app, state, feeds, takeAway } = await setUp();
  feeds.isDown = true;
  await pageOf(app);
  takeAway();
  state.nowMs = 3_000;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 2 });
  state.nowMs = 599_000;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 1, age: '599' });
  state.nowMs = 600_000;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 3 });
  expect(await statusOf(app)).toBe('no-backend');
});

it('[REM-10] a page that is missing while the backend is down leaves the last one for the outage', async () => {
  const { app, state, takeAway } = await setUp();
  await pageOf(app);
  takeAway();
  Object.assign(state, { nowMs: 3_000, isMissing: true });
  expect(await pageOf(app)).toMatchObject({ statusCode: 404 });
  state.nowMs = 6_000;
  expect(await pageOf(app)).toEqual({ statusCode: 200, price: 1, age: '6' });
});

it('[ODD-5] [REM-10] a page rendered during an outage has its lists from memory, with their age', async () => {
  const { app, state, feeds, lists, takeAway } = await setUp();
  const cookie = { cookie: '__Host-tl-session=anna' };
  await app.inject(LIVE);
  await pageOf(app, cookie);
  feeds.isDown = true;
  state.nowMs = 3_000;
  await pageOf(app, cookie);
  takeAway();
  state.nowMs = 30_000;
  await pageOf(app, cookie);

  expect(lists).toEqual([null, '3', '30']);
  expect(await statusOf(app)).toBe('degraded');
});
