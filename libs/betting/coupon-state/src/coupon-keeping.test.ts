import { sessionReceived, signedOut } from '@touchline/identity-state';
import { createBrowserOfTabs } from '@touchline/shared-testing';
import {
  betToggled,
  couponSettingsChanged,
  editCoupon,
  type SecondStore,
  selectAmount,
  selectCouponSettings,
  selectDroppedBets,
  selectIntentId,
  selectTypeId,
} from './index.ts';
import { aPick } from './testing.ts';
import {
  anna,
  createBackend,
  createSecondStore,
  never,
  openPage,
  openReady,
  pass,
  PLACE,
  STATUS,
  untilSent,
  withCouponPages,
} from './coupon.test.helper.ts';

withCouponPages();

describe('keeping the coupon', () => {
  it('[CP-07] [CPN-1] restores bets, order, type and times after a reload', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const first = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    [3, 1, 2].forEach((id) => first.dispatch(betToggled(aPick(id))));
    first.dispatch(editCoupon({ kind: 'type', typeId: 9 }));
    first.dispatch(editCoupon({ kind: 'amount', amount: 4_200 }));
    await pass(1_000);
    first.close();

    const second = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    await pass(1_000);
    expect(second.ids()).toEqual([3, 1, 2]);
    expect(selectTypeId(second.state())).toBe(9);
    expect(browser.stored.get('touchline.coupon')).not.toContain('4200');
  });

  it('[CPN-1] [REM-4] saves the latest picks when the page is left at once', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const first = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    await pass(1_000);
    [2, 1].forEach((id) => first.dispatch(betToggled(aPick(id))));
    expect(browser.stored.has('touchline.coupon')).toBe(false);

    first.ports.setVisible(false);
    expect(browser.stored.has('touchline.coupon')).toBe(true);
    first.close();

    const second = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    await pass(1_000);
    expect(second.ids()).toEqual([2, 1]);
  });

  it('[CPN-1] restores the coupon from the second store when the browser was killed before it wrote local storage to disk', async () => {
    const { server } = createBackend();
    const second = createSecondStore();
    const onDisk = createBrowserOfTabs();
    const killed = openPage(server, { tab: onDisk.openTab(), session: { status: 'visitor' }, second });
    killed.dispatch(betToggled(aPick(1)));
    await pass(1_000);
    const written = Object.fromEntries(onDisk.stored);
    [3, 2].forEach((id) => killed.dispatch(betToggled(aPick(id))));
    killed.dispatch(editCoupon({ kind: 'type', typeId: 9 }));
    await pass(1_000);

    const browser = createBrowserOfTabs(written);
    const back = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' }, second });
    await pass(1_000);

    expect(back.ids()).toEqual([1, 3, 2]);
    expect(selectTypeId(back.state())).toBe(9);
    expect(browser.stored.get('touchline.coupon')).toBe(second.found('touchline.coupon')?.text);
    // An empty coupon is stored too: earlier bets are not restored.
    back.dispatch(editCoupon({ kind: 'remove', outcomeIds: [1, 2, 3] }));
    await pass(1_000);
    const after = openPage(server, { tab: createBrowserOfTabs(written).openTab(), session: { status: 'visitor' }, second });
    await pass(1_000);
    expect(after.ids()).toEqual([]);
  });

  it('[CPN-1] restores the coupon from local storage if that is newer than the second store', async () => {
    const { server } = createBackend();
    const stuck = createSecondStore();
    const browser = createBrowserOfTabs();
    const first = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' }, second: stuck });
    first.dispatch(betToggled(aPick(1)));
    await pass(1_000);
    first.close();
    const full: SecondStore = { found: stuck.found, keep: () => undefined };
    const next = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' }, second: full });
    next.dispatch(betToggled(aPick(2)));
    await pass(1_000);
    next.close();

    const last = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' }, second: full });
    await pass(1_000);
    expect(last.ids()).toEqual([1, 2]);
  });

  it('[CPN-1] [BET-2] after the browser was killed during a placement, looks up that bet and sends no second one', async () => {
    const backend = createBackend();
    const second = createSecondStore();
    const onDisk = createBrowserOfTabs();
    const killed = await openReady(backend.server, { tab: onDisk.openTab(), second });
    const written = Object.fromEntries(onDisk.stored);
    backend.server.on(PLACE, never);
    killed.place();
    await untilSent(backend.server, PLACE);
    killed.close();

    const back = openPage(backend.server, { tab: createBrowserOfTabs(written).openTab(), second });
    await pass(1_000);
    await untilSent(backend.server, STATUS);

    expect(back.ids()).toEqual([1]);
    expect(backend.server.count(PLACE)).toBe(1);
  });

  it('[CPN-3] a hidden tab without changes does not overwrite the save of another tab', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const idle = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    idle.dispatch(betToggled(aPick(1)));
    await pass(1_000);
    browser.stored.set('touchline.coupon', 'kept by another tab');

    idle.ports.setVisible(false);

    expect(browser.stored.get('touchline.coupon')).toBe('kept by another tab');
  });

  it('[CPN-4] drops a corrupt save and shows a notice', async () => {
    const browser = createBrowserOfTabs({ 'touchline.coupon': '{"bets":[{"outcomeId":1}]}' });
    const page = openPage(createBackend().server, { tab: browser.openTab() });

    await pass(100);

    expect(page.ids()).toEqual([]);
    expect(selectDroppedBets(page.state())).toBe(1);
  });

  it('[CP-03] saves settings, and applies changes in every tab', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const [here, there] = [openPage(server, { tab: browser.openTab() }), openPage(server, { tab: browser.openTab() })];

    here.dispatch(couponSettingsChanged({ changeCoefAction: 1, isCouponFixed: true }));
    await pass(100);
    expect(selectCouponSettings(there.state())).toMatchObject({ changeCoefAction: 1, isCouponFixed: true });

    const later = openPage(server, { tab: browser.openTab() });
    expect(selectCouponSettings(later.state())).toMatchObject({ changeCoefAction: 1, isCouponFixed: true, isBalanceShown: true });
  });

  it('[CPN-3] tabs show the same coupon, stake and id within a second', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const [here, there] = [openPage(server, { tab: browser.openTab() }), openPage(server, { tab: browser.openTab() })];

    here.dispatch(betToggled(aPick(1)));
    there.dispatch(betToggled(aPick(2)));
    there.dispatch(editCoupon({ kind: 'amount', amount: 900 }));
    await pass(1_000);
    here.dispatch(editCoupon({ kind: 'remove', outcomeIds: [2] }));
    await pass(1_000);

    expect([here.ids(), there.ids()]).toEqual([[1], [1]]);
    expect([selectAmount(here.state()), selectAmount(there.state())]).toEqual([900, 900]);
    expect(selectIntentId(here.state())).toBe(selectIntentId(there.state()));
  });

  it('[CPN-3] a tab opened later receives the coupon of the others', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const here = openPage(server, { tab: browser.openTab() });
    here.dispatch(betToggled(aPick(1)));
    here.dispatch(editCoupon({ kind: 'amount', amount: 900 }));
    await pass(1_000);

    const later = openPage(server, { tab: browser.openTab() });
    await pass(10);

    expect([later.ids(), selectAmount(later.state())]).toEqual([[1], 900]);
  });

  it('[ID-14] is cleared when the player signs out, and kept when the session expires', async () => {
    const page = await openReady(createBackend().server);
    page.dispatch(signedOut({ reason: 'expired' }));
    expect(page.ids()).toEqual([1]);

    page.dispatch(sessionReceived(anna));
    page.dispatch(signedOut({ reason: 'requested' }));
    page.dispatch(editCoupon({ kind: 'undo' }));
    expect(page.ids()).toEqual([]);
  });

  it('[TAB-5] is cleared when another player signs in, and kept when a visitor signs in', async () => {
    const page = openPage(createBackend().server, { session: { status: 'visitor' } });
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(sessionReceived(anna));
    expect(page.ids()).toEqual([1]);

    page.dispatch(sessionReceived({ ...anna, userId: 8 }));
    expect(page.ids()).toEqual([]);
  });

  it('[TAB-5] is cleared when the session belongs to another player than when the page was loaded', async () => {
    const page = await openReady(createBackend().server);

    page.dispatch(sessionReceived({ ...anna, userId: 8 }));

    expect(page.ids()).toEqual([]);
  });
});
