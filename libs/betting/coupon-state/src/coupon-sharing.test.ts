import { answer } from '@touchline/shared-testing';
import {
  betToggled,
  couponCodeEntered,
  couponLinkOpened,
  couponRepeated,
  editCoupon,
  loadedClosed,
  selectCouponBets,
  selectLoadedCoupon,
  selectNamedSystem,
  selectSharedCoupon,
  selectSystemValue,
  selectTypeId,
  sharedClosed,
  shareRequested,
} from './index.ts';
import { readBet } from './rules/storage/read-bet.ts';
import { aPick } from './testing.ts';
import { createBackend, openPage, openReady, pass, problem, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

const SHARED = 'GET /bff-api/coupon/shared/*';
const SHARE = 'POST /bff-api/coupon/shared';
const refOf = (id: number) => ({ gameId: id * 10, marketId: id * 100, outcomeId: id });

/** Games with one outcome each, like `aPick`, in the format of the feed. */
function withGames(server: ReturnType<typeof createBackend>['server'], changes: Record<number, Parameters<typeof aPick>[1]> = {}) {
  server.on('GET /bff-api/feed/game/*', ({ path }) => {
    const id = Number(path.slice(path.lastIndexOf('/') + 1)) / 10;
    if (id === 9) return problem(404);
    const { game, market, outcome } = aPick(id, changes[id]);
    return answer({ game: { ...game, markets: [{ ...market, outcomes: [outcome] }] }, subGames: [] });
  });
}
const now = (id: number, coefThen: number) => ({ outcomeId: id, state: 'same', coefThen, coef: coefThen });

it('[CP-31] a code loads the bets at current prices, with a verdict for each', async () => {
  const { server } = createBackend();
  withGames(server, { 2: { coef: 1900 }, 3: { isBlocked: true } });
  const bets = [1, 2, 3, 9].map(refOf);
  server.on(SHARED, () => answer({ bets, typeId: 4, systemValue: 2, now: [1, 2, 3, 9].map((id) => now(id, 1850)) }));
  const page = openPage(server);

  page.dispatch(couponCodeEntered({ code: ' AB12-CD ' }));
  expect(selectLoadedCoupon(page.state())).toEqual({ status: 'loading' });
  await pass(500);

  expect(server.count('GET /bff-api/coupon/shared/AB12-CD')).toBe(1);
  expect(selectLoadedCoupon(page.state())).toEqual({
    status: 'ready',
    leftOut: 0,
    bets: [
      { outcomeId: 1, gameId: 10, verdict: 'same', coefThen: 1850, coefNow: 1850 },
      { outcomeId: 2, gameId: 20, verdict: 'moved', coefThen: 1850, coefNow: 1900 },
      { outcomeId: 3, gameId: 30, verdict: 'suspended', coefThen: 1850, coefNow: 1850 },
      { outcomeId: 9, gameId: 90, verdict: 'gone', coefThen: 1850, coefNow: null },
    ],
  });
  expect(page.ids()).toEqual([1, 2, 3]);
  expect(selectCouponBets(page.state()).map(({ coefSeen }) => coefSeen)).toEqual([1850, 1900, 1850]);
  expect([selectTypeId(page.state()), selectSystemValue(page.state())]).toEqual([4, 2]);
  page.dispatch(loadedClosed());
  expect(selectLoadedCoupon(page.state())).toEqual({ status: 'none' });
});

it('[BT-10] [CP-31] a code loads a bet builder combination with its legs, and leaves out one that is no longer offered', async () => {
  const [sold, gone] = [2 ** 52 + 1, 2 ** 52 + 2];
  const legs = [
    { outcomeId: 1, marketTypeId: 1, outcomeTypeId: 1, param: null, outcomeName: null },
    { outcomeId: 2, marketTypeId: 4, outcomeTypeId: 8, param: 2500, outcomeName: null },
  ];
  const { server } = createBackend();
  withGames(server);
  server.on('GET /bff-api/coupon/builder/kept/*', ({ path }) =>
    path.endsWith(String(sold))
      ? answer({ status: 'priced', gameId: 10, marketId: sold, outcomeId: sold, coef: 3500, legs })
      : answer({ status: 'refused', reason: 'suspended', outcomeIds: [] }),
  );
  server.on(SHARED, () =>
    answer({ bets: [sold, gone].map((id) => ({ gameId: 10, marketId: id, outcomeId: id })), now: [now(sold, 3500)] }),
  );
  const page = openPage(server);
  page.dispatch(couponCodeEntered({ code: 'AB12' }));
  await pass(500);

  expect(selectLoadedCoupon(page.state())).toMatchObject({ bets: [{ verdict: 'same', coefNow: 3500 }, { verdict: 'gone' }] });
  expect(selectCouponBets(page.state())).toMatchObject([{ outcomeId: sold, coef: 3500, market: { typeId: 61 }, typeId: 68, legs }]);
  // The local save has them too.
  expect(readBet(JSON.parse(JSON.stringify(selectCouponBets(page.state())[0])))?.legs).toEqual(legs);
  expect(readBet({ ...selectCouponBets(page.state())[0], legs: [{ outcomeId: '1' }] })).not.toHaveProperty('legs');
});

it('[CP-31] [GD-16] a link adds to the current bets and keeps the type', async () => {
  const { server } = createBackend();
  withGames(server);
  const page = await openReady(server);

  page.dispatch(couponLinkOpened({ code: null, bets: [refOf(1), refOf(2)] }));
  await pass(500);

  expect(page.ids()).toEqual([1, 2]);
  expect(selectTypeId(page.state())).toBe(1);
});

it('[CP-31] repeats a coupon of the history, with the original price next to the current one', async () => {
  const { server } = createBackend();
  withGames(server, { 2: { coef: 1700 } });
  const page = openPage(server);

  page.dispatch(couponRepeated({ bets: [{ ...refOf(2), coef: 1850 }] }));
  await pass(500);

  expect(selectLoadedCoupon(page.state())).toMatchObject({ bets: [{ verdict: 'moved', coefThen: 1850, coefNow: 1700 }] });
  expect(page.ids()).toEqual([2]);
});

it('[CP-31] a bet whose game id is that of other opponents now is gone from a repeated coupon, and one that the backend misses from a shared one', async () => {
  const { server } = createBackend();
  withGames(server);
  server.on(SHARED, () => answer({ bets: [refOf(4)], now: [{ outcomeId: 4, state: 'gone', coefThen: 1850, coef: null }] }));
  const page = openPage(server);
  const seen = (id: number, opponents: readonly [string, string]) => ({ ...refOf(id), coef: 1850, opponents });

  page.dispatch(couponRepeated({ bets: [seen(2, ['Harbour Town', 'Mill United']), seen(3, ['Harbour Town', 'Castle FC'])] }));
  await pass(500);
  expect(selectLoadedCoupon(page.state())).toMatchObject({ bets: [{ verdict: 'same' }, { verdict: 'gone', coefNow: null }] });

  page.dispatch(couponCodeEntered({ code: 'AB12-CD' }));
  await pass(500);
  expect(selectLoadedCoupon(page.state())).toMatchObject({ bets: [{ outcomeId: 4, verdict: 'gone', coefNow: null }] });
  expect(page.ids()).toEqual([2]);
});

it('[CP-31] reports how many bets exceeded the maximum', async () => {
  const { server } = createBackend();
  withGames(server);
  const page = openPage(server);
  for (let id = 101; id <= 129; id += 1) page.dispatch(betToggled(aPick(id)));

  page.dispatch(couponRepeated({ bets: [1, 2, 3].map((id) => ({ ...refOf(id), coef: 1850 })) }));
  await pass(500);

  expect(page.ids()).toHaveLength(30);
  expect(selectLoadedCoupon(page.state())).toMatchObject({ leftOut: 2 });
});

it.each([
  [404, 'unknown-code'],
  [503, 'not-reached'],
])('[CP-31] a code answered with %i is reported as %s and changes nothing', async (status, reason) => {
  const { server } = createBackend();
  server.on(SHARED, () => problem(status));
  const page = openPage(server);

  page.dispatch(couponCodeEntered({ code: 'NOPE' }));
  await pass(500);

  expect(selectLoadedCoupon(page.state())).toEqual({ status: 'failed', reason });
  expect(page.ids()).toEqual([]);
});

it('[CP-31] shares the bets and their combination, but neither stakes nor personal data', async () => {
  const { server } = createBackend();
  server.on(SHARE, () => answer({ code: 'AB12CD34EF56' }));
  const page = await openReady(server);
  [2, 3].forEach((id) => page.dispatch(betToggled(aPick(id))));
  page.dispatch(editCoupon({ kind: 'system', systemValue: 2 }));

  page.dispatch(shareRequested());
  await pass(500);

  expect(selectSharedCoupon(page.state())).toMatchObject({ status: 'ready', code: 'AB12CD34EF56' });
  expect(server.log.find(({ path, method }) => path === '/bff-api/coupon/shared' && method === 'POST')?.body).toEqual({
    bets: [1, 2, 3].map(refOf),
    typeId: 4,
    systemValue: 2,
  });
  page.dispatch(sharedClosed());
  expect(selectSharedCoupon(page.state())).toEqual({ status: 'none' });
});

it('[CP-31] [CP-27] [BT-08] a shared coupon keeps its parts, and those of an each-way bet are the same for the one who loads it', async () => {
  const { server } = createBackend();
  withGames(server);
  server.on(SHARE, () => answer({ code: 'AB12CD34EF56' }));
  const page = await openReady(server);
  page.dispatch(betToggled(aPick(2)));
  page.dispatch(editCoupon({ kind: 'type', typeId: 1 }));
  [1, 2].forEach((id) => page.dispatch(editCoupon({ kind: 'block', outcomeId: id, blockId: id })));
  page.dispatch(shareRequested());
  await pass(500);
  const shared = server.log.find(({ path, method }) => path === '/bff-api/coupon/shared' && method === 'POST')?.body as object;
  expect(shared).toEqual({ bets: [1, 2].map((id) => ({ ...refOf(id), blockId: id })), typeId: 1 });

  server.on(SHARED, () => answer({ ...shared, now: [1, 2].map((id) => now(id, 1850)) }));
  page.dispatch(editCoupon({ kind: 'clear' }));
  page.dispatch(couponCodeEntered({ code: 'AB12CD34EF56' }));
  await pass(500);
  expect(selectCouponBets(page.state()).map(({ outcomeId, blockId }) => [outcomeId, blockId])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it('[CP-31] [CP-29] [CP-10] a shared system keeps its bankers, and a named one its name', async () => {
  const { server } = createBackend();
  withGames(server);
  server.on(SHARE, () => answer({ code: 'AB12CD34EF56' }));
  const page = await openReady(server);
  const sent = () => server.log.findLast(({ path, method }) => path === '/bff-api/coupon/shared' && method === 'POST')?.body as object;
  const shareAndLoad = async (bets: readonly number[]) => {
    page.dispatch(shareRequested());
    await pass(500);
    server.on(SHARED, () => answer({ ...sent(), now: bets.map((id) => now(id, 1850)) }));
    page.dispatch(editCoupon({ kind: 'clear' }));
    page.dispatch(couponCodeEntered({ code: 'AB12CD34EF56' }));
    await pass(500);
  };
  [2, 3].forEach((id) => page.dispatch(betToggled(aPick(id))));
  page.dispatch(editCoupon({ kind: 'named-system', name: 'patent' }));
  await shareAndLoad([1, 2, 3]);
  expect(selectNamedSystem(page.state())).toBe('patent');

  page.dispatch(betToggled(aPick(4)));
  page.dispatch(editCoupon({ kind: 'type', typeId: 2 }));
  page.dispatch(editCoupon({ kind: 'banker', outcomeId: 2 }));
  await shareAndLoad([1, 2, 3, 4]);
  expect(sent()).toMatchObject({ typeId: 2, bets: [refOf(1), { ...refOf(2), isBanker: true }, refOf(3), refOf(4)] });
  expect(selectCouponBets(page.state()).filter(({ isBanker }) => isBanker)).toMatchObject([{ outcomeId: 2 }]);
  expect([selectTypeId(page.state()), selectNamedSystem(page.state())]).toEqual([2, null]);
});

it.each([{ code: '<script>' }, { code: 'AB' }, null, 'x'])('[CP-31] rejects the answer %j as a code', async (body) => {
  const { server } = createBackend();
  server.on(SHARE, () => answer(body));
  const page = await openReady(server);

  page.dispatch(shareRequested());
  await pass(500);

  expect(selectSharedCoupon(page.state())).toEqual({ status: 'failed' });
});
