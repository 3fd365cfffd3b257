import { ENGINES } from '@touchline/server-kernel/testing';
import { KICK_OFF } from '../../testing/test-app.ts';
import { accepted, rejected, placingOn } from './place.test.helper.ts';

describe.each(ENGINES)('placement on %s: prices that move', (engine) => {
  const on = placingOn(engine);
  const { aGame } = on;

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
});
