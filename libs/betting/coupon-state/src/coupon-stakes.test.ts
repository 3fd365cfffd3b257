import { readAmount } from '@touchline/shared-primitives/typing';
import { balanceReceived } from '@touchline/account-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { answer } from '@touchline/shared-testing';
import {
  betToggled,
  couponSettingsChanged,
  editCoupon,
  selectAmount,
  selectAmountLimits,
  selectCouponAccount,
  selectCouponAct,
  selectFigures,
  selectIntentId,
  selectIsPrepaid,
  selectMaxStake,
  selectPrepaidAmount,
  selectStakeForWin,
  selectStakePresets,
} from './index.ts';
import { aPick } from './testing.ts';
import { createBackend, openReady, pass, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

it('[CP-21] steps to the next multiple of the currency’s step, within the limits', async () => {
  const page = await openReady(createBackend().server);
  page.dispatch(editCoupon({ kind: 'amount', amount: 501 }));
  page.dispatch(editCoupon({ kind: 'step-amount', direction: 'up' }));
  expect(selectAmount(page.state())).toBe(750);
  page.dispatch(editCoupon({ kind: 'step-amount', direction: 'down' }));
  page.dispatch(editCoupon({ kind: 'step-amount', direction: 'down' }));
  page.dispatch(editCoupon({ kind: 'step-amount', direction: 'down' }));
  expect(selectAmount(page.state())).toBe(20);
});

it('[CP-21] uses the player’s own step while that is switched on', async () => {
  const page = await openReady(createBackend().server);
  page.dispatch(couponSettingsChanged({ amountStepByCurrencyIso: { EUR: 1_000 } }));
  page.dispatch(editCoupon({ kind: 'step-amount', direction: 'up' }));
  expect(selectAmount(page.state())).toBe(750);

  page.dispatch(couponSettingsChanged({ isManualAmountStep: true }));
  page.dispatch(editCoupon({ kind: 'step-amount', direction: 'up' }));
  expect(selectAmount(page.state())).toBe(1_000);
});

it('[CP-21] offers preset stakes within the limits', async () => {
  const page = await openReady(createBackend().server);
  expect(selectStakePresets(page.state())).toEqual([500, 1_000, 2_500, 5_000]);
});

it('[CP-32] the largest stake is the minimum of limit, balance and the stake that reaches the largest payout', async () => {
  const { server, changeQuote } = createBackend();
  const page = await openReady(server);
  expect(selectMaxStake(page.state())).toBe(100_000); // the balance

  changeQuote({ maxPayout: 92_500 });
  await pass(15_500);
  expect(selectMaxStake(page.state())).toBe(50_000); // 500.00 at 1.85 reaches the largest payout

  changeQuote({ maxBetAmount: 40_000 });
  await pass(15_500);
  page.dispatch(editCoupon({ kind: 'max-amount' }));
  expect(selectAmount(page.state())).toBe(40_000);
});

it('[CP-32] divides the balance among many singles', async () => {
  const page = await openReady(createBackend().server);
  [2, 3].forEach((id) => page.dispatch(betToggled(aPick(id))));
  page.dispatch(editCoupon({ kind: 'type', typeId: 9 }));
  await pass(500);

  expect(selectMaxStake(page.state())).toBe(33_333);
});

it('[CP-32] auto-max keeps the stake at the maximum, with a new id for each, until the player sets a stake', async () => {
  const { server, changeQuote } = createBackend();
  const page = await openReady(server);
  page.dispatch(couponSettingsChanged({ isAutoMax: true }));
  expect(selectAmount(page.state())).toBe(100_000);
  const before = selectIntentId(page.state());

  page.dispatch(balanceReceived({ accountId: 11, money: 60_000 }));
  expect(selectAmount(page.state())).toBe(60_000);
  expect(selectIntentId(page.state())).not.toBe(before);

  page.dispatch(editCoupon({ kind: 'amount', amount: 700 }));
  changeQuote({ maxBetAmount: 30_000 });
  await pass(15_500);
  expect(selectAmount(page.state())).toBe(700);
});

it('[CP-32] prepaid money pays first and the account the rest, and each part is sent separately', async () => {
  const { server, changeQuote, booked } = createBackend();
  changeQuote({ availablePrepaidAmount: 30_000 });
  const page = await openReady(server);
  page.dispatch(editCoupon({ kind: 'amount', amount: 120_000 }));
  await pass(500);
  expect(selectCouponAct(page.state())).toEqual({ kind: 'not-enough-money', missing: 20_000 });

  page.dispatch(editCoupon({ kind: 'terms', terms: { isPrepaid: true } }));
  await pass(500);
  expect(selectPrepaidAmount(page.state())).toBe(30_000);
  page.dispatch(editCoupon({ kind: 'amount', amount: 10_000 }));
  expect([selectIsPrepaid(page.state()), selectPrepaidAmount(page.state())]).toEqual([true, 10_000]);
  page.dispatch(editCoupon({ kind: 'amount', amount: 120_000 }));
  await pass(500);
  page.place();
  await pass(500);
  expect(booked).toMatchObject([{ amount: 120_000, prepaidAmount: 30_000 }]);
});

it('[CP-32] the chosen account is asked for and pays, under a new id', async () => {
  const { server, booked } = createBackend();
  server.on('GET /web-api/account/list', () => answer(accountsOf({ accounts: [anAccount(), anAccount({ id: 12, money: 7_000 })] })));
  const page = await openReady(server);
  const before = selectIntentId(page.state());
  page.dispatch(editCoupon({ kind: 'account', accountId: 12 }));
  await pass(500);

  expect([selectCouponAccount(page.state())?.id, selectMaxStake(page.state())]).toEqual([12, 7_000]);
  expect(selectIntentId(page.state())).not.toBe(before);
  expect(server.log.filter(({ path }) => path === '/web-api/coupon/quote').at(-1)?.body).toMatchObject({ accountId: 12 });
  page.place();
  await pass(500);
  expect(booked).toMatchObject([{ accountId: 12 }]);
});

it.each([
  [0, 1_850, 1_000],
  [0, 1_851, 1_001],
])('[CP-10] type %i: to win %i the stake is %i', async (typeId, win, stake) => {
  const page = await openReady(createBackend().server);
  page.dispatch(editCoupon({ kind: 'type', typeId: typeId as 0 }));
  page.dispatch(editCoupon({ kind: 'amount-to-win', win }));
  expect(selectAmount(page.state())).toBe(stake);
  expect(selectFigures(page.state())?.maxWin).toBeGreaterThanOrEqual(win);
});

it('[CP-10] finds the stake for a wanted win of any type, and none above the largest payout', async () => {
  const page = await openReady(createBackend().server);
  [2, 3].forEach((id) => page.dispatch(betToggled(aPick(id, { coef: 2000 }))));
  for (const typeId of [1, 9, 4] as const) {
    page.dispatch(editCoupon({ kind: 'type', typeId }));
    await pass(500);
    const stake = selectStakeForWin(10_000)(page.state()) ?? 0;
    page.dispatch(editCoupon({ kind: 'amount', amount: stake }));
    expect(selectFigures(page.state())?.maxWin).toBeGreaterThanOrEqual(10_000);
    page.dispatch(editCoupon({ kind: 'amount', amount: stake - 1 }));
    expect(selectFigures(page.state())?.maxWin).toBeLessThan(10_000);
  }
  expect(selectStakeForWin(10_000_001)(page.state())).toBeNull();
});

it('[CP-22] [CP-14] the bonus account has no maximum stake', async () => {
  const { server, changeQuote } = createBackend();
  changeQuote({ hasMaxAmount: false });
  const page = await openReady(server);

  expect(selectAmountLimits(page.state())).toEqual({ min: 20, max: null });
});

it.each([Number.NaN, -1, 0.5, 2 ** 53, 1e13, Number.POSITIVE_INFINITY, -0])(
  '[MON-6] rejects %p as a stake and changes nothing',
  async (amount) => {
    const page = await openReady(createBackend().server);
    page.dispatch(editCoupon({ kind: 'amount', amount }));
    page.dispatch(editCoupon({ kind: 'bet-amount', outcomeId: 1, amount }));
    page.dispatch(editCoupon({ kind: 'block-amount', blockId: 1, amount }));

    expect(selectAmount(page.state())).toBe(500);
    expect(selectFigures(page.state())?.totalAmount).toBe(500);
  },
);

it('[MON-6] any typed stake becomes whole minor units, or leaves the coupon unchanged', async () => {
  const typed = [
    '1',
    '1.5',
    '1,5',
    '1 234,50',
    '1e2',
    '٣',
    '１２',
    '-1',
    '-0',
    '',
    ' ',
    'NaN',
    '0x10',
    '9007199254740993',
    '1.005',
    '.5',
    '5.',
    '1.2.3',
    '∞',
    '0',
  ];
  const page = await openReady(createBackend().server);
  for (const text of typed) {
    const verdict = readAmount(text, { exponent: 2, style: { point: '.', group: ',' }, signs: [] });
    const before = selectAmount(page.state());
    if (verdict.isOk) page.dispatch(editCoupon({ kind: 'amount', amount: verdict.value }));
    const amount = selectAmount(page.state());

    expect(amount).toBe(verdict.isOk ? verdict.value : before);
    expect(Number.isSafeInteger(selectFigures(page.state())?.maxWin)).toBe(true);
  }
});
