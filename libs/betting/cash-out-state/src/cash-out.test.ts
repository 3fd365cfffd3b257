import { accountModule } from '@touchline/account-state';
import { historyModule } from '@touchline/betting-history-state';
import { aBookedCoupon } from '@touchline/betting-history-state/testing';
import { sessionModule, signedOut } from '@touchline/identity-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import { cashOutModule, cashOutRuleWanted, cashOutsHidden, cashOutsShown, cashOutWanted, selectOffer, selectProgress } from './index.ts';

const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const OFFERS = 'GET /web-api/coupon/cash-outs';
const TAKE = 'POST /web-api/coupon/cash-out';
const RULE = 'POST /web-api/coupon/cash-out-rule';
const offer = {
  ...{ offer: 1228, fair: 1280, margin: 40, stakeLeft: 1000, possibleWin: 2000, delayMs: 0, quote: 'sealed', quoteEndsAt: 9 },
  bets: [{ outcomeId: 3, coef: 1500, fairCoef: 1563, chance: 640_000, returned: 0 }],
};
const offersAnswer = (more = {}) => answer({ servedAt: 1, coupons: [{ couponId: 80, offer, problem: null, atLeast: null, ...more }] });
const accepted = () => answer({ status: 'accepted', amount: 614, stake: 500, balance: 900, coupon: aBookedCoupon({ couponId: 80 }) });
const problem = (status: number, code: string) => answer({ status, code: status, errors: [{ code, detail: '' }], traceId: 't' }, status);

let stop = () => undefined as void;
function start(handlers: Parameters<typeof createFakeServer>[0] = {}) {
  const server = createFakeServer({ [OFFERS]: () => offersAnswer(), 'GET /web-api/coupon/history': () => problem(503, 'x'), ...handlers });
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), accountModule(ports), historyModule(ports), cashOutModule(ports)], { session });
  stop = store.stop;
  return { ...store, server, progress: () => selectProgress(store.getState(), 80), seen: () => selectOffer(store.getState(), 80) };
}
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const sentTo = (server: FakeServer, path: string) => server.log.filter((one) => one.path === path).map(({ body }) => body);
const SENT = '/web-api/coupon/cash-out';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function shown(handlers: Parameters<typeof createFakeServer>[0] = {}) {
  const store = start(handlers);
  store.dispatch(cashOutsShown());
  await pass();
  return store;
}

it('[LOAD-6] polls offers at the interval of live prices while they are on the screen, and stops afterwards', async () => {
  const { dispatch, seen, server } = start();
  await pass(10_000);
  expect(server.count(OFFERS)).toBe(0);
  dispatch(cashOutsShown());
  await pass();
  expect(seen()).toMatchObject({ couponId: 80, offer: { offer: 1228 } });
  await pass(9_000);
  const before = server.count(OFFERS);
  expect(before).toBeGreaterThan(1);
  dispatch(cashOutsHidden());
  await pass(20_000);
  expect(server.count(OFFERS)).toBe(before);
});

it.each([
  ['an offer without a quote', { offer: { ...offer, quote: undefined } }],
  ['an offer of half a cent', { offer: { ...offer, offer: 0.5 } }],
  ['neither an offer nor a reason', { offer: null, problem: null }],
])('[BET-1] rejects an answer with %s', async (_, more) => {
  const { seen } = await shown({ [OFFERS]: () => offersAnswer(more) });
  expect(seen()).toBeUndefined();
});

it('[ODD-3] sends the part of the stake, its share of the offer on the screen, and the quote', async () => {
  const { dispatch, progress, server } = await shown({ [TAKE]: accepted });
  dispatch(cashOutWanted({ couponId: 80, stake: 333, offer }));
  expect(progress()).toEqual({ status: 'sending' });
  await pass();

  // 12.28 x 333 / 1000 = 4.08924
  expect(sentTo(server, SENT)).toEqual([{ id: expect.any(String), couponId: 80, stake: 333, amount: 408, quote: 'sealed' }]);
  expect(progress()).toEqual({ status: 'accepted', amount: 614, stake: 500 });
});

it('[ODD-2] sends the offer at which the press began, not one that replaced it', async () => {
  let now = offer;
  const { dispatch, seen, server } = await shown({ [TAKE]: accepted, [OFFERS]: () => offersAnswer({ offer: now }) });
  now = { ...offer, offer: 700, quote: 'newer' };
  await pass(9_000);
  expect(seen()).toMatchObject({ offer: { offer: 700 } });
  dispatch(cashOutWanted({ couponId: 80, stake: 1000, offer }));
  await pass();

  expect(sentTo(server, SENT)).toMatchObject([{ amount: 1228, quote: 'sealed' }]);
});

it('[BET-1] [BET-6] retries a lost answer under the same id; two clicks make one cash-out', async () => {
  let lost = 2;
  const { dispatch, progress, server } = await shown({
    [TAKE]: () => {
      if ((lost -= 1) >= 0) throw new TypeError('the line broke');
      return accepted();
    },
  });
  dispatch(cashOutWanted({ couponId: 80, stake: 500, offer }));
  dispatch(cashOutWanted({ couponId: 80, stake: 500, offer }));
  await pass(3_000);

  const ids = sentTo(server, SENT).map((body) => (body as { id: string }).id);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  expect(progress()).toMatchObject({ status: 'accepted' });
});

it('[CP-26] waits for the decision on a cash-out with a live bet', async () => {
  let decided = false;
  const pending = { status: 'pending', decidedAt: 2000 };
  const { dispatch, progress } = await shown({
    [TAKE]: () => answer(pending),
    'GET /web-api/coupon/cash-out/*': () => answer(decided ? { status: 'rejected', reason: 'offer-changed' } : pending),
  });
  dispatch(cashOutWanted({ couponId: 80, stake: 1000, offer }));
  await pass(1_200);
  expect(progress()).toEqual({ status: 'waiting', decidedAt: 2000 });
  decided = true;
  await pass(600);
  expect(progress()).toEqual({ status: 'rejected', reason: 'offer-changed' });
});

it.each([
  [409, 'quote-expired', 'offer-changed'],
  [422, 'id-reused', 'not-arrived'],
])('[ODD-3] a refusal %i %s is reported as %s and not retried', async (status, code, reason) => {
  const { dispatch, progress, server } = await shown({ [TAKE]: () => problem(status, code) });
  dispatch(cashOutWanted({ couponId: 80, stake: 1000, offer }));
  await pass(10_000);
  expect(progress()).toEqual({ status: 'rejected', reason });
  expect(sentTo(server, SENT)).toHaveLength(1);
});

it('[MON-5] sends nothing for a part larger than the open stake', async () => {
  const { dispatch, progress, server } = await shown({ [TAKE]: accepted });
  for (const stake of [0, 1001]) dispatch(cashOutWanted({ couponId: 80, stake, offer }));
  await pass();
  expect([progress(), sentTo(server, SENT)]).toEqual([undefined, []]);
});

it('[AC-05] sets and removes a rule, and shows what the backend has accepted', async () => {
  let atLeast: number | null = null;
  const { dispatch, seen, progress, server } = await shown({
    [OFFERS]: () => offersAnswer({ atLeast }),
    [RULE]: ({ body }) => {
      ({ atLeast } = body as { atLeast: number | null });
      return answer(body);
    },
  });
  dispatch(cashOutRuleWanted({ couponId: 80, atLeast: 1500 }));
  await pass();
  expect(seen()?.atLeast).toBe(1500);
  server.on(RULE, () => problem(409, 'settled'));
  dispatch(cashOutRuleWanted({ couponId: 80, atLeast: null }));
  await pass();
  expect(seen()?.atLeast).toBe(1500);
  expect(progress()).toEqual({ status: 'rejected', reason: 'not-arrived' });
});

it('[BET-6] a rule that cannot be set does not end a cash-out that is not decided yet, so no second one is sent', async () => {
  const pending = () => answer({ status: 'pending', decidedAt: 2000 });
  const { dispatch, progress, server } = await shown({
    [TAKE]: pending,
    'GET /web-api/coupon/cash-out/*': pending,
    [RULE]: () => problem(409, 'settled'),
  });
  dispatch(cashOutWanted({ couponId: 80, stake: 500, offer }));
  await pass(1_200);
  dispatch(cashOutRuleWanted({ couponId: 80, atLeast: 1500 }));
  await pass();
  expect(progress()).toEqual({ status: 'waiting', decidedAt: 2000 });
  dispatch(cashOutWanted({ couponId: 80, stake: 500, offer }));
  await pass();
  expect(sentTo(server, SENT)).toHaveLength(1);
});

it('[SEC-10] drops the offers when the player signs out', async () => {
  const { dispatch, seen } = await shown();
  dispatch(signedOut({ reason: 'requested' }));
  expect(seen()).toBeUndefined();
});

it('[BET-1] a rejection for a reason that this page does not know is still a rejection', async () => {
  const { dispatch, progress, server } = await shown({ [TAKE]: () => answer({ status: 'rejected', reason: 'eclipse' }) });
  dispatch(cashOutWanted({ couponId: 80, stake: 1000, offer }));
  await pass(10_000);
  expect(progress()).toEqual({ status: 'rejected', reason: 'not-offered' });
  expect(sentTo(server, SENT)).toHaveLength(1);
});

it.each([
  ['neither an offer nor a reason', { offer: null, problem: null }],
  ['an offer below zero', { offer: { ...offer, offer: -1 } }],
  ['a chance above one', { offer: { ...offer, bets: [{ ...offer.bets[0], chance: 1_000_001 }] } }],
  ['a fraction of a minor unit', { atLeast: 0.5 }],
])('[BET-1] [CFG-3] shows no offer of an answer with %s', async (_, parts) => {
  const { seen } = await shown({ [OFFERS]: () => offersAnswer(parts) });
  expect(seen()).toBeUndefined();
});
