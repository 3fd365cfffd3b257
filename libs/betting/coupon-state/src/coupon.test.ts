import { accountModule, accountsSlice, selectActiveAccount } from '@touchline/account-state';
import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import type { BookedCoupon, CouponToPlace, PlaceAnswer, QuoteAnswer } from '@touchline/shared-contract';
import {
  answer,
  createBrowserOfTabs,
  createFakePorts,
  createFakeServer,
  startStore,
  type FakeServer,
  type FakeTab,
  type Handler,
} from '@touchline/shared-testing';
import {
  amountChanged,
  betsKept,
  betsRemoved,
  betToggled,
  coefsAccepted,
  couponCleared,
  couponModule,
  couponSettingsChanged,
  placeRequested,
  pricesSeen,
  selectAmount,
  selectCoupon,
  selectCouponAct,
  selectAmountLimits,
  selectCouponBets,
  selectCouponSettings,
  selectDroppedBets,
  selectFigures,
  selectIntentId,
  selectIsPicked,
  selectPlacement,
  selectTypeId,
  typeChosen,
  undoRequested,
} from './index.ts';
import { aPick } from './testing.ts';

const QUOTE = 'POST /web-api/coupon/quote';
const PLACE = 'POST /web-api/coupon/place';
const STATUS = 'GET /web-api/coupon/status/*';
const anna = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const problem = (status: number, code = 'error') => answer({ status, code: status, errors: [{ code, detail: '' }], traceId: 't' }, status);
const never: Handler = () => new Promise<Response>(() => undefined);

/** A backend that books each id once, as the contract says. */
function createBackend() {
  const prices = new Map<number, { coef?: number; reason?: QuoteAnswer['bets'][number]['reason']; isLive?: boolean }>();
  const answers = new Map<string, { body: string; answer: PlaceAnswer }>();
  const booked: CouponToPlace[] = [];
  let money = 100_000;

  const book = (body: CouponToPlace): PlaceAnswer => {
    booked.push(body);
    money -= body.amount;
    const bets = body.bets.map((bet) => ({ ...bet, coefSeen: bet.coef, statusId: -1 }));
    const coupon = {
      couponId: 5000 + booked.length,
      id: body.id,
      accountId: body.accountId,
      typeId: body.typeId,
      amount: body.amount,
    } as const;
    const terms = { coef: body.coef, possibleWin: 925, placedAt: 1_795_000_000, currencyIso: 'EUR', exponent: 2, bets };
    return { status: 'accepted', coupon: { ...coupon, ...terms } as unknown as BookedCoupon, singles: [], balance: money };
  };
  const place = (body: CouponToPlace): PlaceAnswer | null => {
    const text = JSON.stringify(body);
    const known = answers.get(body.id);
    if (known !== undefined) return known.body === text ? known.answer : null;
    const given = book(body);
    answers.set(body.id, { body: text, answer: given });
    return given;
  };
  const server = createFakeServer({
    'GET /web-api/account/list': () =>
      answer({
        accounts: [{ id: 11, type: 0, iso: 'EUR', symbol: '€', exponent: 2, money, currencyId: 1, isActive: true, label: '', points: 0 }],
        session: { startedAt: 1, staked: 0, returned: 0, net: 0, iso: 'EUR' },
        openCoupons: 0,
      }),
    'GET /web-api/session': () => answer({ user_id: 7, serverTime: 0, startedAt: 1, previousLoginAt: null }),
    'GET /web-api/coupon/history': () => answer({ coupons: [], nextCursor: null, totals: {} }),
    [QUOTE]: ({ body }) => {
      const { bets, currencyIso } = body as CouponToPlace & { currencyIso: string };
      const now = bets.map(({ outcomeId, coef }) => {
        const price = prices.get(outcomeId);
        return { outcomeId, reason: price?.reason ?? null, coef: price?.coef ?? coef, isLive: price?.isLive ?? false };
      });
      return answer({
        bets: now,
        minBetAmount: currencyIso === 'RUB' ? 800 : 20,
        maxBetAmount: 200_000,
        maxPayout: 10_000_000,
      } satisfies QuoteAnswer);
    },
    [PLACE]: ({ body }) => {
      const given = place(body as CouponToPlace);
      return given === null ? problem(422, 'id-reused') : answer(given);
    },
    [STATUS]: ({ path }) => answer(answers.get(path.slice(path.lastIndexOf('/') + 1))?.answer ?? { status: 'unknown' }),
  });
  return { server, prices, booked, answers, place };
}

const pages: { close: () => void }[] = [];
function openPage(
  server: FakeServer,
  { tab = createBrowserOfTabs().openTab(), session = anna as object }: { tab?: FakeTab; session?: object } = {},
) {
  const ports = createFakePorts({ send: server.send, tabs: tab.tabs, storage: tab.storage, uuid: () => crypto.randomUUID() });
  const store = startStore([sessionModule(ports), accountModule(ports), couponModule(ports)], { session });
  const page = {
    ...store,
    ports,
    tab,
    state: () => store.getState(),
    ids: () => selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId),
    place: () => store.dispatch(placeRequested({ intentId: selectIntentId(store.getState()) ?? '' })),
    close: () => {
      store.stop();
      tab.close();
    },
  };
  pages.push(page);
  return page;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A page whose coupon is quoted and can be placed. */
async function openReady(server: FakeServer, options: Parameters<typeof openPage>[1] = {}) {
  const page = openPage(server, options);
  page.dispatch(betToggled(aPick(1)));
  await pass(500);
  return page;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_000_000_000 });
});
afterEach(() => {
  pages.splice(0).forEach((page) => page.close());
  jest.useRealTimers();
});

describe('filling the coupon', () => {
  it('[CP-14] [MON-4] limits quoted in the currency of a visitor bind nothing once the account has another', async () => {
    const page = await openReady(createBackend().server, { session: { status: 'visitor' } });
    expect(selectAmountLimits(page.state()).min).toBe(800);

    page.dispatch(sessionReceived(anna));
    page.dispatch(
      accountsSlice.actions.accountsReceived({
        userId: 7,
        accounts: [
          { id: 11, type: 0, iso: 'EUR', symbol: '€', exponent: 2, money: 100_000, currencyId: 1, isActive: true, label: '', points: 0 },
        ],
        session: { startedAt: 1, staked: 0, returned: 0, net: 0, iso: 'EUR' },
        openCoupons: 0,
      }),
    );
    expect(selectAmountLimits(page.state()).min).toBeNull();

    await pass(1_000);
    expect(selectAmountLimits(page.state()).min).toBe(20);
  });

  it('[CP-24] picks an outcome and lets it go', async () => {
    const page = openPage(createBackend().server);
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(betToggled(aPick(2)));
    expect([selectIsPicked(1)(page.state()), selectIsPicked(3)(page.state())]).toEqual([true, false]);

    page.dispatch(betToggled(aPick(1)));
    expect(page.ids()).toEqual([2]);
  });

  it('[CP-02] has every field of the specification, by those names', async () => {
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

  it('[CP-03] settings have every field of the specification, and changes of odds are taken only when better', () => {
    const page = openPage(createBackend().server);

    expect(Object.keys(selectCouponSettings(page.state())).sort()).toEqual(
      [
        ...['amountStepByCurrencyIso', 'isManualAmountStep', 'changeCoefAction', 'isAutoMax', 'isVipBet', 'isBalanceShown', 'exactCoef'],
        ...['isPossibleWinShown', 'isSelectAccountShown', 'isCouponFixed', 'oneClickAmount', 'isActiveOneClick'],
        ...['bonusAccountOneClickAmount', 'isDropOnScoreChange'],
      ].sort(),
    );
    expect(selectCouponSettings(page.state()).changeCoefAction).toBe(2);
  });

  it('[CP-09] [CP-21] starts with the initial stake and shows exactly what is paid', async () => {
    const page = await openReady(createBackend().server);
    expect(selectAmount(page.state())).toBe(500);
    expect(selectFigures(page.state())?.maxWin).toBe(925);

    page.dispatch(amountChanged({ amount: 333 }));
    page.dispatch(betToggled(aPick(2, { coef: 2015 })));
    expect(selectTypeId(page.state())).toBe(1);
    expect(selectFigures(page.state())?.maxWin).toBe(1241); // 3.33 x 1.85 x 2.015 = 12.4132575
  });

  it('[CP-01] many singles count each stake on its own', async () => {
    const page = await openReady(createBackend().server);
    page.dispatch(betToggled(aPick(2, { coef: 2000 })));
    page.dispatch(typeChosen({ typeId: 9 }));

    expect(selectFigures(page.state())).toMatchObject({ totalAmount: 1000, maxWin: 1925 });
  });

  it('[CP-24] brings back what was removed, for eight seconds', async () => {
    const page = openPage(createBackend().server);
    [1, 2, 3].forEach((id) => page.dispatch(betToggled(aPick(id))));

    page.dispatch(betsRemoved({ outcomeIds: [2] }));
    page.dispatch(undoRequested());
    expect(page.ids()).toEqual([1, 2, 3]);

    page.dispatch(couponCleared());
    await pass(8_000);
    page.dispatch(undoRequested());
    expect(page.ids()).toEqual([]);
  });
});

describe('prices', () => {
  it('[CP-25] [CF-06] asks for prices at once, then every 15 seconds, for live bets every 3', async () => {
    const { server, prices } = createBackend();
    const page = await openReady(server);
    expect(server.count(QUOTE)).toBe(1);
    await pass(15_000);
    expect(server.count(QUOTE)).toBe(2);

    prices.set(1, { isLive: true });
    await pass(15_000);
    const before = server.count(QUOTE);
    await pass(9_000);
    expect(server.count(QUOTE)).toBe(before + 3);

    page.ports.setVisible(false);
    await pass(60_000);
    expect(server.count(QUOTE)).toBe(before + 3);
  });

  it('[CP-25] a worse price is shown beside the old one and must be accepted before anything is placed', async () => {
    const { server, prices, booked } = createBackend();
    const page = await openReady(server);
    prices.set(1, { coef: 1800 });
    await pass(15_000);

    expect(selectCouponBets(page.state())[0]).toMatchObject({ coef: 1800, coefSeen: 1850 });
    expect(selectCouponAct(page.state())).toEqual({ kind: 'accept-changes', coefs: { 1: 1800 } });
    page.place();
    await pass(1_000);
    expect(booked).toEqual([]);

    page.dispatch(coefsAccepted({ coefs: { 1: 1800 } }));
    page.place();
    await pass(1_000);
    expect(booked.map(({ bets }) => bets[0]?.coef)).toEqual([1800]);
  });

  it('[ODD-1] a better price is taken without asking, and is the one that is sent', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);
    page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1900, isBlocked: false }]));

    page.place();
    await pass(500);

    expect(booked.map(({ bets }) => bets[0]?.coef)).toEqual([1900]);
  });

  it('[ODD-2] a gesture that was made on another content counts for nothing', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    const seen = selectIntentId(page.state()) ?? '';
    page.dispatch(amountChanged({ amount: 700 }));

    page.dispatch(placeRequested({ intentId: seen }));
    await pass(500);

    expect(server.count(PLACE)).toBe(0);
  });

  it('[ODD-5] prices that nobody confirms for two periods are stale, and nothing is placed on them', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    server.on(QUOTE, () => problem(503));

    await pass(30_000);
    expect(selectCouponAct(page.state())).toEqual({ kind: 'wait-for-prices' });
    page.place();
    await pass(100);
    expect(server.count(PLACE)).toBe(0);
  });

  it('[CPN-5] [CP-29] a bet whose game is over is locked with its reason', async () => {
    const { server, prices } = createBackend();
    prices.set(1, { reason: 'game-finished' });
    const page = await openReady(server);

    expect(selectCouponAct(page.state())).toEqual({ kind: 'remove-locked', outcomeIds: [1], keep: 0 });
  });
});

describe('keeping the coupon', () => {
  it('[CP-07] [CPN-1] comes back after a reload with its bets, their order, type and times', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const first = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    [3, 1, 2].forEach((id) => first.dispatch(betToggled(aPick(id))));
    first.dispatch(typeChosen({ typeId: 9 }));
    first.dispatch(amountChanged({ amount: 4_200 }));
    await pass(1_000);
    first.close();

    const second = openPage(server, { tab: browser.openTab(), session: { status: 'visitor' } });
    await pass(1_000);
    expect(second.ids()).toEqual([3, 1, 2]);
    expect(selectTypeId(second.state())).toBe(9);
    expect(browser.stored.get('touchline.coupon')).not.toContain('4200');
  });

  it('[CPN-4] a broken save is dropped with a notice', async () => {
    const browser = createBrowserOfTabs({ 'touchline.coupon': '{"bets":[{"outcomeId":1}]}' });
    const page = openPage(createBackend().server, { tab: browser.openTab() });

    await pass(100);

    expect(page.ids()).toEqual([]);
    expect(selectDroppedBets(page.state())).toBe(1);
  });

  it('[CP-03] settings are kept, and changed in every tab', async () => {
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
    there.dispatch(amountChanged({ amount: 900 }));
    await pass(1_000);
    here.dispatch(betsRemoved({ outcomeIds: [2] }));
    await pass(1_000);

    expect([here.ids(), there.ids()]).toEqual([[1], [1]]);
    expect([selectAmount(here.state()), selectAmount(there.state())]).toEqual([900, 900]);
    expect(selectIntentId(here.state())).toBe(selectIntentId(there.state()));
  });

  it('[CPN-3] a tab that opens later takes what the others have', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const here = openPage(server, { tab: browser.openTab() });
    here.dispatch(betToggled(aPick(1)));
    here.dispatch(amountChanged({ amount: 900 }));
    await pass(1_000);

    const later = openPage(server, { tab: browser.openTab() });
    await pass(10);

    expect([later.ids(), selectAmount(later.state())]).toEqual([[1], 900]);
  });

  it('[ID-14] leaves with the player who signs out, and stays through a session that ran out', async () => {
    const page = await openReady(createBackend().server);
    page.dispatch(signedOut({ reason: 'expired' }));
    expect(page.ids()).toEqual([1]);

    page.dispatch(sessionReceived(anna));
    page.dispatch(signedOut({ reason: 'asked' }));
    page.dispatch(undoRequested());
    expect(page.ids()).toEqual([]);
  });

  it('[TAB-5] leaves when another player signs in, and stays when a visitor does', async () => {
    const page = openPage(createBackend().server, { session: { status: 'visitor' } });
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(sessionReceived(anna));
    expect(page.ids()).toEqual([1]);

    page.dispatch(sessionReceived({ ...anna, userId: 8 }));
    expect(page.ids()).toEqual([]);
  });

  it('[TAB-5] leaves when another player is there than the one the page began with', async () => {
    const page = await openReady(createBackend().server);

    page.dispatch(sessionReceived({ ...anna, userId: 8 }));

    expect(page.ids()).toEqual([]);
  });
});

describe('placing', () => {
  it('[CP-26] [CP-30] places what is on the screen, gives the receipt and the new balance', async () => {
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

  it('[CP-30] keeps the bets for another coupon when asked, under another id', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);
    page.place();
    await pass(500);

    page.dispatch(betsKept());
    await pass(500);
    page.place();
    await pass(500);

    expect(booked).toHaveLength(2);
    expect(booked[0]?.id).not.toBe(booked[1]?.id);
  });

  it('[CP-30] keeps the bets by setting', async () => {
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
    ['a gateway breaks', 502],
  ])('[BET-2] when %s, the outcome is looked up under the same id', async (_, status) => {
    const { server, booked, place } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, ({ body }) => {
      place(body as CouponToPlace); // booked, but nobody hears of it
      if (status === 599) throw new TypeError('Failed to fetch');
      return problem(status);
    });

    page.place();
    await pass(3_000);

    expect([server.count(PLACE), booked.length]).toEqual([1, 1]);
    expect(server.count(`GET /web-api/coupon/status/${booked[0]?.id}`)).toBe(1);
    expect(selectPlacement(page.state())).toMatchObject({ status: 'accepted', coupon: { couponId: 5001 } });
  });

  it('[BET-8] an attempt without an answer becomes "pending" after 8 seconds and is looked up until it is known', async () => {
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

  it('[BET-8] says that nothing was placed only after two look-ups, and then sends the same id again', async () => {
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

  it('[BET-10] after a reload the open intent is read with GET and nothing is posted', async () => {
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

    // The browser frees the locks of a page that is gone.
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

  it('[BET-4] an id that another tab has used with another content ends in the receipt of what was placed', async () => {
    const { server, place, booked } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, ({ body }) => {
      place({ ...(body as CouponToPlace), amount: 700 }); // the other tab was first
      return problem(422, 'id-reused');
    });

    page.place();
    await pass(3_000);

    expect(booked).toHaveLength(1);
    expect(selectPlacement(page.state())).toMatchObject({ status: 'accepted', isAlreadyPlaced: true });
  });

  it('[CP-25] a refusal says why, brings the prices of now, and the next attempt has another id', async () => {
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
  ])('[TAB-5] [BET-8] %i %s is a certain "no": %s, without a look-up', async (status, code, reason) => {
    const { server } = createBackend();
    const page = await openReady(server);
    server.on(PLACE, () => problem(status, code));

    page.place();
    await pass(5_000);

    expect(selectPlacement(page.state())).toMatchObject({ status: 'rejected', reason });
    expect(server.count(STATUS)).toBe(0);
    expect(page.tab.storage.get('touchline.coupon-intent')).toBeNull();
  });

  it('[CPN-2] offline edits are kept and nothing is queued', async () => {
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
