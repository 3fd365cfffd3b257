import { ENGINES } from '@touchline/server-kernel/testing';
import { OUTCOME } from '@touchline/betting-rules';
import type { BookedCoupon, PlacedBet, QuoteAnswer } from '@touchline/betting-contract';
import { accepted, quote, settleEarly, settleGames, settleOverdue } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const DAY_MS = 86_400_000;

describe.each(ENGINES)('early payout on %s', (engine) => {
  const on = placingOn(engine);
  const place = async (bets: PlacedBet[], more: object = {}): Promise<BookedCoupon> =>
    accepted(await on.test.place(on.player, on.test.coupon(on.player, { bets, ...more }))).coupon;
  const read = async (couponId: number) => (await on.test.get(on.player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const balance = () => on.test.balance(on.player.accountId);
  const finish = async (gameId: number, main: [number, number], more = {}) => {
    on.test.prices.finish(gameId, { main, periods: [[0, 0], main], ...more });
    await settleGames(on.test.services, [gameId]);
  };

  it('[BT-15] the quote states the lead that wins at once, and the placed bet keeps it', async () => {
    const bet = on.aGame({ earlyLead: 2 });
    const answer = (await quote(on.test, on.player, { typeId: 0, bets: [bet] })) as QuoteAnswer;
    expect(answer.bets[0]).toMatchObject({ earlyLead: 2 });

    const coupon = await place([bet]);
    expect(coupon.bets[0]).toMatchObject({ early: { lead: 2, score: null } });
    const plain = await place([on.aGame()]);
    expect(plain.bets[0]).not.toHaveProperty('early');
  });

  it('[BT-15] [BET-9] pays once when the team leads by two, however often it is checked and however the match ends', async () => {
    const bet = on.aGame({ earlyLead: 2, coef: 2000 });
    const { couponId } = await place([bet], { amount: 1000 });
    const before = await balance();
    on.test.prices.lead(bet.gameId, 0, [1, 0]);
    expect(await settleEarly(on.test.services)).toBe(0);

    on.test.prices.lead(bet.gameId, 0, [2, 0]);
    await Promise.all([settleEarly(on.test.services), settleEarly(on.test.services), settleOverdue(on.test.services)]);
    expect(await read(couponId)).toMatchObject({
      state: 'won',
      payout: 2000,
      bets: [{ statusId: 1, result: '2:0', early: { lead: 2, score: '2:0' } }],
    });
    expect(await balance()).toBe(before + 2000);

    await finish(bet.gameId, [2, 3]);
    await settleEarly(on.test.services);
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2000 });
    expect(await balance()).toBe(before + 2000);
  });

  it('[BT-15] also wins at settlement if the lead was never checked during the match', async () => {
    const bet = on.aGame({ earlyLead: 2, coef: 2000 });
    const { couponId } = await place([bet], { amount: 1000 });
    on.test.prices.lead(bet.gameId, 0, [3, 1]);

    await finish(bet.gameId, [3, 3]);
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2000, bets: [{ early: { score: '3:1' } }] });
  });

  it('[BT-15] is not won by a lead of the other team, by a smaller lead, or by a bet sold without early payout', async () => {
    const [own, plain, away] = [on.aGame({ earlyLead: 2 }), on.aGame(), on.aGame({ earlyLead: 2 })];
    const ofAway = { ...away, outcomeId: away.outcomeId + 2, coef: 3600 };
    const coupons = [await place([own]), await place([plain]), await place([ofAway])];
    on.test.prices.lead(own.gameId, 1, [0, 2]);
    on.test.prices.lead(plain.gameId, 0, [2, 0]);
    on.test.prices.lead(away.gameId, 1, [0, 2]);
    on.test.prices.change(ofAway.outcomeId, { outcomeTypeId: OUTCOME.AwayWin });

    expect(await settleEarly(on.test.services)).toBe(1);
    expect((await Promise.all(coupons.map(({ couponId }) => read(couponId)))).map(({ state }) => state)).toEqual(['open', 'open', 'won']);
  });

  it('[BT-15] counts as won in an express, which is settled with its other bets', async () => {
    const [early, other] = [on.aGame({ earlyLead: 2, coef: 2000 }), on.aGame({ coef: 3000 })];
    const { couponId } = await place([early, other], { typeId: 1, amount: 1000 });
    on.test.prices.lead(early.gameId, 0, [2, 0]);
    await settleEarly(on.test.services);
    expect(await read(couponId)).toMatchObject({ state: 'open', bets: [{ statusId: 1 }, {}] });

    await finish(early.gameId, [2, 4]);
    await finish(other.gameId, [1, 0]);
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 6000 });
  });

  it('[BT-15] is settled like any other bet if the team never leads by two, and refunded if the match is abandoned', async () => {
    const [lost, gone] = [on.aGame({ earlyLead: 2 }), on.aGame({ earlyLead: 2 })];
    const coupons = [await place([lost]), await place([gone])];
    await finish(lost.gameId, [1, 2]);
    on.test.clock.nowMs += 8 * DAY_MS;
    await settleOverdue(on.test.services);
    on.player.token = await on.test.signIn(on.player.userId);

    expect((await Promise.all(coupons.map(({ couponId }) => read(couponId)))).map(({ state }) => state)).toEqual(['lost', 'returned']);
  });
});
