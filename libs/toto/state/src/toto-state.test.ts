import { accountModule } from '@touchline/account-state';
import { sessionModule, signedOut } from '@touchline/identity-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import {
  loadWish,
  selectData,
  selectPlacing,
  totoModule,
  type TicketWish,
  ticketWanted,
  wanted,
  watchBegun,
  watchEnded,
  type Wish,
} from './index.ts';

const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const accounts = {
  ...{ status: 'ready', position: null, openCoupons: 0 },
  accounts: [{ id: 5, type: 0, iso: 'EUR', symbol: '€', exponent: 2, money: 900, currencyId: 978, isActive: true, label: '', points: 0 }],
};
const TICKET = {
  ...{ id: 80, kind: 'toto', of: 'football', number: 3, state: 'open', iso: 'EUR', exponent: 2, stake: 10, paid: null },
  ...{ combinations: 1, placedAt: 1, drawAt: 2, picks: [[0]], times: 1, numbers: null },
};
const WISH: TicketWish = { kind: 'toto', section: 'football', number: 3, picks: [[0]], times: 1, cost: 10 };
const PLACE = 'POST /bff-api/toto/place';
const TICKETS: Wish = { what: 'tickets', kind: 'toto', page: 1 };

let stop = () => undefined as void;
function start(server: FakeServer, ports = createFakePorts({ send: server.send })) {
  const store = startStore([sessionModule(ports), accountModule(ports), totoModule(ports)], { session, accounts });
  stop = store.stop;
  return { ...store, ports, placing: () => selectPlacing(store.getState()), seen: (wish: Wish) => selectData(store.getState(), wish) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const idsOf = (server: FakeServer) =>
  server.log.filter(({ path }) => path.includes('/toto/place')).map(({ body }) => (body as { id: string }).id);

it('[TL-01] places the ticket from the active account and updates the balance', async () => {
  const server = createFakeServer({ [PLACE]: () => answer({ status: 'accepted', tickets: [TICKET], balance: 890 }) });
  const { dispatch, placing, getState } = start(server);
  dispatch(ticketWanted(WISH));
  expect(placing()).toEqual({ status: 'placing' });
  await settle();

  expect(placing()).toMatchObject({ status: 'accepted', tickets: [{ id: 80 }] });
  const sent = server.log.find(({ path }) => path.includes('/toto/place'))?.body;
  expect(sent).toMatchObject({ accountId: 5, section: 'football', number: 3, picks: [[0]], times: 1, cost: 10 });
  expect((getState() as { accounts: typeof accounts }).accounts.accounts[0]?.money).toBe(890);
});

it('[TL-01] [BET-6] retries a lost request with the same id, and uses a new id for the next ticket', async () => {
  let lost = 2;
  const server = createFakeServer({
    [PLACE]: () => {
      if ((lost -= 1) >= 0) throw new TypeError('the line broke');
      return answer({ status: 'accepted', tickets: [TICKET], balance: 890 });
    },
  });
  const { dispatch, placing } = start(server);
  dispatch(ticketWanted(WISH));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(placing()).toMatchObject({ status: 'accepted' });
  dispatch(ticketWanted(WISH));
  await settle();

  const [first, second, third, next] = idsOf(server);
  expect([first === second, second === third, third === next]).toEqual([true, true, false]);
});

it('[TL-01] [BET-6] keeps the id of an unanswered placement over a reload of the page', async () => {
  const broken = createFakeServer({ [PLACE]: () => new Response('', { status: 502 }) });
  const ports = createFakePorts({ send: broken.send });
  const first = start(broken, ports);
  first.dispatch(ticketWanted(WISH));
  await jest.advanceTimersByTimeAsync(7_000);
  expect(first.placing()).toEqual({ status: 'rejected', reason: 'not-arrived' });
  first.stop();

  const working = createFakeServer({ [PLACE]: () => answer({ status: 'accepted', tickets: [TICKET], balance: 890 }) });
  const second = start(working, { ...ports, send: working.send });
  second.dispatch(ticketWanted(WISH));
  await settle();
  expect(second.placing()).toMatchObject({ status: 'accepted' });
  expect(idsOf(working)[0]).toBe(idsOf(broken)[0]);
});

it.each([
  [403, 'self-excluded', 'self-excluded'],
  [403, 'reality-check-due', 'reality-check-due'],
  [422, 'id-reused', 'refused'],
  [401, 'unauthorized', 'signed-out'],
])('[TL-01] does not retry the rejection %i %s and reports it as %s', async (status, code, reason) => {
  const problem = { status, code: status, errors: [{ code, detail: '' }], traceId: 't' };
  const server = createFakeServer({ [PLACE]: () => answer(problem, status) });
  const { dispatch, placing } = start(server);
  const seen: unknown[] = [];
  dispatch(ticketWanted(WISH));
  await settle();
  seen.push(placing());
  expect(idsOf(server)).toHaveLength(1);
  // Signing out resets the placement.
  expect(seen).toEqual([status === 401 ? { status: 'idle' } : { status: 'rejected', reason }]);
});

it('[TL-02] refreshes a resource until its last watcher leaves', async () => {
  const page = { tickets: [TICKET], page: 1, pages: 1 };
  const server = createFakeServer({ 'GET /bff-api/tickets': () => answer(page) });
  const { dispatch, seen } = start(server);
  for (let watcher = 0; watcher < 2; watcher++) dispatch(watchBegun({ wish: TICKETS, everyMs: 1_000 }));
  await settle();
  expect(seen(TICKETS)).toEqual({ status: 'ready', data: page });
  dispatch(watchEnded({ wish: TICKETS }));
  await jest.advanceTimersByTimeAsync(3_000);
  const count = server.log.filter(({ path }) => path.includes('/bff-api/tickets')).length;
  expect(count).toBe(4);
  dispatch(watchEnded({ wish: TICKETS }));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(server.log.filter(({ path }) => path.includes('/bff-api/tickets'))).toHaveLength(count);
});

it.each([
  ['has brought', false],
  ['is about to bring', true],
])('[RM-05] [TL-01] a page does not request again what its load %s', async (_, isShownFirst) => {
  const wish = { what: 'sections', iso: 'EUR' } as const;
  const server = createFakeServer({ 'GET /bff-api/toto/sections': () => answer({ sections: [] }) });
  const { dispatch, getState, ports } = start(server);
  const requests = () => server.log.filter(({ path }) => path === '/bff-api/toto/sections').length;
  const load = () => loadWish({ store: { dispatch, getState } as never, ports, signal: new AbortController().signal }, wish);
  const before = isShownFirst ? undefined : await load();
  const during = isShownFirst ? load() : undefined;
  dispatch(watchBegun({ wish, everyMs: 1_000 }));
  await Promise.all([before, during]);
  await jest.advanceTimersByTimeAsync(900);
  expect(requests()).toBe(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(requests()).toBe(2);
  // A later visit without a load requests it at once.
  dispatch(watchEnded({ wish }));
  dispatch(watchBegun({ wish, everyMs: 1_000 }));
  await settle();
  expect(requests()).toBe(3);
});

it("[TL-01] keeps data when a reload fails, and drops a player's tickets on sign-out", async () => {
  const server = createFakeServer({ 'GET /bff-api/tickets': () => answer({ tickets: [TICKET], page: 1, pages: 1 }) });
  const { dispatch, seen } = start(server);
  dispatch(wanted({ wish: TICKETS }));
  await settle();
  server.on('GET /bff-api/tickets', () => answer({ tickets: [{ ...TICKET, stake: 'ten' }], page: 1, pages: 1 }));
  dispatch(wanted({ wish: TICKETS }));
  await settle();
  expect(seen(TICKETS)).toMatchObject({ status: 'ready' });
  dispatch(signedOut({ reason: 'requested' }));
  expect(seen(TICKETS)).toEqual({ status: 'loading' });
});

it.each([
  ['an invalid answer', () => answer({ sections: [{ section: '../x', open: null }] }), 'failed'],
  ['an error', () => answer({ status: 404, code: 404, errors: [], traceId: 't' }, 404), 'missing'],
])('[TL-01] gets no data from %s', async (_what, reply, status) => {
  const { dispatch, seen } = start(createFakeServer({ 'GET /bff-api/toto/sections': reply }));
  dispatch(wanted({ wish: { what: 'sections', iso: 'EUR' } }));
  await settle();
  expect(seen({ what: 'sections', iso: 'EUR' })).toEqual({ status });
});
