import { BOTH_ENGINES, type TestPlayer } from '@touchline/server-kernel/testing';
import { crashPoints } from '@touchline/server-kernel/ledger';
import type { BookedCoupon, CashOutAnswer, CashOutsAnswer, EditQuoteAnswer, QuoteAnswer, SharedCoupon } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { sellingOn } from './terms.test.helper.ts';
import {
  accepted,
  cashOuts,
  decideDue,
  followRules,
  KICK_OFF,
  placement,
  placeSeen,
  quote,
  rejected,
  see,
  settleEarly,
  settleGames,
  settleOverdue,
  voidCoupon,
} from '../../testing.ts';

const DAY_MS = 86_400_000;
const OTHER = { opponent1: 'Arsenal', opponent2: 'Everton' };

describe.each(BOTH_ENGINES)('a bet whose id is that of another game now on %s', (engine) => {
  const { on, sell } = sellingOn(engine);
  let player: TestPlayer;
  beforeEach(async () => {
    player = await on.test.addPlayer({ money: 100_000 });
  });
  const place = async (more: Parameters<typeof on.test.coupon>[1]): Promise<BookedCoupon> =>
    accepted(await on.test.place(player, on.test.coupon(player, more))).coupon;
  const read = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const balance = () => on.test.balance(player.accountId);
  const offerOf = async (id: number) =>
    (await on.test.get(player.token, '/web-api/coupon/cash-outs')).json<CashOutsAnswer>().coupons.find(({ couponId }) => couponId === id);
  const finish = (gameId: number) => on.test.prices.finish(gameId, { main: [1, 0], periods: [] });
  const sweep = async () => {
    await settleEarly(on.test.services);
    await settleOverdue(on.test.services);
  };
  const stuckOf = (couponId: number) => on.test.services.stuck.list().find(({ item }) => item === String(couponId));

  it.each([
    ['other opponents', OTHER],
    ['one other opponent', { opponent2: 'Everton' }],
    ['a later match of the same pair', { startAt: KICK_OFF + 90 * 86_400 }],
    ['another part of the match', { subKind: 'corners' }],
  ])('[OD-02] [BET-9] is set aside at settlement if the id has %s, and is paid once its game is back', async (_, other) => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet] });
    on.test.prices.replaceGame(bet.gameId, other);
    await sweep();
    const waiting = stuckOf(couponId);
    finish(bet.gameId);
    await settleGames(on.test.services, [bet.gameId]);
    await sweep();

    expect(await read(couponId)).toMatchObject({ state: 'open', payout: null, bets: [{ result: null }] });
    expect(await balance()).toBe(99_000);
    expect(waiting).toMatchObject({ job: 'settlement', failures: 1 });
    expect(waiting?.reason).toContain(`bet 0 was sold on Northside ${bet.gameId} - Rovers ${bet.gameId} of 2030-05-01T13:00`);

    const own = { opponent1: `Northside ${bet.gameId}`, opponent2: `Rovers ${bet.gameId}`, startAt: KICK_OFF, subKind: null };
    on.test.prices.replaceGame(bet.gameId, own);
    await on.test.services.stuck.tryAgain('settlement', String(couponId));
    await sweep();
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2000, bets: [{ result: '1:0' }] });
    expect(await balance()).toBe(101_000);
    expect(stuckOf(couponId)).toBeUndefined();
  });

  it('[OD-02] stays on its match when the kick-off is moved', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 480_000 } });
    const { couponId } = await place({ bets: [bet] });
    for (const at of [1, 2, 3]) on.test.prices.change(bet.gameId * 100 + at, { startAt: KICK_OFF + 86_400 });

    expect((await offerOf(couponId))?.offer).toMatchObject({ fair: 960 });
    finish(bet.gameId);
    await sweep();
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2000 });
  });

  it('[OD-02] does not keep the other bets of its coupon from being settled', async () => {
    const [bet, lost] = [on.aGame(), on.aGame()];
    const { couponId } = await place({ typeId: 1, bets: [bet, lost], coef: 4410 });
    on.test.prices.replaceGame(bet.gameId, OTHER);
    on.test.prices.finish(lost.gameId, { main: [0, 1], periods: [] });
    await sweep();

    expect(await read(couponId)).toMatchObject({ state: 'lost', payout: 0, bets: [{ result: null }, { statusId: 0, result: '0:1' }] });
  });

  it('[OD-02] gets its stake back after two days, as if its match had not been played, or when an operator cancels the coupon', async () => {
    const [bet, cancelled] = [on.aGame(), on.aGame()];
    const coupons = [await place({ bets: [bet] }), await place({ bets: [cancelled] })].map(({ couponId }) => couponId);
    for (const { gameId } of [bet, cancelled]) {
      on.test.prices.replaceGame(gameId, OTHER);
      finish(gameId);
    }
    expect(await voidCoupon(on.test.services, coupons[1] ?? 0)).toBe(true);
    on.test.clock.nowMs = KICK_OFF * 1000 + 2 * DAY_MS;
    await sweep();
    expect(await balance()).toBe(99_000);

    on.test.clock.nowMs = KICK_OFF * 1000 + 2 * DAY_MS + 1;
    for (const couponId of coupons) await on.test.services.stuck.tryAgain('settlement', String(couponId));
    await sweep();
    const token = await on.test.signIn(player.userId); // the first one has expired
    for (const couponId of coupons) {
      const coupon = await on.test.get(token, `/web-api/coupon/${couponId}`);
      expect(coupon.json()).toMatchObject({ state: 'returned', payout: 1000, bets: [{ result: null }] });
    }
    expect(await balance()).toBe(100_000);
  });

  it('[BT-15] is not won by an early lead of the other game', async () => {
    const bet = on.aGame({ earlyLead: 2 });
    const { couponId } = await place({ bets: [bet] });
    on.test.prices.replaceGame(bet.gameId, OTHER);
    on.test.prices.lead(bet.gameId, 0, [2, 0]);
    await sweep();

    expect(await read(couponId)).toMatchObject({ state: 'open', bets: [{ early: { score: null } }] });
  });

  it.each([
    ['the game', OTHER],
    ['the kick-off', { startAt: KICK_OFF + 86_400 }],
    ['the market', { marketTypeId: 8 }],
    ['the side', { outcomeTypeId: 3 }],
    ['the line', { param: 2500 }],
    ['the scorer', { outcomeName: 'P. Jones' }],
  ])('[OD-02] [BET-9] is not cashed out, by hand or by a rule, if %s under its ids is another one', async (_, other) => {
    const bet = on.aGame({ coef: 2000, chances: { won: 480_000 } });
    const { couponId } = await place({ bets: [bet] });
    const before = (await offerOf(couponId))?.offer;
    await on.test.post(player.token, '/web-api/coupon/cash-out-rule', { couponId, atLeast: 1 });
    on.test.prices.replaceGame(bet.gameId, { ...other, coef: 1100, chances: { won: 900_000 } });

    const after = await offerOf(couponId);
    const body = { id: randomUUID(), couponId, stake: 1000, amount: before?.offer, quote: before?.quote };
    const taken = await on.test.post(player.token, '/web-api/coupon/cash-out', body);
    const closed = await followRules(on.test.services);
    const edit = await on.test.post(player.token, '/web-api/coupon/edit-quote', { couponId, bets: [on.aGame()], extra: 0 });

    expect(before).toMatchObject({ fair: 960 });
    expect(after).toMatchObject({ offer: null, problem: 'suspended' });
    expect(taken.json<CashOutAnswer>()).toEqual({ status: 'rejected', reason: 'suspended' });
    expect(edit.json<EditQuoteAnswer>()).toMatchObject({ problem: 'suspended', offer: null });
    expect(closed).toBe(0);
    expect(await balance()).toBe(99_000);
  });

  it('[BET-9] is not cashed out when the game changes during the delay of a live cash-out', async () => {
    sell({ hyperBonus: null, expressBoost: null, liveDelayMs: 3000 });
    const bet = on.aGame({ isLive: true, coef: 2000, chances: { won: 480_000 } });
    const coupon = on.test.coupon(player, { bets: [bet] });
    await on.test.post(player.token, '/web-api/coupon/place', coupon);
    on.test.clock.nowMs += 3000;
    await decideDue(on.test.services, placement(on.test.services, crashPoints({})));
    const { couponId, offer } = (await on.test.get(player.token, '/web-api/coupon/cash-outs')).json<CashOutsAnswer>().coupons[0] ?? {};
    const body = { id: randomUUID(), couponId, stake: 1000, amount: offer?.offer, quote: offer?.quote };
    await on.test.post(player.token, '/web-api/coupon/cash-out', body);
    on.test.prices.replaceGame(bet.gameId, OTHER);
    on.test.clock.nowMs += 3000;
    await cashOuts(on.test.services, crashPoints({})).decideWaiting(player.userId, body.id);

    const status = await on.test.get(player.token, `/web-api/coupon/cash-out/${body.id}`);
    expect(status.json()).toEqual({ status: 'rejected', reason: 'suspended' });
    expect(await balance()).toBe(99_000);
  });

  it('[ODD-3] is not placed if another game has come under the id since the quote, whatever the rule for odds', async () => {
    const bet = on.aGame();
    const seen = await see(on.test, player, { bets: [bet], changeCoefAction: 1 });
    on.test.prices.replaceGame(bet.gameId, OTHER);
    const answer = rejected(await placeSeen(on.test, player, seen));

    expect(answer).toMatchObject({ reason: 'outcome-gone', bets: [{ outcomeId: bet.outcomeId, reason: 'outcome-gone', coef: null }] });
    expect(await balance()).toBe(100_000);
  });

  it('[ODD-3] is placed with the quote of before if only the kick-off was moved', async () => {
    const bet = on.aGame();
    const seen = await see(on.test, player, { bets: [bet] });
    for (const at of [1, 2, 3]) on.test.prices.change(bet.gameId * 100 + at, { startAt: KICK_OFF + 86_400, priceVersion: 1 });

    expect(accepted(await placeSeen(on.test, player, seen)).coupon.bets[0]).toMatchObject({ startAt: KICK_OFF + 86_400 });
  });

  it('[ODD-3] is not placed if another game has come under the id during the delay of a live bet', async () => {
    sell({ hyperBonus: null, expressBoost: null, liveDelayMs: 3000 });
    const bet = on.aGame({ isLive: true });
    const seen = await see(on.test, player, { bets: [bet], changeCoefAction: 1 });
    await on.test.post(player.token, '/web-api/coupon/place', seen.coupon, seen.headers);
    on.test.prices.replaceGame(bet.gameId, OTHER);
    on.test.clock.nowMs += 3000;
    await decideDue(on.test.services, placement(on.test.services, crashPoints({})));

    const status = await on.test.get(player.token, `/web-api/coupon/status/${seen.coupon.id}`);
    expect(status.json()).toMatchObject({ status: 'rejected', reason: 'outcome-gone' });
    expect(await balance()).toBe(100_000);
  });

  it('[CPN-5] is locked in a kept coupon that shows other opponents than the game under its id', async () => {
    const bet = on.aGame();
    const shown = { opponent1: `Northside ${bet.gameId}`, opponent2: `Rovers ${bet.gameId}`, startAt: KICK_OFF };
    const ask = async (games: object[]) => {
      const body = { typeId: 0, bets: [bet], games, currencyIso: 'EUR', amount: 1000 };
      return (await on.test.post(player.token, '/web-api/coupon/quote', body)).json<QuoteAnswer>().bets[0];
    };

    expect(await ask([shown])).toMatchObject({ reason: null, coef: 2100 });
    expect(await ask([{ ...shown, opponent1: 'Manchester United' }])).toMatchObject({ reason: 'outcome-gone', coef: null });
    expect(await ask([{ ...shown, startAt: KICK_OFF + 86_400 }])).toMatchObject({ reason: 'outcome-gone', coef: null });
    expect((await quote(on.test, player, { bets: [bet] })).bets[0]).toMatchObject({ reason: null });
  });

  it('[CP-31] is gone from a shared coupon', async () => {
    const bet = on.aGame();
    const { gameId, marketId, outcomeId } = bet;
    const { code } = (await on.test.post(player.token, '/bff-api/coupon/shared', { bets: [{ gameId, marketId, outcomeId }] })).json<{
      code: string;
    }>();
    const now = async () => (await on.test.get(player.token, `/bff-api/coupon/shared/${code}`)).json<SharedCoupon>().now;
    expect(await now()).toMatchObject([{ state: 'same', coef: 2100 }]);

    on.test.prices.replaceGame(gameId, OTHER);
    expect(await now()).toEqual([{ outcomeId, state: 'gone', coefThen: 2100, coef: null }]);
  });
});
