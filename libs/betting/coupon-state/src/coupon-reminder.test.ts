import { betToggled, couponShown, editCoupon, reminderClosed, selectCouponNotification, selectIsReminderVisible } from './index.ts';
import { aPick } from './testing.ts';
import { createBackend, openPage, pass, withCouponPages } from './coupon.test.helper.ts';
import { createBrowserOfTabs } from '@touchline/shared-testing';

withCouponPages();

const START = 1_795_000_000_000;
const open = (options: Parameters<typeof openPage>[1] = {}) => openPage(createBackend().server, options);
const isVisible = (page: ReturnType<typeof openPage>): boolean => selectIsReminderVisible(page.state());

it.each([
  [true, 30_000],
  [false, 300_000],
])('[CP-20] reminds of a bet (live: %p) left for %i ms', async (isLive, ms) => {
  const backend = createBackend();
  backend.prices.set(4, { isLive });
  const page = openPage(backend.server);
  page.dispatch(betToggled(aPick(4, { isLive })));
  await pass(0);
  expect(selectCouponNotification(page.state())).toEqual({ id: 4, timeToShow: START + ms, isShown: false });

  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(isVisible(page)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isVisible(page)).toBe(true);
  expect(selectCouponNotification(page.state())).toEqual({ id: 4, timeToShow: START + ms, isShown: true });
});

it.each([
  ['the coupon opens', couponShown({ isShown: true })],
  ['it is emptied', editCoupon({ kind: 'clear' })],
  ['it is closed', reminderClosed()],
])('[CP-20] a reminder is closed and stays marked as shown when %s', async (_, action) => {
  const page = open();
  page.dispatch(betToggled(aPick(4)));
  await pass(300_000);
  expect(isVisible(page)).toBe(true);

  page.dispatch(action);
  expect(isVisible(page)).toBe(false);
  expect(selectCouponNotification(page.state())?.isShown).toBe(true);
  await pass(900_000);
  expect(isVisible(page)).toBe(false);
});

it('[CP-20] does not remind of a visible coupon, nor later of the bets it had then', async () => {
  const page = open();
  page.dispatch(couponShown({ isShown: true }));
  page.dispatch(betToggled(aPick(1)));
  await pass(300_000);
  page.dispatch(couponShown({ isShown: false }));
  await pass(300_000);
  expect(isVisible(page)).toBe(false);

  page.dispatch(betToggled(aPick(2)));
  await pass(300_000);
  expect(isVisible(page)).toBe(true);
});

it('[CP-20] opening the coupon in time marks the reminder as shown', async () => {
  const page = open();
  page.dispatch(betToggled(aPick(1)));
  await pass(100_000);
  page.dispatch(couponShown({ isShown: true }));

  expect(selectCouponNotification(page.state())).toMatchObject({ id: 1, isShown: true });
});

it('[CP-20] reminds of the bet whose time comes first, and of the next one when it is removed', async () => {
  const page = open();
  page.dispatch(betToggled(aPick(1)));
  await pass(10_000);
  page.dispatch(betToggled(aPick(2, { isLive: true })));
  expect(selectCouponNotification(page.state())).toEqual({ id: 2, timeToShow: START + 40_000, isShown: false });

  page.dispatch(editCoupon({ kind: 'remove', outcomeIds: [2] }));
  expect(selectCouponNotification(page.state())).toEqual({ id: 1, timeToShow: START + 300_000, isShown: false });
});

it('[CP-20] restored bets count from the time of the page load', async () => {
  const browser = createBrowserOfTabs();
  const first = open({ tab: browser.openTab() });
  first.dispatch(betToggled(aPick(1)));
  await pass(250_000);
  first.close();

  const again = open({ tab: createBrowserOfTabs(Object.fromEntries(browser.stored)).openTab() });
  await pass(100_000);
  expect(isVisible(again)).toBe(false);
  await pass(200_000);
  expect(isVisible(again)).toBe(true);
});
