import {
  betToggled,
  editCoupon,
  placeRequested,
  pricesSeen,
  selectCouponAct,
  selectCouponBets,
  selectFigures,
  selectIntentId,
  selectSoldLines,
} from './index.ts';
import { aPick } from './testing.ts';
import { QUOTE, PLACE, problem, pass, createBackend, openPage, openReady, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

describe('prices', () => {
  it('[CP-25] [CF-06] [PL-06] requests prices at once, then at the configured interval: 15 seconds, and 4 for live bets', async () => {
    const { server, prices } = createBackend();
    const page = await openReady(server);
    expect(server.count(QUOTE)).toBe(1);
    await pass(15_000);
    expect(server.count(QUOTE)).toBe(2);

    prices.set(1, { isLive: true });
    await pass(15_000);
    const before = server.count(QUOTE);
    await pass(12_000);
    expect(server.count(QUOTE)).toBe(before + 3);

    page.ports.setVisible(false);
    await pass(29_000);
    expect(server.count(QUOTE)).toBe(before + 10);
    await pass(4_000);
    const atRest = server.count(QUOTE);
    await pass(300_000);
    expect(server.count(QUOTE)).toBe(atRest);
  });

  it('[CP-25] shows a worse price next to the old one, and requires the player to accept it before placement', async () => {
    const { server, prices, booked } = createBackend();
    const page = await openReady(server);
    prices.set(1, { coef: 1800 });
    await pass(15_000);

    expect(selectCouponBets(page.state())[0]).toMatchObject({ coef: 1800, coefSeen: 1850 });
    expect(selectCouponAct(page.state())).toEqual({ kind: 'accept-changes', coefs: { 1: 1800 } });
    page.place();
    await pass(1_000);
    expect(booked).toEqual([]);

    page.dispatch(editCoupon({ kind: 'accept', coefs: { 1: 1800 } }));
    page.place();
    await pass(1_000);
    expect(booked.map(({ bets }) => bets[0]?.coef)).toEqual([1800]);
  });

  it('[ODD-1] accepts a better price without asking, and sends it', async () => {
    const { server, booked } = createBackend();
    const page = await openReady(server);
    page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1900, isBlocked: false }]));

    page.place();
    await pass(500);

    expect(booked.map(({ bets }) => bets[0]?.coef)).toEqual([1900]);
  });

  it('[ODD-2] ignores a click made on other content', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    const seen = selectIntentId(page.state()) ?? '';
    page.dispatch(editCoupon({ kind: 'amount', amount: 700 }));

    page.dispatch(placeRequested({ intentId: seen }));
    await pass(500);

    expect(server.count(PLACE)).toBe(0);
  });

  it('[ODD-5] prices that are not confirmed for two periods are stale, and no coupon is placed on them', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    server.on(QUOTE, () => problem(503));

    await pass(30_000);
    expect(selectCouponAct(page.state())).toEqual({ kind: 'wait-for-prices' });
    page.place();
    await pass(100);
    expect(server.count(PLACE)).toBe(0);
  });

  it('[ODD-6] follows the prices of lists without a mounted panel, also for bets added later, and not for removed ones', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    page.dispatch(betToggled(aPick(2)));
    await pass(500);
    const list = async (id: number, coef: number) => {
      page.board.write([{ id, coef, isBlocked: false }], 2_000_000_000_000);
      await pass(100);
    };
    [1, 2].forEach((id) => page.board.write([{ id, coef: 1850, isBlocked: false }], 1));

    await list(1, 1900);
    await list(2, 1700);
    expect(selectCouponBets(page.state()).map(({ coef }) => coef)).toEqual([1900, 1700]);

    page.dispatch(betToggled(aPick(2)));
    const before = page.actions.length;
    await list(2, 1600);
    expect(page.actions.slice(before).filter(pricesSeen.match)).toEqual([]);
  });

  it('[CPN-5] [CP-29] locks a bet whose game is over, with the reason', async () => {
    const { server, prices } = createBackend();
    prices.set(1, { reason: 'game-finished' });
    const page = await openReady(server);

    expect(selectCouponAct(page.state())).toEqual({ kind: 'remove-locked', outcomeIds: [1], keep: 0 });
  });
});

it('[ODD-6] during a burst of prices every read is consistent: bets, total and win are from one version', async () => {
  const { server, prices } = createBackend();
  const page = openPage(server);
  [1, 2, 3].forEach((id) => page.dispatch(betToggled(aPick(id, { coef: 2000 }))));
  await pass(500);
  let mixed = 0;
  const looks: number[] = [];
  page.subscribe(() => {
    const bets = selectCouponBets(page.state()).map(({ coef }) => BigInt(coef));
    const lines = selectSoldLines(page.state()).flatMap(({ block }) => block.bets.map(({ coef }) => BigInt(coef)));
    const product = bets.reduce((all, coef) => all * coef, 1n);
    const figures = selectFigures(page.state());
    looks.push(bets.length);
    if (figures?.maxWin !== Number((500n * product) / 1_000_000_000n) || figures.coef !== Number(product / 1_000_000n)) mixed += 1;
    if (lines.join() !== bets.join()) mixed += 1;
  });
  for (let at = 0; at < 1_000; at += 1) {
    const coef = 1_500 + ((at * 37) % 900);
    page.dispatch(pricesSeen([1, 2, 3].map((outcomeId) => ({ outcomeId, coef: coef + outcomeId, isBlocked: false }))));
    if (at % 100 === 0) {
      prices.set(1, { coef });
      await pass(15_000);
    }
  }

  expect(looks.length).toBeGreaterThanOrEqual(1_000);
  expect(mixed).toBe(0);
});
