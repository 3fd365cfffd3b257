import { amountChanged, coefsAccepted, placeRequested, pricesSeen, selectCouponAct, selectCouponBets, selectIntentId } from './index.ts';
import { QUOTE, PLACE, problem, pass, createBackend, openReady, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

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
