import { sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { createAppStore, createServerPorts, selectView, viewChosen, viewUnchosen } from '@touchline/shared-state';
import { keepAccountView } from './effects/keep-account-view.saga.ts';

const signedIn = sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null });

/** An account on a server and one device. */
async function start({ kept = null as string | null, isDown = false } = {}) {
  const server = { view: kept, posts: [] as string[], isDown };
  const send = async (request: Request): Promise<Response> => {
    if (server.isDown) return new Response(null, { status: 503 });
    if (request.method === 'GET') return Response.json({ view: server.view });
    server.view = ((await request.json()) as { view: string }).view;
    server.posts.push(server.view);
    return new Response(null, { status: 204 });
  };
  const report = jest.fn();
  const ports = createServerPorts({ send, origin: 'https://shop.test', report });
  const keeper = () => ({ name: 'keeper', slices: [sessionSlice], saga: () => keepAccountView(ports) });
  const store = createAppStore({ ports, modules: [keeper] });
  store.start();
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { server, store, report, pass, view: () => selectView(store.getState()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("[LY-11] applies the account's settings on a new device, but keeps the language of the page", async () => {
  const { store, view, pass, server } = await start({ kept: 'l=ar&t=0&o=2' });
  const { language } = view();

  store.dispatch(signedIn);
  await pass(2_000);

  expect(view()).toMatchObject({ appTheme: 0, coefViewId: 2, language });
  expect(server.posts).toEqual([]);
  store.stop();
});

it("[LY-11] saves a player's choices in the account, successive ones in one call", async () => {
  const { store, server, pass } = await start();
  store.dispatch(signedIn);
  await pass(10);

  store.dispatch(viewChosen({ appTheme: 0 }));
  await pass(900);
  store.dispatch(viewChosen({ fontSize: 2, language: 'ar' }));
  await pass(999);
  expect(server.posts).toEqual([]);
  await pass(1);
  expect(server.posts).toEqual(['t=0&f=2']);

  store.dispatch(viewUnchosen(['appTheme']));
  await pass(1_000);
  expect(server.posts).toEqual(['t=0&f=2', 'f=2']);
  store.stop();
});

it('[LY-11] saves nothing for a visitor or after the session has ended', async () => {
  const { store, server, pass } = await start();
  store.dispatch(viewChosen({ appTheme: 0 }));
  await pass(5_000);

  store.dispatch(signedIn);
  await pass(10);
  store.dispatch(signedOut({ reason: 'requested' }));
  store.dispatch(viewChosen({ fontSize: 1 }));
  await pass(5_000);

  expect(server.posts).toEqual([]);
  store.stop();
});

it('[LY-11] logs an unreachable account service and keeps working locally', async () => {
  const { store, view, report, pass } = await start({ isDown: true });
  store.dispatch(signedIn);
  await pass(10);
  store.dispatch(viewChosen({ fontSize: 1 }));
  await pass(5_000);

  expect(view().fontSize).toBe(1);
  expect(report.mock.calls.map(([name]) => name)).toEqual(['account view failed', 'account view failed']);
  store.stop();
});
