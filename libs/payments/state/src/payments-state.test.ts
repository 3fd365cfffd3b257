import { activeAccountChanged } from '@touchline/account-state';
import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import type { Ports } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import { cashierWanted, cashWanted, paymentFollowed, paymentLeft, paymentsModule, selectCashier, selectFollowedPayment } from './index.ts';

const BASE = '/web-api/payments/v1';
const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const aPayment = (more: object = {}) => ({
  ...{ ref: 7001, direction: 'deposit', methodId: 'card', kind: 'card', state: 'pending', amount: 2_500, asked: 2_500, fee: 0 },
  ...{ currencyIso: 'EUR', exponent: 2, createdAt: 1, steps: [{ state: 'pending', at: 1 }], reason: null, instrument: null },
  ...{ expectedAt: null, usualSeconds: null, continueUrl: 'https://pay.test/1', isFramed: false, instructions: null, returnTo: null },
  ...more,
});
const cashier = (more: object = {}) => ({
  account: { id: 5, iso: 'EUR', exponent: 2, money: 10_000 },
  ...{ methods: [], instruments: [], net: [], limits: [], stop: null, verification: null, open: [], presets: [], last: null },
  ...more,
});
const WISH = { kind: 'deposit', request: { methodId: 'card', amount: 2_500, lang: 'en', returnTo: null } } as const;

const CHARGE = { kind: 'deposit', request: { ...WISH.request, instrumentId: 31 } } as const;

let stop = () => undefined as void;
function start(server: FakeServer, ports: Ports = createFakePorts({ send: server.send })) {
  const store = startStore([sessionModule(ports), paymentsModule(ports)], { session });
  stop = store.stop;
  return { ...store, cashier: () => selectCashier(store.getState()), followed: () => selectFollowedPayment(store.getState()) };
}
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const loads = { [`GET ${BASE}/cashier`]: () => answer(cashier()) };
const idsOf = (server: FakeServer) =>
  server.log
    .filter(({ body }) => (body as { amount?: number } | null)?.amount !== undefined)
    .map(({ body }) => (body as { id: string }).id);

it('[BET-6] retries a deposit without a response under its id, and sends the next one under a new id', async () => {
  const server = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => answer({}, 503) });
  const { dispatch, cashier: seen } = start(server);
  dispatch(cashierWanted());
  await settle();
  dispatch(cashWanted(WISH));
  await settle();
  expect(seen().result.kind).toBe('failed');

  server.on(`POST ${BASE}/deposits`, () => answer({ status: 'started', payment: aPayment(), balance: 10_000 }));
  dispatch(cashWanted(WISH));
  await settle();
  expect(seen().result).toEqual({ kind: 'started', ref: 7001, continueUrl: 'https://pay.test/1', isFramed: false });
  dispatch(cashWanted(WISH));
  await settle();
  const ids = idsOf(server);
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('[BET-6] keeps the id of an unanswered charge over a reload of the page, whatever page it was opened from', async () => {
  const lost = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => answer({}, 503) });
  const ports = createFakePorts({ send: lost.send });
  const first = start(lost, ports);
  first.dispatch(cashierWanted());
  await settle();
  first.dispatch(cashWanted(CHARGE));
  await settle();
  // Another payment in between does not make the retry a new one.
  first.dispatch(cashWanted({ ...CHARGE, request: { ...CHARGE.request, amount: 1_000 } }));
  await settle();
  first.stop();

  const server = createFakeServer({
    ...loads,
    [`POST ${BASE}/deposits`]: () => answer({ status: 'started', payment: aPayment(), balance: 10_000 }),
  });
  const { dispatch, cashier: seen } = start(server, { ...ports, send: server.send });
  dispatch(cashierWanted());
  await settle();
  const again = { ...CHARGE, request: { ...CHARGE.request, lang: 'de', returnTo: '/de/line' } } as const;
  dispatch(cashWanted(again));
  await settle();
  expect(seen().result.kind).toBe('started');
  dispatch(cashWanted(again));
  await settle();
  const [retry, next] = server.log.filter(({ method }) => method === 'POST').map(({ body }) => body);
  // The same request to the letter: with the same id the service rejects any other.
  expect(retry).toEqual(lost.log.find(({ method }) => method === 'POST')?.body);
  expect(next).toMatchObject({ lang: 'de', returnTo: '/de/line' });
  expect(next).not.toMatchObject({ id: (retry as { id: string }).id });
});

it.each<[string, (text: string) => string]>([
  ['is not readable', () => '[{'],
  ['has another form', () => '[{"id":7}]'],
  ['belongs to another player', (text) => text.replace('"userId":7', '"userId":8')],
  ['belongs to another account', (text) => text.replace('"accountId":5', '"accountId":6')],
])('[BET-6] sends a new payment where the stored one %s', async (_, change) => {
  const server = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => answer({}, 503) });
  const ports = createFakePorts({ send: server.send });
  const { dispatch } = start(server, ports);
  dispatch(cashierWanted());
  await settle();
  dispatch(cashWanted(CHARGE));
  await settle();
  ports.storage.set('tl-payments-open', change(ports.storage.get('tl-payments-open') ?? ''));
  dispatch(cashWanted(CHARGE));
  await settle();
  const [first, second] = idsOf(server);
  expect(second).not.toBe(first);
});

it('[BET-6] [AC-04] loads the open payments after a lost answer, before the player can pay again', async () => {
  const server = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => answer({}, 503) });
  const { dispatch, cashier: seen, actions } = start(server);
  dispatch(cashierWanted());
  await settle();
  server.on(`GET ${BASE}/cashier`, () => answer(cashier({ open: [aPayment({ state: 'started' })] })));
  dispatch(cashWanted(CHARGE));
  await settle();
  expect(seen()).toMatchObject({ result: { kind: 'failed' }, cashier: { open: [{ ref: 7001 }] } });
  expect(actions.slice(-2).map(({ type }) => type)).toEqual(['cashier/cashierReceived', 'cashier/cashFailed']);
});

it('[BET-6] sends a request that the service rejected under a new id', async () => {
  const problem = { status: 422, code: 422, errors: [{ code: 'invalid', detail: '' }], traceId: 't' };
  const server = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => answer(problem, 422) });
  const { dispatch } = start(server);
  dispatch(cashierWanted());
  await settle();
  dispatch(cashWanted(CHARGE));
  await settle();
  dispatch(cashWanted(CHARGE));
  await settle();
  const [first, second] = idsOf(server);
  expect(second).not.toBe(first);
});

it.each(['cancelled', 'expired'])('[BET-6] sends a new payment where the unanswered one was %s meanwhile', async (state) => {
  const server = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => answer({}, 503) });
  const { dispatch, cashier: seen } = start(server);
  dispatch(cashierWanted());
  await settle();
  dispatch(cashWanted(WISH));
  await settle();
  const [lost] = idsOf(server);
  server.on(`POST ${BASE}/deposits`, ({ body }) => {
    const isOld = (body as { id: string }).id === lost;
    const payment = isOld ? aPayment({ state, continueUrl: null }) : aPayment({ ref: 7002, continueUrl: 'https://pay.test/2' });
    return answer({ status: 'started', payment, balance: 10_000 });
  });
  // The form is drawn again, so it is another object with the same values.
  dispatch(cashWanted({ kind: 'deposit', request: { ...WISH.request } }));
  await settle();
  expect(seen().result).toMatchObject({ kind: 'started', ref: 7002 });
  const ids = idsOf(server);
  expect(ids.slice(0, 2)).toEqual([lost, lost]);
  expect(ids).toHaveLength(3);
});

it('[TAB-4] [BET-6] leaves a request of a player who is not signed in any more, and sends the form of the next one', async () => {
  const server = createFakeServer({ ...loads, [`POST ${BASE}/deposits`]: () => new Promise(() => undefined) });
  const { dispatch, cashier: seen } = start(server);
  dispatch(cashierWanted());
  await settle();
  dispatch(cashWanted(CHARGE));
  await settle();
  // The same player again, as after each page: the request continues.
  dispatch(sessionReceived(session));
  await settle();
  dispatch(cashWanted(CHARGE));
  await settle();
  expect(idsOf(server)).toHaveLength(1);

  dispatch(signedOut({ reason: 'requested' }));
  dispatch(sessionReceived({ ...session, userId: 8 }));
  dispatch(cashierWanted());
  await settle();
  expect(seen().result.kind).toBe('idle');
  server.on(`POST ${BASE}/deposits`, () => answer({ status: 'started', payment: aPayment(), balance: 10_000 }));
  dispatch(cashWanted(CHARGE));
  await settle();
  const [first, second] = idsOf(server);
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect(seen().result.kind).toBe('started');
});

it('[RG-16] rejects a cashier with a malformed limit, and treats an unknown reason as a block of deposits', async () => {
  const server = createFakeServer({ [`GET ${BASE}/cashier`]: () => answer(cashier({ limits: [{ limitType: 20 }] })) });
  const { dispatch, cashier: seen } = start(server);
  dispatch(cashierWanted());
  await settle();
  expect(seen()).toMatchObject({ status: 'failed', cashier: null });

  server.on(`GET ${BASE}/cashier`, () => answer(cashier({ stop: { reason: 'new-reason', until: null } })));
  dispatch(cashierWanted());
  await settle();
  expect(seen().cashier?.stop).toEqual({ reason: 'restricted', until: null });
});

it('[AC-04] reads the cashier of a backend that knows neither amounts to offer nor what was used last', async () => {
  const { presets: _presets, last: _last, ...older } = cashier();
  const server = createFakeServer({ [`GET ${BASE}/cashier`]: () => answer(older) });
  const { dispatch, cashier: seen } = start(server);
  dispatch(cashierWanted());
  await settle();
  expect(seen().cashier).toMatchObject({ presets: [], last: null });
});

it('[LIM-12] reloads an open form when another account is selected, and no form that was never opened', async () => {
  const server = createFakeServer(loads);
  const { dispatch } = start(server);
  const requests = () => server.log.filter(({ path }) => path === `${BASE}/cashier`).length;
  dispatch(activeAccountChanged({ id: 12 }));
  await settle();
  expect(requests()).toBe(0);
  dispatch(cashierWanted());
  await settle();
  dispatch(activeAccountChanged({ id: 5 }));
  await settle();
  expect(requests()).toBe(2);
});

it('[AC-04] polls a payment until it is final, and only while its page is open', async () => {
  let state = 'pending';
  const server = createFakeServer({ ...loads, [`GET ${BASE}/payments/7001`]: () => answer(aPayment({ state })) });
  const { dispatch, followed } = start(server);
  dispatch(paymentFollowed({ ref: 7001 }));
  await settle();
  expect(followed()).toMatchObject({ status: 'ready', payment: { state: 'pending' } });
  state = 'credited';
  await settle(1_000);
  expect(followed()).toMatchObject({ payment: { state: 'credited' } });
  const polls = () => server.log.filter(({ path }) => path.includes('/payments/7001')).length;
  const before = polls();
  await settle(60_000);
  expect(polls()).toBe(before);

  state = 'pending';
  dispatch(paymentLeft());
  expect(followed().status).toBe('none');
});

it('[AC-04] ignores a provider URL that is not http or https', async () => {
  const server = createFakeServer({
    ...loads,
    [`GET ${BASE}/payments/7001`]: () => answer(aPayment({ continueUrl: 'javascript:alert(1)' })),
  });
  const { dispatch, followed } = start(server);
  dispatch(paymentFollowed({ ref: 7001 }));
  await settle();
  expect(followed()).toMatchObject({ payment: { continueUrl: null } });
});
