import { couponModule, selectCouponBets } from '@touchline/betting-coupon-state';
import type { BuilderLeg, BuilderPrice } from '@touchline/betting-contract';
import { answer, createFakePorts, createFakeServer, startStore, type FakeServer } from '@touchline/shared-testing';
import { addWanted, builderClosed, builderModule, builderOpened, legsChosen, legToggled, selectBuilder } from './index.ts';

const PRICE = 'POST /bff-api/coupon/builder';
const KEEP = 'POST /bff-api/coupon/builder/kept';
const GAME = 'GET /bff-api/coupon/builder/game/*';

const leg = (outcomeId: number): BuilderLeg => ({
  ...{ gameId: 70, marketId: outcomeId * 10, outcomeId, marketTypeId: 1, outcomeTypeId: 1, param: null, outcomeName: null, subKind: null },
  coef: 2000,
});
const ID = 2 ** 52 + 5;
const priced = (more: object = {}): BuilderPrice => ({
  ...{ status: 'priced', gameId: 70, marketId: ID, outcomeId: ID, coef: 3500, product: 4000, isLive: false, version: 1, servedAt: 9 },
  legs: [leg(1), leg(2)],
  ...more,
});
const refusal: BuilderPrice = { status: 'refused', reason: 'impossible', outcomeIds: [1, 2], servedAt: 9 };
const about = { marketTypeIds: [1, 4], suggestions: [{ coef: 3100, legs: [leg(3), leg(4)] }] };
const game = {
  ...{ id: 70, number: 5, kind: 1, sportId: 1, champId: 11, startAt: 100, section: 'line', hasVideo: false },
  opponent1: { id: 1, name: 'Northside' },
  opponent2: { id: 2, name: 'Rovers' },
  state: { statusId: 1, marketsCount: 3 },
} as Parameters<typeof addWanted>[0]['game'];

let stop = () => undefined as void;
function start(handlers: Parameters<typeof createFakeServer>[0] = {}) {
  const server = createFakeServer({
    [PRICE]: () => answer(priced()),
    [KEEP]: () => answer(priced()),
    [GAME]: () => answer(about),
    ...handlers,
  });
  const ports = createFakePorts({ send: server.send });
  const store = startStore([couponModule(ports), builderModule(ports)]);
  stop = store.stop;
  store.dispatch(builderOpened({ id: 70, section: 'line' }));
  return { ...store, server, seen: () => selectBuilder(store.getState()), bets: () => selectCouponBets(store.getState()) };
}
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const sentTo = (server: FakeServer, path: string) => server.log.filter((one) => one.path === path).map(({ body }) => body);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('[BT-10] asks which markets can be combined when it opens, and for a price once there are two legs', async () => {
  const { dispatch, seen, server } = start();
  await pass();
  expect(seen().about).toEqual(about);
  dispatch(legToggled(leg(1)));
  await pass();
  expect(server.count(PRICE)).toBe(0);
  dispatch(legToggled(leg(2)));
  await pass();
  expect(sentTo(server, '/bff-api/coupon/builder')).toEqual([
    {
      legs: [
        { gameId: 70, marketId: 10, outcomeId: 1 },
        { gameId: 70, marketId: 20, outcomeId: 2 },
      ],
    },
  ]);
  expect(seen().price).toEqual(priced());
});

it('[BT-10] [LOAD-6] polls the price while it is open and stops when it closes', async () => {
  const { dispatch, server } = start();
  dispatch(legsChosen([leg(1), leg(2)]));
  await pass(120_000);
  const before = server.count(PRICE);
  expect(before).toBeGreaterThan(1);
  dispatch(builderClosed());
  await pass(120_000);
  expect(server.count(PRICE)).toBe(before);
});

it('[BT-10] drops the price as soon as the legs change, and accepts no ninth leg', async () => {
  const { dispatch, seen } = start();
  dispatch(legsChosen([leg(1), leg(2)]));
  await pass();
  expect(seen().price).not.toBeNull();
  for (const id of [3, 4, 5, 6, 7, 8, 9]) dispatch(legToggled(leg(id)));
  expect(seen().price).toBeNull();
  expect(seen().legs.map(({ outcomeId }) => outcomeId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('[BT-10] [CP-24] puts the combination into the coupon as one selection with its legs', async () => {
  const { bets, dispatch } = start();
  dispatch(legsChosen([leg(1), leg(2)]));
  await pass();
  dispatch(addWanted({ game, pageType: 'game' }));
  dispatch(addWanted({ game, pageType: 'game' }));
  await pass();
  expect(bets()).toMatchObject([{ outcomeId: ID, gameId: 70, coef: 3500, market: { id: ID, typeId: 61 }, typeId: 68 }]);
  expect(bets()[0]?.legs?.map(({ outcomeId }) => outcomeId)).toEqual([1, 2]);
});

it('[BT-10] adds nothing to the coupon when the combination is refused in the meantime, and shows the reason', async () => {
  const { bets, dispatch, seen } = start({ [KEEP]: () => answer(refusal) });
  dispatch(legsChosen([leg(1), leg(2)]));
  await pass();
  dispatch(addWanted({ game, pageType: 'game' }));
  await pass();
  expect([bets().length, seen().price, seen().isAdding]).toEqual([0, refusal, false]);
});

it.each([
  ['without an outcome', priced({ outcomeId: undefined })],
  ['at half a thousandth', priced({ coef: 3500.5 })],
  ['with an invalid leg', priced({ legs: [{ outcomeId: 1 }] })],
  ['with an unknown reason', { ...refusal, reason: 'weather' }],
])('[BT-10] rejects a price %s', async (_, body) => {
  const { dispatch, seen } = start({ [PRICE]: () => answer(body) });
  dispatch(legsChosen([leg(1), leg(2)]));
  await pass();
  expect([seen().price, seen().isFailed]).toEqual([null, true]);
});

it('[BT-10] keeps the legs while the builder is closed, and drops them when another game is opened', async () => {
  const { dispatch, seen } = start();
  dispatch(legsChosen([leg(1), leg(2)]));
  dispatch(builderClosed());
  dispatch(builderOpened({ id: 70, section: 'live' }));
  expect(seen().legs).toHaveLength(2);
  dispatch(builderOpened({ id: 80, section: 'live' }));
  expect(seen().legs).toHaveLength(0);
});
