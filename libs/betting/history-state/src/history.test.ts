import { accountModule } from '@touchline/account-state';
import { accountsOf } from '@touchline/account-state/testing';
import { playerChanged, sessionModule } from '@touchline/identity-state';
import type { BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';
import { answer, createFakePorts, createFakeServer, startStore, type FakeServer } from '@touchline/shared-testing';
import {
  couponWanted,
  historyFiltersChanged,
  historyModule,
  historyMoreWanted,
  historyShown,
  openCouponsShown,
  selectCouponDetails,
  selectHistoryList,
  selectOpenCoupons,
} from './index.ts';
import { aBookedCoupon, historyOf } from './testing.ts';

const LIST = 'GET /web-api/account/list';
const HISTORY = 'GET /web-api/coupon/history';
const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

function aCoupon(couponId: number, overrides: Partial<BookedCoupon> = {}): BookedCoupon {
  return aBookedCoupon({ couponId, id: `00000000-0000-4000-8000-${String(couponId).padStart(12, '0')}`, bets: [], ...overrides });
}
function page(coupons: BookedCoupon[], nextCursor: string | null = null): HistoryAnswer {
  return { ...historyOf(coupons, { staked: 500, net: -500 }), nextCursor };
}

const stores: { stop: () => void }[] = [];
function start(server: FakeServer) {
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), accountModule(ports), historyModule(ports)], { session: player });
  stores.push(store);
  return { ...store, state: () => store.getState() };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stores.splice(0).forEach((store) => store.stop());
  jest.useRealTimers();
});

it('[AC-05] loads the history with its filters, page by page', async () => {
  const server = createFakeServer({
    [LIST]: () => answer(accountsOf()),
    [HISTORY]: ({ query }) => answer(query.get('cursor') === null ? page([aCoupon(3), aCoupon(2)], 'next') : page([aCoupon(1)])),
  });
  const { state, dispatch } = start(server);
  dispatch(historyShown());
  await settle();

  dispatch(historyFiltersChanged({ state: 'won' }));
  await settle();
  expect(server.log.at(-1)?.query.toString()).toBe('state=won&count=20');

  dispatch(historyMoreWanted());
  await settle();
  expect(selectHistoryList(state())).toMatchObject({
    status: 'ready',
    nextCursor: null,
    coupons: [{ couponId: 3 }, { couponId: 2 }, { couponId: 1 }],
  });
});

it('[AC-05] refreshes the list every 10 seconds and keeps the later pages', async () => {
  let first = page([aCoupon(2)], 'next');
  const server = createFakeServer({
    [LIST]: () => answer(accountsOf()),
    [HISTORY]: ({ query }) => answer(query.get('cursor') === null ? first : page([aCoupon(1)])),
  });
  const { state, dispatch } = start(server);
  dispatch(historyShown());
  await settle();
  dispatch(historyMoreWanted());
  await settle();

  first = page([aCoupon(3), aCoupon(2, { state: 'won', payout: 925 })], 'next');
  await jest.advanceTimersByTimeAsync(10_000);

  expect(selectHistoryList(state())).toMatchObject({ coupons: [{ couponId: 3 }, { couponId: 2, state: 'won' }, { couponId: 1 }] });
});

it('[AC-05] requests the balance when an open coupon was settled', async () => {
  let open = page([aCoupon(2)]);
  const server = createFakeServer({ [LIST]: () => answer(accountsOf()), [HISTORY]: () => answer(open) });
  const { state, dispatch } = start(server);
  dispatch(openCouponsShown());
  await settle();
  expect(selectOpenCoupons(state())).toMatchObject({ status: 'ready', coupons: [{ couponId: 2 }] });
  const before = server.count(LIST);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(server.count(LIST)).toBe(before + 1); // only the regular poll of balances

  open = page([]);
  await jest.advanceTimersByTimeAsync(10_000);

  expect(selectOpenCoupons(state())).toEqual({ status: 'ready', coupons: [] });
  expect(server.count(LIST)).toBe(before + 3);
});

it('[AC-05] requests the shown coupons at once when a stream reports settled bets, and not for other changes', async () => {
  const server = createFakeServer({ [LIST]: () => answer(accountsOf()), [HISTORY]: () => answer(page([aCoupon(2)])) });
  const { dispatch } = start(server);
  dispatch(openCouponsShown());
  await settle();
  dispatch(playerChanged(['balance', 'notices']));
  await settle();
  expect(server.count(HISTORY)).toBe(1);
  dispatch(playerChanged(['bets']));
  await settle();
  expect(server.count(HISTORY)).toBe(2);
});

it('[CP-30] loads one coupon by its number and reports an unknown number', async () => {
  const server = createFakeServer({ [LIST]: () => answer(accountsOf()), 'GET /web-api/coupon/5': () => answer(aCoupon(5)) });
  const { state, dispatch } = start(server);
  await settle();

  dispatch(couponWanted({ couponId: 5 }));
  dispatch(couponWanted({ couponId: 6 }));
  await settle();

  expect(selectCouponDetails(state(), 5)).toMatchObject({ status: 'ready', coupon: { couponId: 5 }, lines: [] });
  expect(selectCouponDetails(state(), 6)).toEqual({ status: 'not-found' });
});

describe('a coupon that is part of a request', () => {
  const id = '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11';
  const part = (line: number) => aCoupon(5 + line, { id, part: { line, of: 2, blockId: line } });
  const RECEIPT = `GET /web-api/coupon/receipt/${id}`;
  const load = async (receipt: () => Response) => {
    const server = createFakeServer({
      [LIST]: () => answer(accountsOf()),
      'GET /web-api/coupon/6': () => answer(part(1)),
      [RECEIPT]: receipt,
    });
    const { state, dispatch } = start(server);
    await settle();
    dispatch(couponWanted({ couponId: 6 }));
    await settle();
    return selectCouponDetails(state(), 6);
  };

  it('[CP-27] [CP-30] is loaded with the whole request', async () => {
    expect(await load(() => answer({ coupon: aCoupon(5, { id, amount: 1000 }), lines: [part(0), part(1)] }))).toMatchObject({
      status: 'ready',
      coupon: { couponId: 5, amount: 1000 },
      lines: [{ couponId: 5 }, { couponId: 6 }],
    });
  });

  it.each([
    ['cannot be loaded', () => new Response(null, { status: 503 })],
    ['has an invalid answer', () => answer({ coupon: {}, lines: [] })],
  ])('[CP-30] is not shown on its own when the receipt %s', async (_, receipt) => {
    expect(await load(receipt)).toEqual({ status: 'failed' });
  });
});

it.each([
  ['a stake below zero', { amount: -1 }],
  ['a payout with a fraction', { payout: 0.5 }],
  ['an unknown state', { state: 'maybe' }],
  ['odds below one', { coef: 999 }],
])('[AC-05] [CFG-3] shows no history in which a coupon has %s', async (_, parts) => {
  const server = createFakeServer({
    [LIST]: () => answer(accountsOf()),
    [HISTORY]: () => answer({ ...page([]), coupons: [aCoupon(2), { ...aCoupon(1), ...parts }] }),
  });
  const { state, dispatch } = start(server);
  dispatch(historyShown());
  await settle();
  expect(selectHistoryList(state()).status).toBe('failed');
});
