import { accountsSlice } from '@touchline/account-state';
import { accountsOf } from '@touchline/account-state/testing';
import { sessionReceived } from '@touchline/identity-state';
import {
  betToggled,
  editCoupon,
  pricesSeen,
  selectAmount,
  selectAmountLimits,
  selectCoupon,
  selectCouponBets,
  selectCouponSettings,
  selectFigures,
  selectIsPicked,
  selectTypeId,
} from './index.ts';
import { aPick } from './testing.ts';
import { anna, pass, createBackend, openPage, openReady, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

describe('filling the coupon', () => {
  it("[CP-14] [MON-4] ignores limits quoted in the visitor's currency once the account has another one", async () => {
    const page = await openReady(createBackend().server, { session: { status: 'visitor' } });
    expect(selectAmountLimits(page.state()).min).toBe(800);

    page.dispatch(sessionReceived(anna));
    page.dispatch(accountsSlice.actions.accountsReceived({ userId: 7, ...accountsOf() }));
    expect(selectAmountLimits(page.state()).min).toBeNull();

    await pass(1_000);
    expect(selectAmountLimits(page.state()).min).toBe(20);
  });

  it('[CP-24] adds an outcome and removes it again', async () => {
    const page = openPage(createBackend().server);
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(betToggled(aPick(2)));
    expect([selectIsPicked(1)(page.state()), selectIsPicked(3)(page.state())]).toEqual([true, false]);

    page.dispatch(betToggled(aPick(1)));
    expect(page.ids()).toEqual([2]);
  });

  it('[CP-24] a pick carries market, game, source and page; an update changes only its own bet', () => {
    const page = openPage(createBackend().server);
    page.dispatch(betToggled({ ...aPick(1), source: 'search', pageType: 'home' }));
    page.dispatch(betToggled({ ...aPick(2), source: 'list', pageType: 'live' }));
    const [first, second] = selectCouponBets(page.state());
    expect(first).toMatchObject({
      ...{ outcomeId: 1, gameId: 10, sportId: 1, champId: 5, number: 10, opponents: ['Harbour Town', 'Mill United'] },
      ...{ source: 'search', pageType: 'home' },
      market: { id: 100, typeId: 1, param: null },
    });
    expect(second).toMatchObject({ source: 'list', pageType: 'live' });

    page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1900, isBlocked: true }]));
    expect(selectCouponBets(page.state())[0]).toMatchObject({
      coef: 1900,
      coefSeen: 1850,
      isBlocked: true,
      source: 'search',
      pageType: 'home',
    });
    expect(selectCouponBets(page.state())[1]).toBe(second);
  });

  it('[CP-02] has every field of the specification, with the specified names', async () => {
    const page = await openReady(createBackend().server);

    expect(Object.keys(selectCoupon(page.state())).sort()).toEqual(
      [
        ...[
          'accountId',
          'addedAtByBetId',
          'amount',
          'amountByBetId',
          'amountByBlockId',
          'antiExpressCoef',
          'availablePrepaidAmount',
          'bets',
        ],
        ...['coef', 'coefByView', 'expressId', 'hyperBonusPercent', 'manualPromoCode', 'maxBetAmount', 'maxHyperBonusLimit', 'maxPayout'],
        ...['minBetAmount', 'minHyperBonusBetLimit', 'promoCode', 'promoCodes', 'singlesResultCoupons', 'successCoupon', 'systemValue'],
        ...['systemValues', 'tab', 'typeId'],
      ].sort(),
    );
    expect(selectCoupon(page.state())).toMatchObject({
      coef: 1850,
      coefByView: '1.85',
      minBetAmount: 20,
      maxBetAmount: 200_000,
      accountId: 11,
    });
  });

  it('[CP-03] settings have every field of the specification, and by default accept only better odds', () => {
    const page = openPage(createBackend().server);

    expect(Object.keys(selectCouponSettings(page.state())).sort()).toEqual(
      [
        ...['amountStepByCurrencyIso', 'isManualAmountStep', 'changeCoefAction', 'isAutoMax', 'isVipBet', 'isBalanceShown', 'exactCoef'],
        ...['isPossibleWinShown', 'isSelectAccountShown', 'isCouponFixed', 'oneClickAmount', 'isActiveOneClick'],
        ...['bonusAccountOneClickAmount', 'isDropOnScoreChange'],
        'oddsBudget', // not in the specification: ADR 0020
      ].sort(),
    );
    expect(selectCouponSettings(page.state()).changeCoefAction).toBe(2);
  });

  it('[CP-09] [CP-21] starts with the initial stake and shows exactly the amount that is paid', async () => {
    const page = await openReady(createBackend().server);
    expect(selectAmount(page.state())).toBe(500);
    expect(selectFigures(page.state())?.maxWin).toBe(925);

    page.dispatch(editCoupon({ kind: 'amount', amount: 333 }));
    page.dispatch(betToggled(aPick(2, { coef: 2015 })));
    expect(selectTypeId(page.state())).toBe(1);
    expect(selectFigures(page.state())?.maxWin).toBe(1241); // 3.33 x 1.85 x 2.015 = 12.4132575
  });

  it('[CP-01] computes many singles with a separate stake for each', async () => {
    const page = await openReady(createBackend().server);
    page.dispatch(betToggled(aPick(2, { coef: 2000 })));
    page.dispatch(editCoupon({ kind: 'type', typeId: 9 }));

    expect(selectFigures(page.state())).toMatchObject({ totalAmount: 1000, maxWin: 1925 });
  });

  it('[CP-24] restores a removed bet within eight seconds', async () => {
    const page = openPage(createBackend().server);
    [1, 2, 3].forEach((id) => page.dispatch(betToggled(aPick(id))));

    page.dispatch(editCoupon({ kind: 'remove', outcomeIds: [2] }));
    page.dispatch(editCoupon({ kind: 'undo' }));
    expect(page.ids()).toEqual([1, 2, 3]);

    page.dispatch(editCoupon({ kind: 'clear' }));
    await pass(8_000);
    page.dispatch(editCoupon({ kind: 'undo' }));
    expect(page.ids()).toEqual([]);
  });
});

it('[CP-24] undo after clearing restores bets, order, type, size and stakes', async () => {
  const page = openPage(createBackend().server);
  [3, 1, 2].forEach((id) => page.dispatch(betToggled(aPick(id))));
  page.dispatch(editCoupon({ kind: 'system', systemValue: 2 }));
  page.dispatch(editCoupon({ kind: 'amount', amount: 900 }));

  page.dispatch(editCoupon({ kind: 'clear' }));
  expect(page.ids()).toEqual([]);
  page.dispatch(editCoupon({ kind: 'undo' }));

  expect(page.ids()).toEqual([3, 1, 2]);
  expect([selectTypeId(page.state()), selectAmount(page.state())]).toEqual([4, 900]);
});
