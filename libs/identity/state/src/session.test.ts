import { measured } from '@touchline/measured';
import { viewSlice } from '@touchline/shared-state';
import {
  answer,
  createBrowserOfTabs,
  createFakePorts,
  createFakeServer,
  startStore,
  type FakeServer,
  type FakeTab,
} from '@touchline/shared-testing';
import {
  loginRequested,
  logoutRequested,
  registrationOptionsRequested,
  registrationRequested,
  credentialsSeen,
  selectRegistrationOptions,
  selectRegistrationProcess,
  selectSession,
  selectSignIn,
  sessionModule,
  type SessionState,
  signedOut,
} from './index.ts';

const SESSION = 'GET /web-api/session';
const anna = { user_id: 7, serverTime: 0, startedAt: 1_790_000_000, previousLoginAt: 1_780_000_000 };
const visitorAnswer = { user_id: null, serverTime: 0, startedAt: null, previousLoginAt: null };
const problem = (status: number, code: string) =>
  answer({ status, code: status, errors: [{ code, detail: 'server text' }], traceId: 't' }, status);

const stores: { stop: () => void }[] = [];
function openPage(server: FakeServer, { tab, session }: { tab?: FakeTab; session?: SessionState } = {}) {
  const ports = createFakePorts({ send: server.send, ...(tab && { tabs: tab.tabs, storage: tab.storage }) });
  const store = startStore([{ name: 'view', slices: [viewSlice] }, sessionModule(ports)], session && { session });
  stores.push(store);
  return { ...store, ports, state: () => store.getState() };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_000_000_000 });
});
afterEach(() => {
  stores.splice(0).forEach((store) => store.stop());
  jest.useRealTimers();
});

it('[HT-09] checks the session if the edge sent none', async () => {
  const page = openPage(createFakeServer({ [SESSION]: () => answer(anna) }));

  await settle();

  expect(selectSession(page.state())).toEqual({ status: 'player', userId: 7, startedAt: 1_790_000_000, previousLoginAt: 1_780_000_000 });
  expect((page.state() as { view: { userId: number } }).view.userId).toBe(7);
});

it('[HT-09] does not check a session that was rendered into the page', async () => {
  const server = createFakeServer({ [SESSION]: () => answer(anna) });
  openPage(server, { session: { status: 'visitor' } });

  await settle();

  expect(server.count(SESSION)).toBe(0);
});

it('[HT-09] tries the check three times at 1500 ms, logs the failure and assumes a visitor', async () => {
  const server = createFakeServer({ [SESSION]: () => problem(503, 'unavailable') });
  const page = openPage(server);

  await jest.advanceTimersByTimeAsync(2_999);
  expect(selectSession(page.state()).status).toBe('unknown');
  await jest.advanceTimersByTimeAsync(1);

  expect(server.count(SESSION)).toBe(3);
  expect(page.ports.reported).toEqual(['fail load session']);
  expect(selectSession(page.state())).toEqual({ status: 'visitor' });
});

it.each([
  ['the check at the start', { session: { status: 'unknown' } as SessionState, waitMs: 0 }],
  ['the periodic check', { session: { status: 'visitor' } as SessionState, waitMs: 60_000 }],
])('[ID-02] [ID-13] a response older than the sign-in does not end the session: %s', async (_, { session, waitMs }) => {
  let respond: (() => void) | undefined;
  const server = createFakeServer({
    [SESSION]: () => new Promise((resume) => (respond = () => resume(answer(visitorAnswer)))),
    'POST /web-api/user/login': () => answer({ user_id: 7, token: 't', expiresAt: 0, previousLoginAt: null }),
  });
  const page = openPage(server, { session });
  await jest.advanceTimersByTimeAsync(waitMs);
  expect(server.count(SESSION)).toBe(1);

  page.dispatch(loginRequested({ uLogin: 'anna@touchline.test', uPassword: 'secret' }));
  await settle();
  respond?.();
  await settle();

  expect(selectSession(page.state()).status).toBe('player');
});

it('[ID-13] checks the session every 60 seconds while the page is visible', async () => {
  const server = createFakeServer({ [SESSION]: () => answer(anna) });
  const page = openPage(server, { session: { status: 'player', userId: 7, startedAt: 1_790_000_000, previousLoginAt: null } });

  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.count(SESSION)).toBe(2);

  page.ports.setVisible(false);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(server.count(SESSION)).toBe(2);

  page.ports.setVisible(true);
  await settle();
  expect(server.count(SESSION)).toBe(3);
});

it('[TAB-1] [ID-13] eight tabs together check the session ten times in ten minutes', async () => {
  const server = createFakeServer({ [SESSION]: () => answer(anna) });
  const browser = createBrowserOfTabs();
  const player: SessionState = { status: 'player', userId: 7, startedAt: 1_790_000_000, previousLoginAt: 1_780_000_000 };
  for (let tab = 0; tab < 8; tab += 1) openPage(server, { tab: browser.openTab(), session: player });
  await jest.advanceTimersByTimeAsync(600_000);
  measured({ id: 'TAB-1', unit: 'session polls of eight tabs', atLeast: 9, atMost: 11, value: server.count(SESSION) });
});

it('[ID-13] [TAB-1] [AUTH-6] checks in one tab only, which sends the result to the others: all are signed out when the session has ended', async () => {
  let served: object = anna;
  const server = createFakeServer({ [SESSION]: () => answer(served) });
  const browser = createBrowserOfTabs();
  const player: SessionState = { status: 'player', userId: 7, startedAt: 1_790_000_000, previousLoginAt: 1_780_000_000 };
  const pages = [1, 2, 3].map(() => openPage(server, { tab: browser.openTab(), session: player }));

  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.count(SESSION)).toBe(1);

  served = visitorAnswer;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.count(SESSION)).toBe(2);
  expect(pages.map((page) => selectSession(page.state()).status)).toEqual(['visitor', 'visitor', 'visitor']);
});

it('[ID-02] signs in with e-mail and password', async () => {
  const server = createFakeServer({
    [SESSION]: () => answer(visitorAnswer),
    'POST /web-api/user/login': () => answer({ user_id: 7, token: 't', expiresAt: 0, previousLoginAt: 5 }),
  });
  const page = openPage(server);
  await settle();

  page.dispatch(loginRequested({ uLogin: 'anna@touchline.test', uPassword: 'secret' }));
  page.dispatch(loginRequested({ uLogin: 'anna@touchline.test', uPassword: 'secret' }));
  expect(selectSignIn(page.state())).toEqual({ status: 'running' });
  await settle();

  expect(server.count('POST /web-api/user/login')).toBe(1);
  expect(server.log.at(-1)?.body).toEqual({ uLogin: 'anna@touchline.test', uPassword: 'secret' });
  expect(selectSession(page.state())).toEqual({ status: 'player', userId: 7, startedAt: 1_795_000_000, previousLoginAt: 5 });
  expect(selectSignIn(page.state())).toEqual({ status: 'idle' });
});

it.each([
  [401, 'wrong-credentials', 'identity.failure.wrongCredentials'],
  [429, 'too-many-tries', 'identity.failure.tooManyTries'],
  [503, 'unavailable', 'identity.failure.unavailable'],
])("[ID-03] a rejected sign-in (%i %s) shows %s and never the server's text", async (status, code, messageKey) => {
  const page = openPage(
    createFakeServer({ [SESSION]: () => answer(visitorAnswer), 'POST /web-api/user/login': () => problem(status, code) }),
  );
  await settle();

  page.dispatch(loginRequested({ uLogin: 'a', uPassword: 'b' }));
  await settle();

  expect(selectSignIn(page.state())).toEqual({ status: 'failed', messageKey });
  expect(selectSession(page.state()).status).toBe('visitor');
});

it('[ID-14] [TAB-4] signs out on the server and in every tab', async () => {
  const server = createFakeServer({ [SESSION]: () => answer(anna), 'POST /web-api/user/logout': () => answer(null, 204) });
  const browser = createBrowserOfTabs();
  const [here, there] = [openPage(server, { tab: browser.openTab() }), openPage(server, { tab: browser.openTab() })];
  await settle();

  here.dispatch(logoutRequested());
  await settle();

  expect(selectSession(here.state())).toEqual({ status: 'visitor' });
  expect(selectSession(there.state())).toEqual({ status: 'visitor' });
  expect((there.state() as { view: { userId: number | null } }).view.userId).toBeNull();
});

it('[ID-14] does not report a sign-out if the server was unreachable', async () => {
  const server = createFakeServer({ [SESSION]: () => answer(anna), 'POST /web-api/user/logout': () => problem(503, 'unavailable') });
  const page = openPage(server);
  await settle();

  page.dispatch(logoutRequested());
  await settle();

  expect(selectSession(page.state()).status).toBe('player');
  expect(page.actions.filter(signedOut.match)).toEqual([]);
});

it('[ID-06] registers in one click and shows login and password once', async () => {
  const server = createFakeServer({
    [SESSION]: () => answer(visitorAnswer),
    'GET /web-api/registration/options': () => answer({ countries: [], currencies: [{ id: 3, iso: 'EUR', symbol: '€', exponent: 2 }] }),
    'POST /web-api/registration/fast': () => answer({ user_id: 9, login: '12345', password: 'made-up', token: 't', expiresAt: 0 }),
  });
  const page = openPage(server);
  await settle();

  page.dispatch(registrationOptionsRequested({ lang: 'en' }));
  await settle();
  expect(selectRegistrationOptions(page.state()).status).toBe('ready');

  page.dispatch(registrationRequested({ country_id: 1, currency_id: 3, isTermsAccepted: true }));
  await settle();
  expect(server.log.at(-1)?.body).toEqual({ type: 'one_click', country_id: 1, currency_id: 3, isTermsAccepted: true });
  expect(selectRegistrationProcess(page.state())).toEqual({ status: 'done', login: '12345', password: 'made-up' });
  expect(selectSession(page.state())).toMatchObject({ status: 'player', userId: 9 });

  page.dispatch(credentialsSeen());
  expect(JSON.stringify(page.state())).not.toContain('made-up');
});
