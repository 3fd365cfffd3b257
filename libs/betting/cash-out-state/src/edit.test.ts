import { accountModule } from '@touchline/account-state';
import { historyModule } from '@touchline/betting-history-state';
import { aBookedCoupon } from '@touchline/betting-history-state/testing';
import { sessionModule, signedOut } from '@touchline/identity-state';
import { answer, createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import {
  editBegun,
  editChanged,
  editEnded,
  editModule,
  type EditSelection,
  editWanted,
  selectEditDraft,
  selectEditOffer,
  selectEditProgress,
} from './index.ts';

const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const QUOTE = 'POST /web-api/coupon/edit-quote';
const EDIT = 'POST /web-api/coupon/edit';
const STATUS = 'GET /web-api/coupon/edit/*';
const aSelection = (outcomeId: number, more = {}): EditSelection => ({
  ...{ gameId: outcomeId, marketId: outcomeId, outcomeId, coef: 2000, sportId: 1, opponent1: 'A', opponent2: 'B' },
  ...{ marketTypeId: 1, outcomeTypeId: 1, outcomeName: null, param: null },
  ...more,
});
const plain = {
  ...{ value: 921, fair: 960, stake: 921, extra: 0, typeId: 0 as const, coef: 2000, possibleWin: 1842, oldPossibleWin: 6000, delayMs: 0 },
  ...{ quote: 'sealed', quoteEndsAt: 9 },
};
const quoted = (more = {}) =>
  answer({
    couponId: 80,
    problem: null,
    reason: null,
    bets: [{ outcomeId: 1, coef: 2000, reason: null, isLive: false }],
    offer: plain,
    servedAt: 1,
    ...more,
  });
const accepted = () =>
  answer({ status: 'accepted', value: 921, closed: aBookedCoupon(), coupon: aBookedCoupon({ couponId: 81 }), balance: 1 });
const problem = (status: number, code: string) => answer({ status, code: status, errors: [{ code, detail: '' }], traceId: 't' }, status);

let stop = () => undefined as void;
async function begun(handlers: Parameters<typeof createFakeServer>[0] = {}) {
  const server = createFakeServer({ [QUOTE]: () => quoted(), 'GET /web-api/coupon/history': () => problem(503, 'x'), ...handlers });
  const ports = createFakePorts({ send: server.send });
  const store = startStore([sessionModule(ports), accountModule(ports), historyModule(ports), editModule(ports)], { session });
  stop = store.stop;
  const { dispatch, getState } = store;
  dispatch(editBegun({ couponId: 80, selections: [aSelection(1), aSelection(2)] }));
  await pass(200);
  const bodies = (path: string) => server.log.filter((one) => one.path === path).map(({ body }) => body as Record<string, unknown>);
  return {
    ...{ dispatch, server },
    quoteBodies: () => bodies('/web-api/coupon/edit-quote'),
    sent: () => bodies('/web-api/coupon/edit'),
    want: (seen = selectEditOffer(getState())) => dispatch(editWanted(seen ?? plain)),
    draft: () => selectEditDraft(getState()),
    offer: () => selectEditOffer(getState()),
    progress: () => selectEditProgress(getState(), 80),
  };
}
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('[LOAD-6] polls the quote of an exchange at the interval of live prices while a draft is open, and stops afterwards', async () => {
  const { dispatch, quoteBodies, offer } = await begun();
  expect(quoteBodies()).toEqual([
    { couponId: 80, extra: 0, bets: [1, 2].map((id) => ({ gameId: id, marketId: id, outcomeId: id, coef: 2000 })) },
  ]);
  expect(offer()).toMatchObject({ value: 921 });
  const before = quoteBodies().length;
  await pass(30_000);
  expect(quoteBodies().length).toBeGreaterThan(before);
  dispatch(editEnded());
  const last = quoteBodies().length;
  await pass(30_000);
  expect(quoteBodies()).toHaveLength(last);
});

it('[ODD-3] a change of the draft withdraws the offer until the answer for that draft arrives', async () => {
  const { dispatch, want, quoteBodies, offer, draft } = await begun();
  dispatch(editChanged({ selections: [aSelection(1)] }));
  expect(offer()).toBeNull();
  want();
  for (const extra of [1, 12, 125]) {
    dispatch(editChanged({ extra }));
    await pass(50);
  }
  await pass(200);
  // Only the final amount was requested, none of the amounts typed on the way.
  expect(quoteBodies().map(({ extra }) => extra)).toEqual([0, 125]);
  expect(draft()?.answer?.offer).toMatchObject({ value: 921 });
});

it.each([
  ['an offer of half a cent', { offer: { ...plain, value: 0.5 } }],
  ['no list of selections', { bets: null }],
  ['a quote that is a number', { offer: { ...plain, quote: 5 } }],
])('[BET-1] rejects an answer with %s', async (_, more) => {
  const { offer, draft } = await begun({ [QUOTE]: () => quoted(more) });
  expect([offer(), draft()?.hasFailed]).toEqual([null, true]);
});

it('[BET-8] sends nothing when the backend gives a reason against the new bet', async () => {
  const { want, offer, draft, sent } = await begun({
    [QUOTE]: () => quoted({ reason: 'bet-suspended', offer: { ...plain, quote: null } }),
  });
  expect([offer(), draft()?.answer?.reason]).toEqual([null, 'bet-suspended']);
  want();
  await pass(1000);
  expect(sent()).toEqual([]);
});

it('[ODD-3] sends the figures on the screen with their quote', async () => {
  const { want, sent, progress, draft } = await begun({ [EDIT]: accepted });
  want();
  expect(progress()).toEqual({ status: 'sending' });
  await pass();
  const figures = { couponId: 80, value: 921, extra: 0, coef: 2000, possibleWin: 1842, quote: 'sealed' };
  expect(sent()).toEqual([{ id: expect.any(String), ...figures }]);
  expect([progress(), draft()]).toEqual([{ status: 'accepted', couponId: 81, value: 921 }, null]);
});

it('[ODD-2] sends the offer at which the press began, not one that replaced it', async () => {
  let value = 921;
  const { want, offer, sent } = await begun({
    [EDIT]: accepted,
    [QUOTE]: () => quoted({ offer: { ...plain, value, quote: `at ${value}` } }),
  });
  const seen = offer();
  value = 500;
  await pass(9_000);
  expect(offer()).toMatchObject({ value: 500 });
  want(seen);
  await pass();
  expect(sent()).toMatchObject([{ value: 921, quote: 'at 921' }]);
});

it('[BET-1] [BET-6] retries a lost answer under the same id; two clicks make one exchange', async () => {
  let lost = 2;
  const { want, sent, progress } = await begun({
    [EDIT]: () => {
      if ((lost -= 1) >= 0) throw new TypeError('the line broke');
      return accepted();
    },
  });
  want();
  want();
  await pass(3000);
  expect([sent().length, new Set(sent().map(({ id }) => id)).size]).toEqual([3, 1]);
  expect(progress()).toMatchObject({ status: 'accepted' });
});

it('[CP-26] waits for the decision when a selection is live; a refusal keeps the draft, so that the player can confirm again', async () => {
  let decided = false;
  const { want, progress, draft, sent } = await begun({
    [EDIT]: () => answer({ status: 'pending', decidedAt: 2000 }),
    [STATUS]: () => answer(decided ? { status: 'rejected', reason: 'coef-changed', bets: [] } : { status: 'pending', decidedAt: 2000 }),
  });
  want();
  await pass(1200);
  expect(progress()).toEqual({ status: 'waiting' });
  decided = true;
  await pass(600);
  expect(progress()).toEqual({ status: 'rejected', reason: 'coef-changed' });
  expect([draft()?.selections.length, sent().length]).toEqual([2, 1]);
});

it.each([
  [409, 'quote-expired', 'offer-changed'],
  [403, 'self-excluded', 'self-excluded'],
  [422, 'id-reused', 'not-arrived'],
])('[ODD-3] a refusal %i %s is reported as %s and not retried', async (status, code, reason) => {
  const { want, progress, sent } = await begun({ [EDIT]: () => problem(status, code) });
  want();
  await pass(10_000);
  expect(progress()).toEqual({ status: 'rejected', reason });
  expect(sent()).toHaveLength(1);
});

it('[SEC-10] drops the draft when the player signs out', async () => {
  const { dispatch, draft } = await begun();
  dispatch(signedOut({ reason: 'requested' }));
  expect(draft()).toBeNull();
});

it('[BET-1] a rejection with parts that this page does not know is still a rejection', async () => {
  const bets = [{ outcomeId: 1, coef: 2000, reason: 'eclipse', isLive: false }];
  const { want, progress, sent } = await begun({
    [EDIT]: () => answer({ status: 'rejected', reason: 'eclipse', bets, limit: { limitType: 'x' } }),
  });
  want();
  await pass(1200);
  expect(progress()).toEqual({ status: 'rejected', reason: 'not-offered' });
  expect(sent()).toHaveLength(1);
});
