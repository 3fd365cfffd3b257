import { selectActiveAccount } from '@touchline/account-state';
import { signedOut } from '@touchline/identity-state';
import type { CouponToPlace } from '@touchline/betting-contract';
import { answer, createBrowserOfTabs } from '@touchline/shared-testing';
import { betToggled, couponSettingsChanged, editCoupon, selectCoupon, selectCouponAct, selectIntentId, selectPlacement } from './index.ts';
import { aPick } from './testing.ts';
import { QUOTE, PLACE, STATUS, problem, never, pass, createBackend, openPage, openReady, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

describe('placing', () => {
  it('[CP-26] [CP-30] places the coupon on the screen, and returns the receipt and the new balance', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);

    page.place();
    await pass(500);

    expect(booked).toMatchObject([{ amount: 500, userId: 7, accountId: 11, typeId: 0, bets: [{ outcomeId: 1, coef: 1850 }] }]);
    expect(selectPlacement(page.state())).toMatchObject({ status: 'accepted', coupon: { couponId: 5001 }, isAlreadyPlaced: false });
    expect(selectCoupon(page.state()).successCoupon?.couponId).toBe(5001);
    expect(selectActiveAccount(page.state())?.money).toBe(99_500);
    expect(page.ids()).toEqual([]);
    expect(page.tab.storage.get('touchline.coupon-intent')).toBeNull();
  });

  it('[CP-30] keeps the bets for another coupon on request, under another id', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);
    page.place();
    await pass(500);

    page.dispatch(editCoupon({ kind: 'keep-placed' }));
    await pass(500);
    page.place();
    await pass(500);

    expect(booked).toHaveLength(2);
    expect(booked[0]?.id).not.toBe(booked[1]?.id);
  });

  it('[CP-30] keeps the bets if the setting says so', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    page.dispatch(couponSettingsChanged({ isCouponFixed: true }));

    page.place();
    await pass(500);

    expect(page.ids()).toEqual([1]);
    expect(selectPlacement(page.state()).status).toBe('accepted');
  });

  it('[BET-3] twenty clicks make one request and one bet', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);

    for (let click = 0; click < 20; click += 1) page.place();
    await pass(500);

    expect([server.count(PLACE), booked.length]).toEqual([1, 1]);
  });

  it.each([
    ['the reply is lost', 599],
    ['the gateway fails', 502],
  ])('[BET-2] when %s, looks up the result under the same id', async (_, status) => {
    const { server, booked, place } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, ({ body }) => {
      place(body as CouponToPlace); // booked, but the client gets no answer
      if (status === 599) throw new TypeError('Failed to fetch');
      return problem(status);
    });

    page.place();
    await pass(3_000);

    expect([server.count(PLACE), booked.length]).toEqual([1, 1]);
    expect(server.count(`GET /web-api/coupon/status/${booked[0]?.id}`)).toBe(1);
    expect(selectPlacement(page.state())).toMatchObject({ status: 'accepted', coupon: { couponId: 5001 } });
  });

  it('[BET-8] an attempt without an answer becomes pending after 8 seconds and is looked up until it is decided', async () => {
    const { server, place, booked } = createBackend();
    const page = await openReady(server);
    let sent: CouponToPlace | undefined;
    server.on(PLACE, (request) => {
      sent = request.body as CouponToPlace;
      return never(request);
    });
    server.on(STATUS, () => answer({ status: 'pending' }));

    page.place();
    await pass(7_999);
    expect(selectPlacement(page.state()).status).toBe('placing');
    await pass(1);
    expect(selectPlacement(page.state())).toEqual({ status: 'pending', id: sent?.id });
    await pass(10_000);
    expect(selectCouponAct(page.state())).toEqual({ kind: 'check' });

    const given = place(sent as CouponToPlace);
    server.on(STATUS, () => answer(given));
    await pass(2_000);
    expect(selectPlacement(page.state()).status).toBe('accepted');
    expect([server.count(PLACE), booked.length]).toEqual([1, 1]);
  });

  it('[BET-8] reports that nothing was placed only after two look-ups, and then sends the same id again', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);
    const attempted: string[] = [];
    server.on(PLACE, ({ body }) => {
      attempted.push((body as CouponToPlace).id);
      throw new TypeError('Failed to fetch');
    });
    page.place();
    await pass(100);
    expect(selectPlacement(page.state()).status).toBe('pending');
    await pass(2_000);
    expect(selectPlacement(page.state())).toEqual({ status: 'not-arrived' });
    expect(page.ids()).toEqual([1]);

    await pass(60_000);
    expect(server.count(PLACE)).toBe(1);
    page.place();
    await pass(100);
    expect(attempted[0]).toBe(attempted[1]);
    expect(booked).toEqual([]);
  });

  it('[BET-10] after a reload, looks up the open intent with GET and posts nothing', async () => {
    const { server, place, booked } = createBackend();
    const browser = createBrowserOfTabs();
    const first = await openReady(server, { tab: browser.openTab() });
    server.on(PLACE, (request) => {
      place(request.body as CouponToPlace);
      return never(request);
    });
    first.place();
    await pass(1_000);
    first.close();
    const stored = JSON.parse(browser.stored.get('touchline.coupon-intent') ?? '{}') as object;
    expect(Object.keys(stored).sort()).toEqual(['id', 'sentAt']);

    // Browsers release the locks of a closed page.
    const again = createBrowserOfTabs(Object.fromEntries(browser.stored));
    const second = openPage(server, { tab: again.openTab() });
    await pass(3_000);

    expect([server.count(PLACE), booked.length]).toEqual([1, 1]);
    expect(selectPlacement(second.state())).toMatchObject({ status: 'accepted', isAlreadyPlaced: true });
    expect(second.ids()).toEqual([]);
  });

  it('[BET-4] two tabs that confirm the shared coupon at once place one bet, and both show its receipt', async () => {
    const { server, booked } = createBackend();
    const browser = createBrowserOfTabs();
    const here = await openReady(server, { tab: browser.openTab() });
    const there = openPage(server, { tab: browser.openTab() });
    await pass(1_000);

    here.place();
    there.place();
    await pass(2_000);

    expect(booked).toHaveLength(1);
    expect(selectPlacement(here.state())).toMatchObject({ status: 'accepted', isAlreadyPlaced: false, coupon: { couponId: 5001 } });
    expect(selectPlacement(there.state())).toMatchObject({ status: 'accepted', isAlreadyPlaced: true, coupon: { couponId: 5001 } });
  });

  it('[BET-4] [AC-01] other tabs request the balance as soon as one tab has placed a coupon', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const here = await openReady(server, { tab: browser.openTab() });
    openPage(server, { tab: browser.openTab() });
    await pass(1_000);
    const before = server.count('GET /web-api/account/list');

    here.place();
    await pass(2_000);

    expect(server.count('GET /web-api/account/list') - before).toBe(2); // one per tab, long before the next poll
  });

  it('[BET-4] an id that another tab used with other content shows the receipt of what that tab placed', async () => {
    const { server, place, booked } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, ({ body }) => {
      place({ ...(body as CouponToPlace), amount: 700 }); // the other tab was faster
      return problem(422, 'id-reused');
    });

    page.place();
    await pass(3_000);

    expect(booked).toHaveLength(1);
    expect(selectPlacement(page.state())).toMatchObject({ status: 'accepted', isAlreadyPlaced: true });
  });

  it('[CP-25] a refusal has a reason and current prices, and the next attempt has another id', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);
    const first = selectIntentId(page.state());
    const bets = [{ outcomeId: 1, reason: 'coef-changed', coef: 1700, isLive: false }] as const;
    server.on(PLACE, () =>
      answer({ status: 'rejected', reason: 'coef-changed', bets, minBetAmount: null, maxBetAmount: null, coef: 1700 }),
    );

    page.place();
    await pass(50);

    expect(selectPlacement(page.state())).toMatchObject({ status: 'rejected', reason: 'coef-changed' });
    expect(selectCouponAct(page.state())).toEqual({ kind: 'accept-changes', coefs: { 1: 1700 } });
    expect(selectIntentId(page.state())).not.toBe(first);
    expect(booked).toEqual([]);
  });

  it.each([
    [409, 'wrong-user', 'wrong-user'],
    [400, 'bad-request', 'not-accepted'],
    [429, 'too-many-tries', 'too-many-tries'],
  ])('[TAB-5] [BET-8] %i %s is a definite refusal: %s, without a look-up', async (status, code, reason) => {
    const { server } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, () => problem(status, code));

    page.place();
    await pass(5_000);

    expect(selectPlacement(page.state())).toMatchObject({ status: 'rejected', reason });
    expect(server.count(STATUS)).toBe(0);
    expect(page.tab.storage.get('touchline.coupon-intent')).toBeNull();
  });

  it.each([
    ['session-limit-ended', 'session-limit'],
    ['session-idle', 'idle'],
    ['unauthorized', 'expired'],
  ] as const)('[RG-12] [LIM-6] a bet refused with %s signs the player out for that reason', async (code, reason) => {
    const { server } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, () => problem(401, code));
    page.place();
    await pass(500);
    expect(page.actions.filter(signedOut.match).map(({ payload }) => payload)).toEqual([{ reason }]);
    expect(page.state()).toMatchObject({ session: { status: 'visitor' } });
  });

  it('[CPN-2] keeps offline edits and queues nothing', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    server.on(QUOTE, () => {
      throw new TypeError('Failed to fetch');
    });
    page.dispatch(betToggled(aPick(2)));
    await pass(5 * 60_000);

    page.place();
    await pass(60_000);

    expect(page.ids()).toEqual([1, 2]);
    expect(server.count(PLACE)).toBe(0);
    expect(selectCouponAct(page.state())).toEqual({ kind: 'wait-for-prices' });
  });

  it('[CP-26] a visitor places nothing', async () => {
    const { server } = createBackend();
    const page = await openReady(server, { session: { status: 'visitor' } });
    expect(selectCouponAct(page.state())).toEqual({ kind: 'sign-in' });

    page.place();
    await pass(100);

    expect(server.count(PLACE)).toBe(0);
  });
});
