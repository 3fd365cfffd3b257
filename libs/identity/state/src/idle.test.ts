import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { viewSlice } from '@touchline/shared-state';
import { answer, createBrowserOfTabs, createFakePorts, createFakeServer, startStore, type FakeTab } from '@touchline/shared-testing';
import { logoutRequested, selectSession, sessionModule, type SessionState } from './index.ts';
import { listenToInput } from './user-input.ts';

const START = 1_795_000_000_000;
const MINUTE = 60_000;
const SECOND = 1_000;
const ACTIVITY = 'POST /web-api/user/activity';
const LOGOUT = 'POST /web-api/user/logout';
const PLAYER: SessionState = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null };

// Synthetic events are not trusted; accept them here.
jest.mock('./user-input.ts', () => {
  const real = jest.requireActual<{ listenToInput: typeof listenToInput }>('./user-input.ts');
  return { listenToInput: (listener: () => void, everyMs: number) => real.listenToInput(listener, everyMs, () => true) };
});

const stores: { stop: () => void }[] = [];
async function openPage({ tab, session = PLAYER, isOn = true }: { tab?: FakeTab; session?: SessionState; isOn?: boolean } = {}) {
  const server = createFakeServer({
    [ACTIVITY]: () => answer(null, 204),
    [LOGOUT]: () => answer(null, 204),
    'GET /web-api/session': () => answer({ user_id: server.count(LOGOUT) === 0 ? 7 : null, startedAt: 1, previousLoginAt: null }),
  });
  const ports = createFakePorts({ send: server.send, now: () => Date.now(), ...(tab && { tabs: tab.tabs, storage: tab.storage }) });
  const site = aSiteConfig({ isAutoLogoffEnable: isOn, autoLogoffInactiveMinutes: 30 });
  const store = startStore([{ name: 'view', slices: [viewSlice] }, { name: 'config', slices: [configSlice] }, sessionModule(ports)], {
    session,
  });
  stores.push(store);
  store.dispatch(configReceived(site));
  await jest.advanceTimersByTimeAsync(0);
  return { server, ports, store, status: () => selectSession(store.getState()).status };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Event timestamps use the browser's clock; set them to the fake one. */
const touch = () => window.dispatchEvent(Object.defineProperty(new Event('keydown'), 'timeStamp', { value: Date.now() }));

beforeEach(() => void jest.useFakeTimers({ now: START }));
afterEach(() => {
  stores.splice(0).forEach((store) => store.stop());
  jest.useRealTimers();
});

it("[ID-15] signs out an inactive player after the site's time-out, and keeps the flag for the next load", async () => {
  const { server, ports, status } = await openPage();

  await pass(30 * MINUTE - 1);
  expect([status(), server.count(LOGOUT)]).toEqual(['player', 0]);
  await pass(1);

  expect([status(), server.count(LOGOUT)]).toEqual(['visitor', 1]);
  expect(ports.storage.get('tl-touched')).toBe(String(START));
});

it('[ID-15] [AUTH-13] keeps an active player signed in, and reports activity to the server at once and then every thirty seconds at most', async () => {
  const { server, status } = await openPage();
  expect(server.count(ACTIVITY)).toBe(1);

  for (let at = 0; at < 60; at += 1) {
    await pass(SECOND);
    touch();
  }
  await pass(0);
  expect(server.count(ACTIVITY)).toBe(3);
  await pass(29 * MINUTE + 59 * SECOND);
  expect(status()).toBe('player');
  await pass(SECOND);
  expect(status()).toBe('visitor');
});

it('[ID-15] counts activity in another tab, and ignores invalid times', async () => {
  const browser = createBrowserOfTabs();
  const there = browser.openTab();
  const { status } = await openPage({ tab: browser.openTab() });
  await pass(20 * MINUTE);
  there.tabs.post('identity.touched', Date.now());
  await pass(20 * MINUTE);
  expect(status()).toBe('player');

  there.tabs.post('identity.touched', 'now');
  there.tabs.post('identity.touched', Date.now() + 600 * MINUTE);
  await pass(30 * MINUTE);
  expect(status()).toBe('visitor');
});

it.each([
  ['was inactive for too long', 31 * MINUTE, true],
  ['returns in time', 29 * MINUTE, false],
])('[ID-15] checks on load for inactivity: the visitor %s', async (_, awayMs, isNotified) => {
  const tab = createBrowserOfTabs().openTab();
  tab.storage.set('tl-touched', String(START - awayMs));
  const { store, ports } = await openPage({ tab, session: { status: 'visitor' } });

  expect(store.actions.map(({ type }) => type).includes('session/idleFound')).toBe(isNotified);
  expect(ports.storage.get('tl-touched')).toBeNull();
});

it('[ID-15] [STO-3] removes the flag on sign-out', async () => {
  const { store, ports, status } = await openPage();
  touch();
  store.dispatch(logoutRequested());
  await pass(0);

  expect([status(), ports.storage.get('tl-touched')]).toEqual(['visitor', null]);
});

it('[ID-15] does not watch for inactivity where the time-out is off', async () => {
  const { server, status } = await openPage({ isOn: false });
  await pass(10 * 60 * MINUTE);

  expect([status(), server.count(ACTIVITY)]).toEqual(['player', 0]);
});

it('[ID-15] reports user activity at most once per 100 ms, and ignores events created by scripts', () => {
  jest.useRealTimers();
  const { listenToInput: listen } = jest.requireActual<{ listenToInput: typeof listenToInput }>('./user-input.ts');
  const [all, genuine] = [jest.fn(), jest.fn()];
  const stops = [listen(all, 100, () => true), listen(genuine, 100)];
  const at = (timeStamp: number) => Object.defineProperty(new Event('pointerdown'), 'timeStamp', { value: timeStamp });
  for (const time of [1000, 1050, 1099, 1100, 1150, 1200]) window.dispatchEvent(at(time));

  expect(all).toHaveBeenCalledTimes(3);
  expect(genuine).not.toHaveBeenCalled();
  stops.forEach((stop) => stop());
});
