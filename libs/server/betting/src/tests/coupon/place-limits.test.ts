import { ENGINE } from '@touchline/server-kernel/testing';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, quote, rejected } from '../../testing.ts';

const { on, sell, limited, games, place, finish, read } = sellingOn(ENGINE);
const { aGame } = on;

describe('limits', () => {
  it.each([
    [0, 19, 'amount-too-small'],
    [0, 20, null],
    [0, 200_000, null],
    [0, 200_001, 'amount-too-large'],
  ])('[CP-14] a type %i with a stake of %i: %p', async (typeId, amount, reason) => {
    const answer = await place({ typeId: typeId as 0, bets: games(1500), amount });

    expect(answer.status === 'rejected' ? answer.reason : null).toBe(reason);
  });

  it('[CP-14] applies limits to the configured types only', async () => {
    sell({ hyperBonus: null, expressBoost: null }, { couponTypesWithMinAmount: [1], couponTypesWithMaxAmount: [1] });
    const [small, large] = [await place({ bets: games(1500), amount: 1 }), await place({ bets: games(1500), amount: 300_000 })];
    const express = await place({ typeId: 1, bets: games(1500, 1500), amount: 1 });

    expect([small.status, large.status]).toEqual(['accepted', 'accepted']);
    expect(rejected(express)).toMatchObject({ reason: 'amount-too-small', minBetAmount: 20 });
  });

  it('[CP-14] requires one minor unit per combination of a system', async () => {
    const bets = games(2000, 2000, 2000, 2000, 2000, 2000, 2000);
    const wish = { typeId: 4, bets, systemValue: 3, amount: 34 } as const;

    expect((await quote(on.test, on.player, wish)).minBetAmount).toBe(35);
    expect(rejected(await place(wish)).reason).toBe('amount-too-small');
    expect((await place({ ...wish, amount: 35 })).status).toBe('accepted');
  });

  it('[CP-22] sets no maximum stake for the bonus account, and pays no more than the payout limit', async () => {
    const bonus = await on.test.addPlayer({ accountType: 4, money: 3_000_000 });
    const bets = games(5000);
    const quoted = await quote(on.test, bonus, { bets, amount: 2_500_000 });
    const answer = accepted(await place({ bets, amount: 2_500_000 }, bonus));
    const oneClick = accepted(await place({ bets: games(5000), amount: 250_001, isOneClick: true }, bonus));

    expect(quoted).toMatchObject({ hasMaxAmount: false, minBetAmount: 20, maxBetAmountReason: null });
    expect(answer.coupon).toMatchObject({ amount: 2_500_000, possibleWin: 10_000_000 });
    expect(oneClick.coupon.amount).toBe(250_001);
    expect(rejected(await place({ bets, amount: 2_500_000 })).reason).toBe('amount-too-large');
  });
});

describe('limits set by the player', () => {
  it('[CP-14] returns the rest of each, refuses a stake beyond it, and counts neither other players nor refunds', async () => {
    const player = await on.test.addPlayer({ money: 50_000 });
    limited([
      { limitType: 2, units: 25 },
      { limitType: 10, units: 40 },
    ]);
    await place({ bets: games(1500), amount: 2_000 });
    const [won, back] = [games(1500), games(1500)];
    await place({ bets: won, amount: 1_000 }, player);
    await place({ bets: back, amount: 500 }, player);

    expect((await quote(on.test, player, { bets: games(1500) })).playerLimits).toEqual([
      { limitType: 2, limit: 2_500, left: 1_000 },
      { limitType: 10, limit: 4_000, left: 2_500 },
    ]);
    expect(rejected(await place({ bets: games(1500), amount: 1_001 }, player)).reason).toBe('limit-reached');

    await finish(won.map(({ gameId }) => gameId));
    await finish(
      back.map(({ gameId }) => gameId),
      [0, 0],
      { isVoid: true },
    );
    expect((await quote(on.test, player, { bets: games(1500) })).playerLimits).toEqual([
      { limitType: 2, limit: 2_500, left: 1_500 },
      { limitType: 10, limit: 4_000, left: 4_000 },
    ]);
    expect((await place({ bets: games(1500), amount: 1_500 }, player)).status).toBe('accepted');
    expect(rejected(await place({ bets: games(1500), amount: 20 }, player)).reason).toBe('limit-reached');
  });

  it('[CP-14] leaves them out if none are set', async () => {
    expect((await quote(on.test, on.player, { bets: games(1500) })).playerLimits).toBeUndefined();
  });
});

describe('modes', () => {
  it('[CP-12] books a bonus bet with the bonus coefficient, pays it if all bets win, and gives a reason for refusing one', async () => {
    const bets = games(1500, 1500, 2000);
    const quoted = await quote(on.test, on.player, { typeId: 1, bets, amount: 1000 });
    const { coupon } = accepted(await place({ typeId: 1, bets, amount: 1000, isBonusBet: true }));
    const kinds = [...games(1500, 1500), aGame({ coef: 2000, kind: 7 })];
    const excluded = await quote(on.test, on.player, { typeId: 1, bets: kinds, amount: 1000 });

    expect(quoted.bonusBet).toEqual({ isAvailable: true, reason: null });
    // 10.00 x 4.5 x 1.03
    expect(coupon).toMatchObject({ possibleWin: 4635, terms: { isBonusBet: true } });
    await finish(bets.map(({ gameId }) => gameId));
    expect(await read(coupon.couponId)).toMatchObject({ state: 'won', payout: 4635 });
    expect(excluded.bonusBet).toEqual({ isAvailable: false, reason: 'excluded-bet-kind' });
    expect(rejected(await place({ typeId: 1, bets: kinds, isBonusBet: true })).reason).toBe('bonus-bet-not-available');
    expect(rejected(await place({ typeId: 1, bets: games(1500, 1500), isBonusBet: true })).reason).toBe('bonus-bet-not-available');
    expect(rejected(await place({ typeId: 1, bets: games(1500, 1500, 1099), isBonusBet: true })).reason).toBe('bonus-bet-not-available');
    sell({ hyperBonus: null, expressBoost: null }, { isAvailableCouponBonusBet: false });
    expect((await quote(on.test, on.player, { typeId: 1, bets: games(1500, 1500, 2000) })).bonusBet?.reason).toBe('feature-off');
  });

  it.each([
    ['a line single', {}, { typeId: 0 }, null],
    ['a live bet', { isLive: true }, { typeId: 0 }, 'live-bet'],
    ['many singles', {}, { typeId: 9 }, 'many-singles'],
  ] as const)('[CP-15] accepts %s as a VIP bet or gives the reason', async (_, game, { typeId }, reason) => {
    const bets = typeId === 9 ? [aGame(game), aGame(game)] : [aGame({ ...game, coef: 1500 })];
    const wish = { typeId, bets, amount: 300_000 };
    const answer = await place({ ...wish, isVipBet: true });

    expect((await quote(on.test, on.player, wish)).vipBet).toEqual({ isAvailable: reason === null, reason });
    expect(answer.status === 'rejected' ? answer.reason : null).toBe(reason === null ? null : 'vip-bet-not-available');
  });

  it('[CP-15] offers no VIP bet if it is not configured, or if there is no maximum stake', async () => {
    const bets = games(1500);
    const bonus = await on.test.addPlayer({ accountType: 4, money: 3_000_000 });
    const ofBonusAccount = (await quote(on.test, bonus, { bets, amount: 100 })).vipBet;
    sell({ hyperBonus: null, expressBoost: null }, { showVipBet: false });

    expect(ofBonusAccount?.reason).toBe('no-max-amount');
    expect((await quote(on.test, on.player, { bets })).vipBet?.reason).toBe('not-configured');
  });

  it('[CP-16] refuses a one-click bet if the site does not show them', async () => {
    sell({ hyperBonus: null, expressBoost: null }, { show_one_click: false });

    expect((await quote(on.test, on.player, { bets: games(1500) })).oneClick?.isAvailable).toBe(false);
    expect(rejected(await place({ bets: games(1500), isOneClick: true })).reason).toBe('one-click-not-offered');
  });
});
