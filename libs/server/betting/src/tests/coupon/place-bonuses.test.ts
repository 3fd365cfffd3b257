import { ENGINE, NOON, type TestPlayer } from '@touchline/server-kernel/testing';
import type { BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, type BettingBackend, placeSeen, quote, rejected, see } from '../../testing.ts';

const HYPER = { percent: 10, minUnits: 5, maxUnits: 2 };
const { on, sell, games, place, finish, read, houseOf } = sellingOn(ENGINE);

describe('bonuses', () => {
  it.each([
    [499, 0],
    [500, 100],
    [1000, 200],
    [5000, 200],
  ])('[CP-23] adds to a win of twice %i a hyper bonus of %i: least stake, percent, largest bonus', async (amount, bonus) => {
    sell({ hyperBonus: HYPER, expressBoost: null });
    const [game] = games(2000);
    const before = await houseOf('bonuses:EUR');
    const { coupon } = accepted(await place({ bets: [game!], amount }));
    await finish([game!.gameId]);

    expect(coupon.possibleWin).toBe(amount * 2 + bonus);
    expect(await read(coupon.couponId)).toMatchObject({ state: 'won', payout: amount * 2 + bonus });
    expect(await houseOf('bonuses:EUR')).toBe(before - bonus);
  });

  it('[CP-23] pays no hyper bonus on refunds, and none above the payout limit', async () => {
    sell({ hyperBonus: { ...HYPER, maxUnits: 1_000_000 }, expressBoost: null });
    const [voided, large] = games(2000, 50_000);
    const back = accepted(await place({ bets: [voided!], amount: 1000 }));
    const most = accepted(await place({ bets: [large!], amount: 190_000 }));
    await finish([voided!.gameId], [1, 0], { isVoid: true });
    await finish([large!.gameId]);

    expect(await read(back.coupon.couponId)).toMatchObject({ state: 'returned', payout: 1000, bonuses: { paid: { hyperBonus: 0 } } });
    expect(most.coupon.possibleWin).toBe(10_000_000);
    expect(await read(most.coupon.couponId)).toMatchObject({ payout: 10_000_000, bonuses: { paid: { hyperBonus: 500_000 } } });
  });

  it('[CP-13] boosts an express by its bets and pays the boost only when all of them win', async () => {
    sell({ hyperBonus: null, expressBoost: { ladder: [{ fewestBets: 3, percent: 5 }], lowestCoef: 1200 } });
    const [won, voided] = [games(2000, 2000, 2000), games(2000, 2000, 2000)];
    const first = accepted(await place({ typeId: 1, bets: won, amount: 1000 }));
    const second = accepted(await place({ typeId: 1, bets: voided, amount: 1000 }));
    await finish(won.map(({ gameId }) => gameId));
    await finish(voided.slice(1).map(({ gameId }) => gameId));
    await finish([voided[0]!.gameId], [0, 0], { isVoid: true });

    expect(first.coupon.possibleWin).toBe(8400);
    expect(await read(first.coupon.couponId)).toMatchObject({ state: 'won', payout: 8400 });
    expect(await read(second.coupon.couponId)).toMatchObject({ state: 'won', payout: 4000 });
  });
});

describe('promo codes', () => {
  let player: TestPlayer;
  const codes = [
    { code: 'UP-20', effect: { kind: 'boost' as const, percent: 20, maxUnits: 5 }, fewestBets: 1, minUnits: 2 },
    { code: 'BACK50', effect: { kind: 'stake-back' as const, percent: 50, maxUnits: 10 } },
    { code: 'FREE', effect: { kind: 'free-bet' as const }, maxUnits: 5 },
    { code: 'LATER', effect: { kind: 'free-bet' as const }, startsAt: NOON / 1000 + 1 },
    { code: 'OVER', effect: { kind: 'free-bet' as const }, endsAt: NOON / 1000 },
  ];
  const offers = { hyperBonus: null, expressBoost: null, promoCodes: codes };
  const readOwn = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const balance = (test: BettingBackend) => test.balance(player.accountId);

  beforeEach(async () => {
    sell(offers);
    player = await on.test.addPlayer({ money: 100_000 });
  });

  it('[CP-28] increases a win, and pays the increase from the promotions account', async () => {
    const [game] = games(3000);
    const before = await houseOf('promo:EUR');
    const quoted = await quote(on.test, player, { bets: [game!], amount: 1000, manualPromoCode: ' up20 ' });
    const { coupon } = accepted(await place({ bets: [game!], amount: 1000, manualPromoCode: ' up20 ' }, player));
    await finish([game!.gameId]);

    expect(quoted.promo).toEqual({ code: 'UP20', isApplied: true, reason: null, effect: { kind: 'boost', percent: 20, max: 500 } });
    expect(quoted.promoCodes?.map(({ code, reason }) => [code, reason])).toEqual([
      ['UP-20', null],
      ['BACK50', null],
      ['FREE', 'amount-too-large'],
      ['LATER', 'not-started'],
      ['OVER', 'expired'],
    ]);
    expect(coupon).toMatchObject({ possibleWin: 3500, bonuses: { possible: { promoBonus: 500 }, paid: null } });
    expect(await readOwn(coupon.couponId)).toMatchObject({ payout: 3500, bonuses: { paid: { promoBonus: 500 } } });
    expect(await houseOf('promo:EUR')).toBe(before - 500);
  });

  it('[CP-28] refunds part of a lost stake', async () => {
    const [game] = games(3000);
    const { coupon } = accepted(await place({ bets: [game!], amount: 1000, promoCode: 'BACK50' }, player));
    await finish([game!.gameId], [0, 1]);

    expect(coupon.possibleWin).toBe(3000);
    expect(await readOwn(coupon.couponId)).toMatchObject({ state: 'lost', payout: 500 });
    expect(await balance(on.test)).toBe(99_500);
  });

  it('[CP-28] the house pays the stake of a free bet, and the payout excludes it', async () => {
    const [won, voided] = games(3000, 3000);
    const before = await houseOf('promo:EUR');
    const first = accepted(await place({ bets: [won!], amount: 500, promoCode: 'FREE' }, player));
    const other = await on.test.addPlayer({ money: 100_000 });
    const second = accepted(await place({ bets: [voided!], amount: 500, promoCode: 'FREE' }, other));

    expect([first.balance, await houseOf('promo:EUR')]).toEqual([100_000, before - 1000]);
    await finish([won!.gameId]);
    await finish([voided!.gameId], [1, 0], { isVoid: true });
    expect(await readOwn(first.coupon.couponId)).toMatchObject({ state: 'won', payout: 1000 });
    expect(await balance(on.test)).toBe(101_000);
    expect(await on.test.balance(other.accountId)).toBe(100_000);
    const history = (await on.test.get(player.token, '/web-api/coupon/history')).json<HistoryAnswer>();
    expect(history.totals).toMatchObject({ staked: 0, returned: 1000, net: 1000 });
    expect(second.coupon.possibleWin).toBe(1000);
  });

  it.each([
    [{ promoCode: 'NONE' }, 'unknown-code'],
    [{ promoCode: ' - ' }, 'empty'],
    [{ promoCode: 'UP20', amount: 199 }, 'amount-too-small'],
    [{ promoCode: 'FREE', amount: 501 }, 'amount-too-large'],
    [{ promoCode: 'LATER' }, 'not-started'],
    [{ promoCode: 'OVER' }, 'expired'],
  ])('[CP-28] gives the reason why %p does not apply, and sells the coupon without it', async (more, reason) => {
    const wish = { bets: games(3000), amount: 500, ...more };

    expect((await quote(on.test, player, wish)).promo).toMatchObject({ isApplied: false, reason });
    expect(accepted(await place(wish, player)).coupon.possibleWin).toBe(wish.amount * 3);
  });

  it('[CP-28] refuses a code for several coupons at once, for the bonus account and for visitors', async () => {
    const bonus = await on.test.addPlayer({ accountType: 4 });
    const many = await quote(on.test, player, { typeId: 9, bets: games(3000, 3000), amount: 500, promoCode: 'FREE' });
    const fromBonus = await quote(on.test, bonus, { bets: games(3000), amount: 500, promoCode: 'FREE' });
    const visitor = await on.test.app.inject({
      method: 'POST',
      url: '/web-api/coupon/quote',
      payload: { typeId: 0, bets: games(3000), currencyIso: 'EUR', amount: 500, promoCode: 'FREE' },
    });

    expect([many.promo?.reason, fromBonus.promo?.reason]).toEqual(['wrong-coupon-type', 'bonus-account']);
    expect(visitor.json()).toMatchObject({ promo: { reason: 'unknown-code' }, promoCodes: [] });
  });

  it('[CP-28] refuses a code that expired between quote and placement', async () => {
    sell({ ...offers, promoCodes: [{ code: 'SHORT', effect: { kind: 'free-bet' }, endsAt: NOON / 1000 + 5 }] });
    const seen = await see(on.test, player, { bets: games(3000), amount: 500, promoCode: 'SHORT' });
    on.test.clock.nowMs = NOON + 5000;

    expect(rejected(await placeSeen(on.test, player, seen))).toMatchObject({ reason: 'promo-code', promoReason: 'expired' });
  });
});
