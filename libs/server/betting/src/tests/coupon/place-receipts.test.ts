import { ENGINE } from '@touchline/server-kernel/testing';
import type { HistoryAnswer, SharedCoupon } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { accepted } from '../../testing.ts';

const { on, games, place, read } = sellingOn(ENGINE);

it.each([
  ['a single', { typeId: 0 }, 1],
  ['an express', { typeId: 1 }, 3],
  ['a system with a banker', { typeId: 2, systemValue: 2 }, 4],
  ['a system', { typeId: 4, systemValue: 2 }, 3],
  ['many singles', { typeId: 9 }, 3],
  ['a named system', { typeId: 4, amountByBlockId: { 1: 100, 2: 600, 3: 400, 4: 100 } }, 4],
] as const)('[BET-11] gives %s a receipt that equals the rows, the history and the printed page', async (_, shape, count) => {
  const coefs = [1333, 2777, 1500, 4250].slice(0, count);
  const bets = games(...coefs).map((bet, at) => ({ ...bet, ...(shape.typeId === 2 && at === 0 && { isBanker: true }) }));
  const { coupon, lines, singles } = accepted(await place({ ...shape, bets, amount: 777 }));
  const booked = lines ?? [coupon];

  const rows = await on.test.db.query(
    `select id, intent_id, account_id, type_id, amount, coef, possible_win, placed_at_ms from coupons where intent_id = $1 order by line`,
    [coupon.id],
  );
  const answered = booked.map(({ couponId, id, accountId, typeId, amount, coef, possibleWin, placedAt }) => ({
    ...{ id: couponId, intent_id: id, account_id: accountId, type_id: typeId, amount, coef },
    ...{ possible_win: possibleWin, placed_at_ms: placedAt * 1000 },
  }));
  const odds = await on.test.db.query<{ coef: number }>(
    'select coef from bets where coupon_id = any($1::bigint[]) order by coupon_id, position',
    [booked.map(({ couponId }) => couponId)],
  );
  const history = (await on.test.get(on.player.token, `/web-api/coupon/history?count=${booked.length}`)).json<HistoryAnswer>();

  expect(answered).toEqual(rows);
  expect(odds.map(({ coef }) => coef)).toEqual(booked.flatMap((line) => line.bets.map(({ coef }) => coef)));
  expect([...history.coupons].reverse()).toEqual(booked);
  for (const line of booked) expect(await read(line.couponId)).toEqual(line);
  expect(singles).toEqual(shape.typeId === 9 ? booked : []);
  expect(coupon.amount).toBe(booked.reduce((sum, { amount }) => sum + amount, 0));
});

it('[CP-31] loads a shared coupon with the state of each bet: same, moved, paused, gone', async () => {
  const [same, moved, paused, over] = games(2000, 2000, 2000, 2000);
  const bets = [same!, moved!, paused!, over!].map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId }));
  const headers = { origin: 'http://localhost', host: 'localhost' };
  const share = (payload: object) => on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/shared', headers, payload });
  const { code } = (await share({ bets, typeId: 4, systemValue: 3 })).json<{ code: string }>();

  on.test.prices.change(moved!.outcomeId, { coef: 2100 });
  on.test.prices.change(paused!.outcomeId, { isSuspended: true });
  on.test.prices.finish(over!.gameId, { main: [1, 0], periods: [] });
  const loaded = await on.test.app.inject({ method: 'GET', url: `/bff-api/coupon/shared/${code}` });

  expect(loaded.json<SharedCoupon>()).toMatchObject({ bets, typeId: 4, systemValue: 3 });
  expect(loaded.json<SharedCoupon>().now?.map(({ state, coefThen, coef }) => [state, coefThen, coef])).toEqual([
    ['same', 2000, 2000],
    ['moved', 2000, 2100],
    ['suspended', 2000, 2000],
    ['gone', 2000, null],
  ]);
});

it('[CP-31] [CP-27] [CP-29] [CP-10] keeps how a shared coupon is combined: parts, bankers and the name of a system', async () => {
  const refs = games(2000, 3000, 4000).map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId }));
  const headers = { origin: 'http://localhost', host: 'localhost' };
  const payloads = [
    { bets: refs.map((ref, at) => ({ ...ref, blockId: at + 1 })), typeId: 1 },
    { bets: refs.map((ref, at) => ({ ...ref, ...(at === 0 && { isBanker: true }) })), typeId: 2, systemValue: 2 },
    { bets: refs, typeId: 4, systemValue: 2, namedSystem: 'patent' },
    { bets: refs, typeId: 4, systemValue: 2 },
  ];
  const codes = new Set<string>();
  for (const payload of payloads) {
    const shared = await on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/shared', headers, payload });
    const { code } = shared.json<{ code: string }>();
    codes.add(code);
    const { now: _now, ...loaded } = (
      await on.test.app.inject({ method: 'GET', url: `/bff-api/coupon/shared/${code}` })
    ).json<SharedCoupon>();
    expect(loaded).toEqual(payload);
  }
  expect(codes.size).toBe(payloads.length);
});

it('[CP-31] a booking code can be dictated: seven unambiguous letters and digits, case-insensitive', async () => {
  const [one] = games(2000);
  const { gameId, marketId, outcomeId } = one!;
  const headers = { origin: 'http://localhost', host: 'localhost' };
  const payload = { bets: [{ gameId, marketId, outcomeId }] };
  const share = () => on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/shared', headers, payload });
  const load = (code: string) => on.test.app.inject({ method: 'GET', url: `/bff-api/coupon/shared/${code}` });
  const { code } = (await share()).json<{ code: string }>();

  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{7}$/);
  expect((await share()).json<{ code: string }>().code).toBe(code);
  expect((await load(code.toLowerCase())).json<SharedCoupon>()).toMatchObject(payload);
});

it('[CP-31] does not assign a code that another coupon has', async () => {
  const [one] = games(2000);
  const { gameId, marketId, outcomeId } = one!;
  const headers = { origin: 'http://localhost', host: 'localhost' };
  const payload = { bets: [{ gameId, marketId, outcomeId }] };
  const share = async () =>
    (await on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/shared', headers, payload })).json<{ code: string }>().code;
  const first = await share();
  await on.test.db.query('update shared_coupons set bets = $2 where code = $1', [first, '[]']);

  expect(await share()).not.toBe(first);
});
