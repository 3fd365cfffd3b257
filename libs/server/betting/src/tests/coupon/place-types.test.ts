import { ENGINES } from '@touchline/server-kernel/testing';
import { accepted, rejected } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

describe.each(ENGINES)('placement on %s: kinds of coupons', (engine) => {
  const on = placingOn(engine);
  const { aGame } = on;

  it('[CP-01] books each of many singles as a separate coupon with its own stake and receipt', async () => {
    const before = await on.test.balance(on.player.accountId);
    const bets = [
      { ...aGame({ coef: 1500 }), blockId: 1 },
      { ...aGame({ coef: 2500 }), blockId: 2 },
      { ...aGame({ coef: 1100 }), blockId: 3 },
    ];

    const { coupon, singles, balance } = accepted(
      await on.test.place(on.player, on.test.coupon(on.player, { typeId: 9, bets, amount: 300, amountByBlockId: { 2: 1000 } })),
    );

    expect(singles.map(({ amount, coef, possibleWin, typeId }) => [amount, coef, possibleWin, typeId])).toEqual([
      [300, 1500, 450, 0],
      [1000, 2500, 2500, 0],
      [300, 1100, 330, 0],
    ]);
    expect(new Set(singles.map(({ couponId }) => couponId)).size).toBe(3);
    expect(coupon).toMatchObject({ typeId: 9, amount: 1600, possibleWin: 3280, couponId: singles[0]?.couponId });
    expect(balance).toBe(before - 1600);
  });

  it('[CP-01] refuses all of many singles if one cannot be sold, with the reason at its line', async () => {
    const good = aGame();
    const bad = aGame({ isSuspended: true });
    const before = await on.test.balance(on.player.accountId);

    const answer = rejected(await on.test.place(on.player, on.test.coupon(on.player, { typeId: 9, bets: [good, bad] })));

    expect(answer).toMatchObject({ reason: 'bet-suspended', bets: [{ reason: null }, { reason: 'bet-suspended' }] });
    expect(await on.test.balance(on.player.accountId)).toBe(before);
  });

  it('[CP-01] books a system with its combinations', async () => {
    const bets = [aGame({ coef: 2000 }), aGame({ coef: 3000 }), aGame({ coef: 4000 })];

    const { coupon } = accepted(
      await on.test.place(on.player, on.test.coupon(on.player, { typeId: 4, systemValue: 2, bets, amount: 300 })),
    );

    // (2x3 + 2x4 + 3x4) / 3 = 8.666...
    expect(coupon).toMatchObject({ typeId: 4, systemValue: 2, coef: 8666, possibleWin: 2600 });
    expect(rejected(await on.test.place(on.player, on.test.coupon(on.player, { typeId: 4, systemValue: 4, bets }))).reason).toBe(
      'too-few-bets',
    );
  });

  it.each([
    [0, 2, 'type-not-offered'],
    [1, 1, 'too-few-bets'],
  ] as const)('[CP-01] refuses a type %i with %i bets', async (typeId, betCount, reason) => {
    const bets = Array.from({ length: betCount }, () => aGame());

    expect(rejected(await on.test.place(on.player, on.test.coupon(on.player, { typeId, bets }))).reason).toBe(reason);
  });
});
