import {
  betToggled,
  editCoupon,
  selectAvailableTypes,
  selectCoupon,
  selectFigures,
  selectNamedSystem,
  selectShopSystems,
  selectStakeProblems,
  stakeCommand,
} from './index.ts';
import { aPick } from './testing.ts';
import { createBackend, openPage, pass, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

/** A page with `count` bets at 1.5, 2, 2.5 and so on as a system, quoted. */
async function openWith(count: number) {
  const backend = createBackend();
  const page = openPage(backend.server);
  for (let id = 1; id <= count; id += 1) page.dispatch(betToggled(aPick(id, { coef: 1000 + id * 500 })));
  page.dispatch(editCoupon({ kind: 'type', typeId: 4 }));
  await pass(500);
  return { ...backend, page };
}

it.each([
  [2, 'double-stakes-about', 202, 2],
  [3, 'round-robin', 303, 10],
  [4, 'flag', 401, 23],
  [5, 'banker-yankee', 503, 11],
  [6, 'alphabet', 603, 26],
  [7, 'magnificent-7', 703, 28],
  [8, 'goliath-flag', 801, 303],
  [9, 'union-jack', 901, 8],
] as const)(
  '[CP-10] %i bets as a %s are placed as one coupon with a stake for each of its bets',
  async (count, name, value, combinations) => {
    const { page, booked } = await openWith(count);
    expect(selectShopSystems(page.state()).map((system) => system.name)).toContain(name);

    page.dispatch(editCoupon({ kind: 'system', systemValue: value }));
    page.dispatch(editCoupon({ kind: 'amount', amount: 100 }));
    await pass(500);
    expect(selectNamedSystem(page.state())).toBe(name);
    expect(selectFigures(page.state())).toMatchObject({ combinations, totalAmount: combinations * 100, perCombination: 100 });
    page.place();
    await pass(500);

    expect(booked).toMatchObject([{ typeId: 4, systemValue: value, amount: combinations * 100 }]);
    expect(booked[0]?.amountByBlockId).toBeUndefined();
  },
);

it('[CP-01] [CP-10] two bets are offered as a system, which is Single Stakes About at first', async () => {
  const { page } = await openWith(2);
  expect(selectAvailableTypes(page.state())).toEqual([1, 9, 4]);
  expect(selectShopSystems(page.state()).map(({ name }) => name)).toEqual(['single-stakes-about', 'double-stakes-about']);
  // 1.50 and 2.00 at the first stake of the currency, on both.
  expect([selectNamedSystem(page.state()), selectFigures(page.state())?.combinations]).toEqual(['single-stakes-about', 2]);
});

it('[CP-01] [CP-10] a system that is left with two bets is an express of the same stake, and a system again with the third', async () => {
  const { page } = await openWith(3);
  page.dispatch(editCoupon({ kind: 'amount', amount: 300 }));
  page.dispatch(betToggled(aPick(3)));
  expect([selectCoupon(page.state()).typeId, selectFigures(page.state())?.totalAmount]).toEqual([1, 300]);
  page.dispatch(betToggled(aPick(3)));
  expect([selectCoupon(page.state()).typeId, selectFigures(page.state())?.totalAmount]).toEqual([4, 300]);

  page.dispatch(betToggled(aPick(3)));
  page.dispatch(editCoupon({ kind: 'type', typeId: 4 }));
  expect([selectNamedSystem(page.state()), selectFigures(page.state())?.totalAmount]).toEqual(['single-stakes-about', 600]);
});

it('[CP-10] [CP-07] a shop system ends when the number of bets changes, returns with it, and survives a reload', async () => {
  const { page, server } = await openWith(4);
  page.dispatch(editCoupon({ kind: 'system', systemValue: 401 }));
  page.dispatch(betToggled(aPick(5)));
  expect([selectNamedSystem(page.state()), selectCoupon(page.state()).systemValue]).toEqual([null, 2]);
  page.dispatch(betToggled(aPick(5)));
  expect(selectNamedSystem(page.state())).toBe('flag');

  await pass(1000);
  page.close();
  const again = openPage(server, { tab: page.tab });
  await pass(500);
  expect([selectNamedSystem(again.state()), selectFigures(again.state())?.combinations]).toEqual(['flag', 23]);
});

it('[CP-10] a system of several sizes takes the place of a shop system, and the other way round', async () => {
  const { page } = await openWith(4);
  page.dispatch(editCoupon({ kind: 'system', systemValue: 401 }));
  page.dispatch(editCoupon({ kind: 'named-system', name: 'yankee' }));
  expect([selectNamedSystem(page.state()), selectFigures(page.state())?.combinations]).toEqual(['yankee', 11]);
  page.dispatch(editCoupon({ kind: 'system', systemValue: 401 }));
  expect([selectNamedSystem(page.state()), selectFigures(page.state())?.combinations]).toEqual(['flag', 23]);
  page.dispatch(editCoupon({ kind: 'system', systemValue: 3 }));
  expect([selectNamedSystem(page.state()), selectCoupon(page.state()).systemValue]).toEqual([null, 3]);
});

it('[CP-14] the limits of the whole stake apply, and the way out is a stake for each bet', async () => {
  const { page } = await openWith(4);
  page.dispatch(editCoupon({ kind: 'system', systemValue: 401 }));
  page.dispatch(editCoupon({ kind: 'amount', amount: 10_000 }));
  await pass(500);
  // 23 × 100.00 is above 2000.00; 86.95 each is not.
  expect(selectStakeProblems(page.state())).toEqual([{ target: { kind: 'all' }, reason: 'amount-too-large', amount: 8695 }]);
  page.dispatch(stakeCommand({ target: { kind: 'all' }, amount: 8695 }));
  await pass(500);
  expect(selectStakeProblems(page.state())).toEqual([]);
});

it('[CP-10] a size that is the number of no system is the smallest size', async () => {
  const { page } = await openWith(4);
  page.dispatch(editCoupon({ kind: 'system', systemValue: 499 }));
  expect([selectNamedSystem(page.state()), selectCoupon(page.state()).systemValue]).toEqual([null, 2]);
});
