import { ENGINES } from '@touchline/server-kernel/testing';
import { accepted, KICK_OFF, placeSeen, rejected, see } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

describe.each(ENGINES)('placement on %s: moving prices', (engine) => {
  const on = placingOn(engine);
  const { aGame } = on;

  it('[CP-25] returns the current odds if they moved against the player', async () => {
    const bet = aGame({ coef: 2000 });
    on.test.prices.change(bet.outcomeId, { coef: 1950 });

    const worse = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], changeCoefAction: 2 })));
    const any = accepted(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], changeCoefAction: 1 })));

    expect(worse).toMatchObject({ reason: 'coef-changed', coef: 1950, bets: [{ reason: 'coef-changed', coef: 1950 }] });
    expect(any.coupon.bets[0]).toMatchObject({ coef: 1950, coefSeen: 2000 });
  });

  it.each([
    ['falls of 2 % and 1 % within a budget of 3 %', 300, [1960, 1485], null],
    ['the same beyond one of 2.99 %', 299, [1960, 1485], 'coef-changed'],
    ['a fall and a rise: only the fall counts', 200, [1960, 1900], null],
    ['without a budget', undefined, [1960, 1485], 'coef-changed'],
  ] as const)('[CP-25] [ODD-3] an express whose quote contains a budget for falling odds: %s', async (_, oddsBudget, now, reason) => {
    const bets = [aGame({ coef: 2000 }), aGame({ coef: 1500 })];
    const wish = { typeId: 1, bets, amount: 500, changeCoefAction: 2, oddsBudget } as const;
    const seen = await see(on.test, on.player, wish);
    bets.forEach(({ outcomeId }, at) => on.test.prices.change(outcomeId, { coef: now[at] ?? 0 }));

    const answer = await placeSeen(on.test, on.player, seen);

    expect(answer.status === 'rejected' ? answer.reason : null).toBe(reason);
    if (answer.status === 'accepted') {
      expect(answer.coupon.bets.map(({ coef, coefSeen }) => [coef, coefSeen])).toEqual([
        [now[0], 2000],
        [now[1], 1500],
      ]);
    }
  });

  it('[CP-25] [ODD-3] refuses a budget that is not in the signed quote, or beyond the maximum', async () => {
    const bet = aGame({ coef: 2000 });
    const seen = await see(on.test, on.player, { bets: [bet], amount: 500, changeCoefAction: 2 });
    const wide = await on.test.post(on.player.token, '/web-api/coupon/place', { ...seen.coupon, oddsBudget: 500 }, seen.headers);
    const tooWide = await on.test.post(on.player.token, '/web-api/coupon/quote', {
      ...{ typeId: 0, bets: seen.coupon.bets, currencyIso: 'EUR', oddsBudget: 1_001 },
    });

    expect([wide.statusCode, tooWide.statusCode]).toEqual([400, 400]);
  });

  it.each([
    ['one millisecond before', KICK_OFF * 1000 - 1, 'accepted'],
    ['at', KICK_OFF * 1000, 'rejected'],
    ['after', KICK_OFF * 1000 + 500, 'rejected'],
  ] as const)('[ODD-4] decides by the server clock: %s kick-off', async (_, nowMs, status) => {
    const bet = aGame();
    const token = on.player.token;
    on.test.clock.nowMs = nowMs;
    const fresh = await on.test.signIn(on.player.userId);

    const answer = await on.test.place({ ...on.player, token: fresh }, on.test.coupon(on.player, { bets: [bet] }));

    expect(token).not.toBe(fresh);
    expect(answer.status).toBe(status);
    if (answer.status === 'rejected') expect(answer).toMatchObject({ reason: 'game-started', bets: [{ reason: 'game-started' }] });
  });
});
