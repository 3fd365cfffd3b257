import { accountsOf, anAccount } from '@touchline/account-state/testing';
import type { CouponToPlace } from '@touchline/betting-contract';
import {
  betToggled,
  couponSettingsChanged,
  oneClickAnswered,
  oneClickClosed,
  oneClickWanted,
  selectCouponSettings,
  selectOneClick,
} from './index.ts';
import { aPick } from './testing.ts';
import { answer } from '@touchline/shared-testing';
import { createBackend, openPage, pass, PLACE, problem, QUOTE, STATUS, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

async function openActive(options: Parameters<typeof openPage>[1] = {}) {
  const backend = createBackend();
  const page = openPage(backend.server, { ...options, config: { show_one_click: true, ...options.config } });
  await pass(500);
  page.dispatch(couponSettingsChanged({ oneClickAmount: 700, bonusAccountOneClickAmount: 300 }));
  page.dispatch(oneClickWanted({ isActive: true }));
  return { ...backend, page };
}
const outcomes = (page: ReturnType<typeof openPage>) => selectOneClick(page.state()).bets.map(({ placement }) => placement.status);

describe('switching one-click', () => {
  it('[CP-17] asks first if there are bets in the coupon; yes clears it, no changes nothing', async () => {
    const page = openPage(createBackend().server, { config: { show_one_click: true } });
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(oneClickWanted({ isActive: true }));
    expect(selectOneClick(page.state())).toMatchObject({ isConfirming: true, isActive: false });

    page.dispatch(oneClickAnswered({ isConfirmed: false }));
    expect(selectOneClick(page.state())).toMatchObject({ isConfirming: false, isActive: false });
    expect(page.ids()).toEqual([1]);

    page.dispatch(oneClickWanted({ isActive: true }));
    page.dispatch(oneClickAnswered({ isConfirmed: true }));
    expect(selectOneClick(page.state())).toMatchObject({ isConfirming: false, isActive: true });
    expect(page.ids()).toEqual([]);
  });

  it('[CP-17] ignores an answer without a question, and does not ask if the coupon is empty', () => {
    const page = openPage(createBackend().server, { config: { show_one_click: true } });
    page.dispatch(oneClickAnswered({ isConfirmed: true }));
    expect(selectOneClick(page.state()).isActive).toBe(false);

    page.dispatch(oneClickWanted({ isActive: true }));
    expect(selectOneClick(page.state())).toMatchObject({ isConfirming: false, isActive: true });
  });

  it('[CP-16] is active only if the site offers it', async () => {
    const { page, server } = await openActive({ config: { show_one_click: false } });
    expect(selectOneClick(page.state())).toMatchObject({ isOffered: false, isActive: false, isConfirming: false });

    page.dispatch(betToggled(aPick(1)));
    await pass(500);
    expect(page.ids()).toEqual([1]);
    expect(server.count(PLACE)).toBe(0);
  });

  it('[CP-17] a setting alone does not switch it on', () => {
    const page = openPage(createBackend().server, { config: { show_one_click: true } });
    page.dispatch(couponSettingsChanged({ isActiveOneClick: true }));

    expect(selectOneClick(page.state()).isActive).toBe(false);
  });

  it('[CP-18] turning off the exact coefficient turns off the drop on a score change', () => {
    const page = openPage(createBackend().server);
    page.dispatch(couponSettingsChanged({ exactCoef: true, isDropOnScoreChange: true }));
    expect(selectCouponSettings(page.state()).isDropOnScoreChange).toBe(true);

    page.dispatch(couponSettingsChanged({ exactCoef: false }));
    expect(selectCouponSettings(page.state())).toMatchObject({ exactCoef: false, isDropOnScoreChange: false });
  });

  it('[CP-19] turning on the drop on a score change turns off one-click', async () => {
    const { page } = await openActive();
    expect(selectOneClick(page.state()).isActive).toBe(true);

    page.dispatch(couponSettingsChanged({ isDropOnScoreChange: true }));
    expect(selectOneClick(page.state()).isActive).toBe(false);
  });
});

describe('a one-click bet', () => {
  it('[CP-16] [CP-22] has its own stake and id, and leaves the coupon unchanged', async () => {
    const { page, server, booked } = await openActive();
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(betToggled(aPick(2)));
    await pass(1_000);

    expect(booked).toMatchObject([
      { typeId: 0, amount: 700, bets: [{ outcomeId: 1 }] },
      { typeId: 0, amount: 700, bets: [{ outcomeId: 2 }] },
    ]);
    expect(new Set(booked.map(({ id }) => id)).size).toBe(2);
    expect(server.log.find(({ path }) => path.endsWith('/quote'))?.body).toMatchObject({ isOneClick: true, amount: 700 });
    expect(page.ids()).toEqual([]);
    expect(outcomes(page)).toEqual(['accepted', 'accepted']);
  });

  it('[MON-6] [CP-22] stakes nothing while the stake in the settings is not an amount', async () => {
    const { page, server } = await openActive();
    page.dispatch(couponSettingsChanged({ oneClickAmount: 0 }));
    page.dispatch(betToggled(aPick(1)));
    await pass(1_000);

    expect(selectOneClick(page.state()).bets).toMatchObject([{ placement: { status: 'rejected', reason: 'amount-too-small' } }]);
    expect(server.count(PLACE)).toBe(0);
  });

  it('[CP-22] uses the stake of the bonus account when that account pays', async () => {
    const backend = createBackend();
    backend.server.on('GET /web-api/account/list', () => answer(accountsOf({ accounts: [anAccount({ id: 12, type: 4, money: 5_000 })] })));
    const page = openPage(backend.server, { config: { show_one_click: true } });
    await pass(500);
    page.dispatch(couponSettingsChanged({ oneClickAmount: 700, bonusAccountOneClickAmount: 300 }));
    page.dispatch(oneClickWanted({ isActive: true }));

    page.dispatch(betToggled(aPick(1)));
    await pass(1_000);

    expect(backend.booked).toMatchObject([{ amount: 300, accountId: 12 }]);
  });

  it('[CP-25] places nothing at a fallen price under the default setting', async () => {
    const { page, server, prices } = await openActive();
    prices.set(1, { coef: 1800 });
    page.dispatch(betToggled(aPick(1)));
    await pass(1_000);

    expect(server.count(PLACE)).toBe(0);
    expect(selectOneClick(page.state()).bets[0]?.placement).toMatchObject({ status: 'rejected', reason: 'coef-changed' });
  });

  it('[CP-29] reports a suspended price and sends nothing', async () => {
    const { page, server, prices } = await openActive();
    prices.set(1, { reason: 'bet-suspended' });
    page.dispatch(betToggled(aPick(1)));
    await pass(1_000);

    expect(server.count(PLACE)).toBe(0);
    expect(selectOneClick(page.state()).bets[0]?.placement).toMatchObject({ status: 'rejected', reason: 'bet-suspended' });
  });

  it('[BET-2] [BET-8] with a lost answer is looked up under its id and never sent again', async () => {
    const { page, server, place, booked } = await openActive();
    server.on(PLACE, ({ body }) => {
      place(body as CouponToPlace);
      throw new TypeError('Failed to fetch');
    });
    page.dispatch(betToggled(aPick(1)));
    await pass(3_000);

    expect([server.count(PLACE), booked.length, server.count(STATUS)]).toEqual([1, 1, 1]);
    expect(outcomes(page)).toEqual(['accepted']);
  });

  it('[BET-8] without a quote ends as refused', async () => {
    const { page, server } = await openActive();
    server.on(QUOTE, () => problem(503));
    page.dispatch(betToggled(aPick(1)));
    await pass(10_000);

    expect(outcomes(page)).toEqual(['rejected']);
    page.dispatch(oneClickClosed({ id: selectOneClick(page.state()).bets[0]?.id ?? '' }));
    expect(outcomes(page)).toEqual([]);
  });

  it('[CP-26] of a visitor is not placed', async () => {
    const { page, server } = await openActive({ session: { status: 'visitor' } });
    page.dispatch(betToggled(aPick(1)));
    await pass(1_000);

    expect([server.count(PLACE), outcomes(page)]).toEqual([0, ['rejected']]);
  });

  it('[BET-3] twenty clicks within a second on the same odds are one bet', async () => {
    const { page, booked } = await openActive();
    for (let click = 0; click < 20; click += 1) {
      page.dispatch(betToggled(aPick(1)));
      await pass(50);
    }

    expect(booked).toHaveLength(1);
    await pass(1_000);
    page.dispatch(betToggled(aPick(1)));
    await pass(500);
    expect(booked).toHaveLength(2);
  });
});
