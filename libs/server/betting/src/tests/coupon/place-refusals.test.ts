import { ENGINES, NOON } from '@touchline/server-kernel/testing';
import { CouponToPlace } from '@touchline/betting-contract/schemas';
import { accepted, rejected } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

describe.each(ENGINES)('placement on %s: refusals and limits', (engine) => {
  const on = placingOn(engine);
  const { aGame } = on;

  it.each([
    ['suspended', { isSuspended: true }, 'bet-suspended'],
    ['finished', { isFinished: true }, 'game-finished'],
  ] as const)('[CP-29] refuses a bet that is %s', async (_, change, reason) => {
    const bet = aGame();
    on.test.prices.change(bet.outcomeId, change);

    expect(rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet] })))).toMatchObject({
      reason,
      bets: [{ reason }],
    });
  });

  it.each([
    [5_000, 'accepted'],
    [5_001, 'rejected'],
  ])('[ODD-5] sells prices of a line last updated %i ms ago: %s', async (ageMs, status) => {
    const answer = await on.test.place(on.player, on.test.coupon(on.player, { bets: [aGame({ updatedAt: NOON - ageMs })] }));

    expect(answer.status).toBe(status);
    if (answer.status === 'rejected') expect(answer.reason).toBe('stale-price');
  });

  it('[CP-29] refuses games and outcomes that are not on the line', async () => {
    const bet = aGame();

    const gone = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [{ ...bet, outcomeId: bet.outcomeId + 50 }] })));
    const noGame = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [{ ...bet, gameId: 7, outcomeId: 701 }] })));

    expect(gone).toMatchObject({ reason: 'outcome-gone', bets: [{ coef: null }] });
    expect(noGame.reason).toBe('game-finished');
  });

  it('[CP-29] refuses dependent and express-banned bets in an express, and sells them as singles', async () => {
    const one = aGame();
    const two = { ...one, outcomeId: one.outcomeId + 1, coef: 3400 };
    const banned = aGame({ isBannedExpress: true });

    const dependent = rejected(await on.test.place(on.player, on.test.coupon(on.player, { typeId: 1, bets: [one, two] })));
    const express = rejected(await on.test.place(on.player, on.test.coupon(on.player, { typeId: 1, bets: [aGame(), banned] })));
    const single = await on.test.place(on.player, on.test.coupon(on.player, { bets: [banned] }));
    const singles = await on.test.place(on.player, on.test.coupon(on.player, { typeId: 9, bets: [one, two] }));

    expect(dependent).toMatchObject({ reason: 'dependent-bets', bets: [{ reason: 'dependent-bets' }, { reason: 'dependent-bets' }] });
    expect(express).toMatchObject({ reason: 'banned-from-express', bets: [{ reason: null }, { reason: 'banned-from-express' }] });
    expect([single.status, singles.status]).toEqual(['accepted', 'accepted']);
  });

  it.each([
    [19, 'amount-too-small'],
    [200_001, 'amount-too-large'],
  ])('[CP-14] refuses a stake of %i minor units and returns the limits', async (amount, reason) => {
    const answer = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [aGame()], amount })));

    expect(answer).toMatchObject({ reason, minBetAmount: 20, maxBetAmount: 200_000 });
  });

  it('[CP-14] accepts stakes equal to the limits', async () => {
    for (const amount of [20, 200_000]) {
      expect((await on.test.place(on.player, on.test.coupon(on.player, { bets: [aGame()], amount }))).status).toBe('accepted');
    }
  });

  it('[CP-14] refuses a stake whose win would exceed the payout limit', async () => {
    const bet = aGame({ coef: 100_000 }); // odds of 100; the payout limit is 100,000.00

    const answer = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], amount: 100_001 })));

    expect(answer).toMatchObject({ reason: 'max-payout', maxBetAmount: 100_000 });
    expect((await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], amount: 100_000 }))).status).toBe('accepted');
  });

  it.each([
    ['KWD', 40, 3],
    ['JPY', 40, 0],
    ['RUB', 800, 2],
  ])('[MON-4] uses the minor units of %s', async (currencyIso, least, exponent) => {
    const rich = await on.test.addPlayer({ currencyIso, money: 1_000_000 });
    const bets = [aGame()];

    const { coupon } = accepted(await on.test.place(rich, on.test.coupon(rich, { bets, amount: least })));
    const less = rejected(await on.test.place(rich, on.test.coupon(rich, { bets, amount: least - 1 })));

    expect(coupon).toMatchObject({ currencyIso, exponent, amount: least });
    expect(less).toMatchObject({ reason: 'amount-too-small', minBetAmount: least });
  });

  it('[SEC-10] refuses to stake from another player’s account', async () => {
    const other = await on.test.addPlayer();

    const answer = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [aGame()], accountId: other.accountId })));

    expect(answer.reason).toBe('wrong-account');
    expect(await on.test.balance(other.accountId)).toBe(100_000);
  });

  it('[SEC-10] answers 409 if the coupon names another player than the session', async () => {
    const other = await on.test.addPlayer();

    const answer = await on.test.post(other.token, '/web-api/coupon/place', on.test.coupon(on.player, { bets: [aGame()] }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'wrong-user' }] });
  });

  it('[SEC-11] refuses unknown fields', async () => {
    const coupon = { ...on.test.coupon(on.player, { bets: [aGame()] }), payout: 5 };

    const answer = await on.test.post(on.player.token, '/web-api/coupon/place', coupon);

    expect(CouponToPlace.safeParse(coupon).success).toBe(false);
    expect(answer.statusCode).toBe(400);
  });

  it('[CP-14] quotes prices, locks and limits without a session', async () => {
    const bet = aGame({ coef: 2000 });
    const locked = aGame({ isSuspended: true });
    on.test.prices.change(bet.outcomeId, { coef: 2050 });

    const answer = await on.test.app.inject({
      method: 'POST',
      url: '/web-api/coupon/quote',
      payload: { typeId: 1, bets: [bet, locked], currencyIso: 'EUR' },
    });

    expect(answer.json()).toMatchObject({
      bets: [
        { outcomeId: bet.outcomeId, reason: null, coef: 2050, isLive: false, version: 2, score: null },
        { outcomeId: locked.outcomeId, reason: 'bet-suspended', coef: 2100, isLive: false, version: 1, score: null },
      ],
      minBetAmount: 20,
      maxBetAmount: 200_000,
      maxPayout: 10_000_000,
    });
  });
});
