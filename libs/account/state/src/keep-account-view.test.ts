import { sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { createAppStore, createServerPorts, selectView, selectZone, viewChosen, viewUnchosen } from '@touchline/shared-state';
import { keepAccountView } from './effects/keep-account-view.saga.ts';

const signedIn = sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null });

/** An account on a server and one device. */
async function start({ kept = null as string | null, zone = undefined as string | undefined, isDown = false } = {}) {
  const server = { view: kept, zone, posts: [] as string[], zones: [] as (string | undefined)[], isDown };
  const send = async (request: Request): Promise<Response> => {
    if (server.isDown) return new Response(null, { status: 503 });
    if (request.method === 'GET') return Response.json({ view: server.view, zone: server.zone });
    const body = (await request.json()) as { view: string; zone?: string };
    Object.assign(server, body);
    server.posts.push(body.view);
    server.zones.push(body.zone);
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

it('[PL-05] a zone of another device is no setting for this one; the account learns where this one is', async () => {
  const { store, view, server, pass } = await start({ kept: 't=0', zone: 'Europe/London' });
  store.dispatch(viewChosen({ deviceZone: 'Asia/Tokyo' }));
  store.dispatch(signedIn);
  await pass(2_000);

  expect(selectZone(store.getState())).toBe('Asia/Tokyo');
  expect([server.view, server.zone, server.zones]).toEqual(['t=0', 'Asia/Tokyo', ['Asia/Tokyo']]);

  store.dispatch(viewChosen({ timeZone: -3.5 }));
  await pass(1_000);
  expect([server.view, server.zone]).toEqual(['u=-3.5&t=0', '-03:30']);
  expect(view().deviceZone).toBe('Asia/Tokyo');
  store.stop();
});

it('[PL-05] sends nothing to an account that knows the zone, and no zone before the device named one', async () => {
  const same = await start({ kept: 't=0', zone: 'Asia/Tokyo' });
  same.store.dispatch(viewChosen({ deviceZone: 'Asia/Tokyo' }));
  same.store.dispatch(signedIn);
  await same.pass(2_000);
  expect(same.server.posts).toEqual([]);
  same.store.stop();

  const early = await start({ kept: 't=0' });
  early.store.dispatch(signedIn);
  await early.pass(2_000);
  expect(early.server.posts).toEqual([]);
  early.store.dispatch(viewChosen({ deviceZone: 'Asia/Tokyo' }));
  await early.pass(1_000);
  expect(early.server.zones).toEqual(['Asia/Tokyo']);
  early.store.stop();
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
