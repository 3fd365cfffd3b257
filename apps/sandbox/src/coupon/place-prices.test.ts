import { KICK_OFF } from '../testing/test-app.ts';
import { ENGINES } from '../db/testing/test-db.ts';
import { accepted, rejected, usePlacement } from './place.test.helper.ts';

describe.each(ENGINES)('placement on %s: prices that move', (engine) => {
  const on = usePlacement(engine);
  const { aGame, count } = on;

  it('[ODD-1] books odds that the rule of the player allows while the price moves under the request', async () => {
    const bet = aGame({ coef: 2000 });
    let step = 0;
    on.test.prices.beforeQuote = () => on.test.prices.change(bet.outcomeId, { coef: 1900 + ((step += 37) % 201) });

    for (const changeCoefAction of [0, 1, 2] as const) {
      const coupons = Array.from({ length: 60 }, () =>
        on.test.coupon(on.player, { bets: [{ ...bet, coef: 2000 }], changeCoefAction, amount: 100 }),
      );
      const answers = await Promise.all(coupons.map((coupon) => on.test.place(on.player, coupon)));
      const booked = answers.flatMap((answer) => (answer.status === 'accepted' ? answer.coupon.bets : []));
      const isAllowed = { 0: (coef: number) => coef === 2000, 1: () => true, 2: (coef: number) => coef >= 2000 }[changeCoefAction];

      expect(booked.every(({ coef }) => isAllowed(coef))).toBe(true);
      expect(booked.every(({ coefSeen }) => coefSeen === 2000)).toBe(true);
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(refusals.every((reason) => reason === 'coef-changed')).toBe(true);
      expect(booked.length).toBe({ 0: 0, 1: 60, 2: booked.length }[changeCoefAction] || booked.length);
    }
  }, 60_000);

  it('[CP-25] tells the odds of now when they moved against the player', async () => {
    const bet = aGame({ coef: 2000 });
    on.test.prices.change(bet.outcomeId, { coef: 1950 });

    const worse = rejected(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], changeCoefAction: 2 })));
    const any = accepted(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], changeCoefAction: 1 })));

    expect(worse).toMatchObject({ reason: 'coef-changed', coef: 1950, bets: [{ reason: 'coef-changed', coef: 1950 }] });
    expect(any.coupon.bets[0]).toMatchObject({ coef: 1950, coefSeen: 2000 });
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

  it('[ODD-4] lets no bet through that was decided after the close, with the clock running during the requests', async () => {
    const bet = aGame();
    on.test.clock.nowMs = KICK_OFF * 1000 - 50;
    const fresh = { ...on.player, token: await on.test.signIn(on.player.userId) };
    on.test.prices.beforeQuote = () => (on.test.clock.nowMs += 1);

    await Promise.all(Array.from({ length: 100 }, () => on.test.place(fresh, on.test.coupon(on.player, { bets: [bet], amount: 100 }))));

    const late = await count(
      'select count(*)::bigint as n from coupons join bets on coupon_id = coupons.id where game_id = $1 and placed_at_ms >= $2',
      [bet.gameId, KICK_OFF * 1000],
    );
    expect(late).toBe(0);
    expect(await count('select count(*)::bigint as n from bets where game_id = $1', [bet.gameId])).toBeGreaterThan(10);
  }, 60_000);
});
