import {
  betToggled,
  editCoupon,
  selectBankers,
  selectCoupon,
  selectCouponAct,
  selectFigures,
  selectLocks,
  selectNamedSystem,
  selectNamedSystems,
  selectOffer,
  selectParts,
  selectStakeProblems,
  selectSystemOptions,
  stakeCommand,
} from './index.ts';
import { aPick } from './testing.ts';
import { createBackend, openPage, pass, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

/** A page with `count` bets at 1.5, 2, 2.5 and so on, quoted. */
async function openWith(count: number) {
  const backend = createBackend();
  const page = openPage(backend.server);
  for (let id = 1; id <= count; id += 1) page.dispatch(betToggled(aPick(id, { coef: 1000 + id * 500 })));
  await pass(500);
  return { ...backend, page };
}

it.each([
  [0, 1, null],
  [1, 2, 3000],
  [9, 2, null],
] as const)('[CP-11] type %i of %i bets has the odds against it: %p', async (typeId, count, coef) => {
  const { page } = await openWith(count);
  page.dispatch(editCoupon({ kind: 'type', typeId }));

  // 1.5 x 2 = 3; against it 3 / 2
  expect(selectCoupon(page.state()).antiExpressCoef).toBe(coef === null ? null : 1500);
});

it('[CP-06] [CP-02] offers every size of a system with its combinations and its minimum stake', async () => {
  const { page } = await openWith(5);
  page.dispatch(editCoupon({ kind: 'type', typeId: 4 }));

  expect(selectSystemOptions(page.state())).toEqual([
    { value: 2, offset: 0, minBetAmount: 20, combo: 10 },
    { value: 3, offset: 0, minBetAmount: 20, combo: 10 },
    { value: 4, offset: 0, minBetAmount: 20, combo: 5 },
  ]);
  expect(selectCoupon(page.state())).toMatchObject({ systemValue: 2, systemValues: [2, 3, 4] });

  page.dispatch(editCoupon({ kind: 'system', systemValue: 4 }));
  expect(selectFigures(page.state())).toMatchObject({ combinations: 5, totalAmount: 500, perCombination: 100 });
});

it('[CP-10] places a system as shown: size, whole stake and mean odds', async () => {
  const { page, booked } = await openWith(3);
  page.dispatch(editCoupon({ kind: 'type', typeId: 4 }));
  page.dispatch(editCoupon({ kind: 'amount', amount: 3_000 }));
  await pass(500);
  // 1.5 x 2 + 1.5 x 2.5 + 2 x 2.5 = 11.75, three combinations at 10.00 each
  expect(selectFigures(page.state())).toMatchObject({ coef: 3916, maxWin: 11_750, minWin: 3_000 });

  page.place();
  await pass(500);

  expect(booked).toMatchObject([{ typeId: 4, systemValue: 2, amount: 3_000, coef: 3916 }]);
  expect(booked[0]?.bets.every(({ blockId, isBanker }) => blockId === undefined && isBanker === undefined)).toBe(true);
});

it('[CP-29] a system with banker needs a banker, and lists the bets that can be one', async () => {
  const { page, booked } = await openWith(4);
  page.dispatch(editCoupon({ kind: 'type', typeId: 2 }));
  await pass(500);
  expect(selectCouponAct(page.state())).toEqual({ kind: 'choose-banker' });

  page.dispatch(editCoupon({ kind: 'banker', outcomeId: 1 }));
  await pass(500);
  expect(selectBankers(page.state()).get(1)).toEqual({ isBanker: true, refusal: null });
  expect(selectBankers(page.state()).get(2)).toEqual({ isBanker: false, refusal: 'too-few-left' });

  page.place();
  await pass(500);
  expect(booked[0]?.bets.map(({ isBanker }) => isBanker)).toEqual([true, undefined, undefined, undefined]);
});

it('[CP-29] a bet that the line no longer allows as a banker locks the coupon, with that reason', async () => {
  const { page, server, changeQuote } = await openWith(4);
  page.dispatch(editCoupon({ kind: 'type', typeId: 2 }));
  page.dispatch(editCoupon({ kind: 'banker', outcomeId: 1 }));
  changeQuote({ bets: [{ outcomeId: 1, reason: null, coef: 1500, isLive: false, isDisabledBanker: true }] });
  await pass(15_500);

  expect(server.count('POST /web-api/coupon/quote')).toBeGreaterThan(1);
  expect(selectLocks(page.state()).get(1)).toBe('banker-disabled');
  expect(selectCouponAct(page.state()).kind).toBe('remove-locked');
  page.dispatch(editCoupon({ kind: 'banker', outcomeId: 1 }));
  expect(selectLocks(page.state()).size).toBe(0);
});

it.each([
  [3, 'trixie', { 2: 300, 3: 100 }, 4],
  [3, 'patent', { 1: 100, 2: 300, 3: 100 }, 7],
  [4, 'yankee', { 2: 600, 3: 400, 4: 100 }, 11],
  [4, 'lucky-15', { 1: 100, 2: 600, 3: 400, 4: 100 }, 15],
  [5, 'canadian', { 2: 1_000, 3: 1_000, 4: 500, 5: 100 }, 26],
  [8, 'goliath', { 2: 2_800, 3: 5_600, 4: 7_000, 5: 5_600, 6: 2_800, 7: 800, 8: 100 }, 247],
] as const)('[CP-10] [CP-27] %i bets as a %s are placed in one request', async (count, name, amountByBlockId, combinations) => {
  const { page, booked } = await openWith(count);
  expect(selectNamedSystems(page.state()).map((system) => system.name)).toContain(name);

  page.dispatch(editCoupon({ kind: 'named-system', name }));
  page.dispatch(editCoupon({ kind: 'amount', amount: 100 }));
  await pass(500);
  expect(selectFigures(page.state())).toMatchObject({ combinations, totalAmount: combinations * 100 });
  page.place();
  await pass(500);

  expect(booked).toMatchObject([{ typeId: 4, amount: 100, amountByBlockId }]);
  expect(booked[0]?.systemValue).toBeUndefined();
});

it('[CP-10] a named system ends when the number of bets changes, and returns with it', async () => {
  const { page } = await openWith(3);
  page.dispatch(editCoupon({ kind: 'named-system', name: 'patent' }));
  page.dispatch(betToggled(aPick(4)));
  expect([selectNamedSystem(page.state()), selectCoupon(page.state()).typeId]).toEqual([null, 4]);

  page.dispatch(betToggled(aPick(4)));
  expect(selectNamedSystem(page.state())).toBe('patent');
});

it('[CP-27] blocks of an express are separate coupons with their own stakes, limits and errors', async () => {
  const { page, booked } = await openWith(4);
  [1, 2].forEach((outcomeId) => page.dispatch(editCoupon({ kind: 'block', outcomeId, blockId: 1 })));
  page.dispatch(editCoupon({ kind: 'block', outcomeId: 3, blockId: 2 }));
  page.dispatch(editCoupon({ kind: 'block-amount', blockId: 2, amount: 5 }));
  await pass(500);

  expect(selectParts(page.state()).map(({ blockId, typeId, amount, bets }) => [blockId, typeId, amount, bets.length])).toEqual([
    [1, 1, 500, 2],
    [2, 0, 5, 1],
    [0, 0, 500, 1],
  ]);
  const problem = { target: { kind: 'block', blockId: 2 }, reason: 'amount-too-small', amount: 20 } as const;
  expect(selectStakeProblems(page.state())).toEqual([problem]);
  expect(selectCouponAct(page.state())).toEqual({ kind: 'set-stake', ...problem });

  page.dispatch(stakeCommand(problem));
  await pass(500);
  page.place();
  await pass(500);
  expect(booked).toMatchObject([{ typeId: 1, amount: 500, amountByBlockId: { 2: 20 } }]);
  expect(booked[0]?.bets.map(({ blockId }) => blockId)).toEqual([1, 1, 2, 0]);
});

it('[CP-27] [CP-29] dependent bets in different blocks do not conflict', async () => {
  const { page } = await openWith(1);
  page.dispatch(betToggled(aPick(7, { gameId: 10 })));
  expect([...selectLocks(page.state()).keys()]).toEqual([1, 7]);

  page.dispatch(editCoupon({ kind: 'block', outcomeId: 7, blockId: 3 }));
  expect(selectLocks(page.state()).size).toBe(0);
});

it('[CP-27] each of many singles has its own stake and its own error', async () => {
  const { page } = await openWith(3);
  page.dispatch(editCoupon({ kind: 'type', typeId: 9 }));
  page.dispatch(editCoupon({ kind: 'bet-amount', outcomeId: 2, amount: 300_000 }));
  page.dispatch(editCoupon({ kind: 'bet-amount', outcomeId: 3, amount: 1 }));
  await pass(500);

  expect(selectStakeProblems(page.state())).toEqual([
    { target: { kind: 'bet', outcomeId: 2 }, reason: 'amount-too-large', amount: 200_000 },
    { target: { kind: 'bet', outcomeId: 3 }, reason: 'amount-too-small', amount: 20 },
  ]);
  expect(selectOffer(page.state())?.lines.map(({ amount }) => amount)).toEqual([500, 300_000, 1]);
});

it('[CP-14] [CP-27] the stake of a named system is that of one combination, and is corrected as such', async () => {
  const { page } = await openWith(3);
  page.dispatch(editCoupon({ kind: 'named-system', name: 'trixie' }));
  page.dispatch(editCoupon({ kind: 'amount', amount: 10 }));
  await pass(500);

  // The treble is one combination of 10, which is too little; the doubles are three of them, which is enough.
  expect(selectStakeProblems(page.state())).toEqual([{ target: { kind: 'all' }, reason: 'amount-too-small', amount: 20 }]);
});
