import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import type { AccountsAnswer } from '@touchline/account-contract';
import { answer, createFakePorts, createFakeServer, startStore, type FakeServer } from '@touchline/shared-testing';
import {
  accountModule,
  accountsWanted,
  activeAccountWanted,
  balanceReceived,
  selectAccountsState,
  selectActiveAccount,
  selectSessionPosition,
} from './index.ts';
import { accountsOf, anAccount } from './testing.ts';

const LIST = 'GET /web-api/account/list';
const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const refused = () => answer({ status: 401, code: 401, errors: [], traceId: 't' }, 401);

function accounts(money: number, isActive = true): AccountsAnswer {
  const session = { startedAt: 1, staked: 500, returned: 0, atStake: 0, net: -500, iso: 'EUR' };
  return accountsOf({ accounts: [anAccount({ money, isActive })], session, openCoupons: 1 });
}

const stores: { stop: () => void }[] = [];
function start(server: FakeServer, session: object = player) {
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), accountModule(ports)], { session });
  stores.push(store);
  return { ...store, ports, state: () => store.getState() };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stores.splice(0).forEach((store) => store.stop());
  jest.useRealTimers();
});

it('[AC-01] [CF-06] [PL-06] loads balances at once and at the interval of the polling table, pauses 30 s after the page was hidden, and polls at once on return', async () => {
  const server = createFakeServer({ [LIST]: () => answer(accounts(100_000)) });
  const { state, ports } = start(server);

  await settle();
  expect(selectActiveAccount(state())).toMatchObject({ iso: 'EUR', money: 100_000 });
  expect(selectSessionPosition(state())?.net).toBe(-500);

  await jest.advanceTimersByTimeAsync(30_000);
  expect(server.count(LIST)).toBe(4);
  ports.setVisible(false);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(server.count(LIST)).toBe(6);
  await jest.advanceTimersByTimeAsync(2_000);
  const atRest = server.count(LIST);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(server.count(LIST)).toBe(atRest);
  ports.setVisible(true);
  await settle();
  expect(server.count(LIST)).toBe(atRest + 1);
});

it('[AC-01] makes no requests for a visitor, and deletes the balance with the session', async () => {
  const server = createFakeServer({ [LIST]: () => answer(accounts(100_000)) });
  const { state, dispatch } = start(server, { status: 'visitor' });
  await settle();
  expect(server.count(LIST)).toBe(0);

  dispatch(sessionReceived(player));
  await settle();
  expect(selectActiveAccount(state())?.money).toBe(100_000);

  dispatch(signedOut({ reason: 'elsewhere' }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(selectAccountsState(state())).toEqual({ status: 'unknown' });
  expect(server.count(LIST)).toBe(1);
});

it('[AC-01] takes the balance from a placement, and polls on request', async () => {
  const server = createFakeServer({ [LIST]: () => answer(accounts(100_000)) });
  const { state, dispatch } = start(server);
  await settle();

  dispatch(balanceReceived({ accountId: 11, money: 99_500 }));
  expect(selectActiveAccount(state())?.money).toBe(99_500);
  dispatch(accountsWanted());
  await settle();
  expect(server.count(LIST)).toBe(2);
});

it('[AC-02] polls up to five times at 2500 ms while no account is active', async () => {
  const server = createFakeServer({ [LIST]: () => answer(accounts(0, false)) });
  start(server);

  await jest.advanceTimersByTimeAsync(7_499);
  expect(server.count(LIST)).toBe(3);
  await jest.advanceTimersByTimeAsync(2_501);
  expect(server.count(LIST)).toBe(5);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(server.count(LIST)).toBe(5);
});

it.each([204, 503])('[AC-02] makes another account the active one, unless that fails: %i', async (status) => {
  const server = createFakeServer({ [LIST]: () => answer(accounts(1)), 'POST /web-api/account/active': () => answer(null, status) });
  const { dispatch } = start(server);
  await settle();

  dispatch(activeAccountWanted({ id: 12 }));
  await settle();

  expect(server.log.find(({ method }) => method === 'POST')?.body).toEqual({ id: 12 });
  // Only a success loads the balances again.
  expect(server.count(LIST)).toBe(status === 204 ? 2 : 1);
});

it('[AUTH-2] a 401 despite a fresh token ends the session once', async () => {
  const server = createFakeServer({ [LIST]: refused });
  const { actions } = start(server);

  await jest.advanceTimersByTimeAsync(60_000);

  expect(actions.filter(signedOut.match).map(({ payload }) => payload.reason)).toEqual(['expired']);
  expect(server.count(LIST)).toBe(1);
});

it.each([
  ['a balance with a fraction', { money: 0.5 }],
  ['a balance that is missing', { money: undefined }],
  ['decimals as text', { exponent: '2' }],
])('[AC-01] [CFG-3] shows no balance of an answer in which an account has %s', async (_, parts) => {
  const list = accounts(100_000);
  const server = createFakeServer({ [LIST]: () => answer({ ...list, accounts: [{ ...list.accounts[0], ...parts }] }) });
  const { state } = start(server);
  await settle();
  expect(selectActiveAccount(state())).toBeNull();
});

it('[AC-01] [MON-1] shows a balance below zero as it is', async () => {
  const { state } = start(createFakeServer({ [LIST]: () => answer(accounts(-5)) }));
  await settle();
  expect(selectActiveAccount(state())?.money).toBe(-5);
});
