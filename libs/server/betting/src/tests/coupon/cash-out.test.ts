import { ENGINES, NOON, type TestPlayer } from '@touchline/server-kernel/testing';
import { crashPoints, resultSince, wagersSince } from '@touchline/server-kernel/ledger';
import type { BookedCoupon, CashOutAnswer, CashOutBody, CashOutOffer, CashOutsAnswer, HistoryAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { accepted, cashOuts, decideCashOuts, followRules, KICK_OFF, placeSeen, see, settleGames } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const PATH = '/web-api/coupon/cash-out';

describe.each(ENGINES)('cash-out on %s', (engine) => {
  const on = placingOn(engine);
  let player: TestPlayer;
  beforeEach(async () => {
    player = await on.test.addPlayer({ money: 100_000 });
  });

  const place = async (more: Parameters<typeof on.test.coupon>[1]): Promise<BookedCoupon> =>
    accepted(await on.test.place(player, on.test.coupon(player, more))).coupon;
  const offers = async (who = player) => (await on.test.get(who.token, '/web-api/coupon/cash-outs')).json<CashOutsAnswer>().coupons;
  const offerOf = async (couponId: number): Promise<CashOutOffer> => {
    const { offer, problem } = (await offers()).find((one) => one.couponId === couponId) ?? {};
    if (!offer) throw new Error(`no offer: ${problem}`);
    return offer;
  };
  /** The request for cashing out a part of the stake, at the offered value. */
  const bodyOf = (couponId: number, { quote, offer, stakeLeft }: CashOutOffer, stake = stakeLeft): CashOutBody => ({
    ...{ id: randomUUID(), couponId, stake, quote },
    amount: Math.floor((offer * stake) / stakeLeft),
  });
  const send = async (body: CashOutBody, who = player) => {
    const answer = await on.test.post(who.token, PATH, body);
    return { status: answer.statusCode, text: answer.body, answer: answer.json<CashOutAnswer>() };
  };
  const read = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const finish = async (gameId: number, main: [number, number]) => {
    on.test.prices.finish(gameId, { main, periods: [[0, 0], main] });
    await settleGames(on.test.services, [gameId]);
  };
  const outcomeOf = ({ gameId }: { gameId: number }) => gameId * 100 + 1;

  it('[OD-02] [BET-9] counts the chance that the stake is returned, in the offer, in a part and in a rule', async () => {
    const bet = on.aGame({ coef: 1875, chances: { won: 500_000, returned: 250_000 } });
    const { couponId } = await place({ bets: [bet], amount: 10_000 });
    on.test.prices.change(outcomeOf(bet), { coef: 1100, chances: { won: 850_000, returned: 120_000 } });

    const offer = await offerOf(couponId);
    // 100.00 × (0.85 × 1.875 + 0.12) = 171.375; 96 % of 171.37 is 164.5152. Fair odds now: 0.88 / 0.85.
    expect(offer).toMatchObject({ fair: 17_137, offer: 16_451, stakeLeft: 10_000 });
    expect(offer.bets).toEqual([{ outcomeId: bet.outcomeId, coef: 1100, fairCoef: 1035, chance: 850_000, returned: 120_000 }]);
    // A quarter of it, rounded down.
    const { answer } = await send(bodyOf(couponId, offer, 2500));
    expect(answer).toMatchObject({ status: 'accepted', amount: 4112, stake: 2500 });

    await on.test.post(player.token, `${PATH}-rule`, { couponId, atLeast: 12_339 });
    expect(await followRules(on.test.services)).toBe(0);
    // 75.00 × (0.86 × 1.875 + 0.11) = 129.1875; 96 % of 129.18 is 124.0128.
    on.test.prices.change(outcomeOf(bet), { chances: { won: 860_000, returned: 110_000 } });
    expect(await followRules(on.test.services)).toBe(1);
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 4112 + 12_401 });
  });

  it('[OD-02] [BET-9] offers the fair value less the margin, and closes the whole coupon for it', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 480_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    on.test.prices.change(outcomeOf(bet), { coef: 1500, chances: { won: 640_000 } });

    const offer = await offerOf(couponId);
    // 10.00 x 2.00 x 0.64 = 12.80; 96 % of it, rounded down, is 12.28.
    expect(offer).toMatchObject({ fair: 1280, offer: 1228, margin: 40, stakeLeft: 1000, possibleWin: 2000, delayMs: 0 });
    expect(offer.bets).toEqual([{ outcomeId: bet.outcomeId, coef: 1500, fairCoef: 1563, chance: 640_000, returned: 0 }]);
    const { answer } = await send(bodyOf(couponId, offer));

    expect(answer).toMatchObject({ status: 'accepted', amount: 1228, stake: 1000, balance: 100_228 });
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 1228, cashOut: { stake: 1000, amount: 1228 } });
    expect(await on.test.balance(player.accountId)).toBe(100_228);
    // Settling the bet pays nothing more.
    await finish(bet.gameId, [1, 0]);
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 1228, bets: [{ statusId: 1 }] });
    expect(await on.test.balance(player.accountId)).toBe(100_228);
    expect(await offers()).toEqual([]);
  });

  it('[BET-9] [MON-7] closes parts and settles the rest; history and session result include both', async () => {
    const bet = on.aGame({ coef: 3000, chances: { won: 330_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    on.test.prices.change(outcomeOf(bet), { coef: 2000, chances: { won: 500_000 } });

    // 10.00 x 3.00 x 0.5 = 15.00, less 4 % = 14.40; a quarter of the stake is 3.60.
    expect((await send(bodyOf(couponId, await offerOf(couponId), 250))).answer).toMatchObject({ status: 'accepted', amount: 360 });
    const half = await read(couponId);
    expect(half).toMatchObject({ state: 'open', payout: null, possibleWin: 2250, cashOut: { stake: 250, amount: 360 } });
    const open = (await on.test.get(player.token, '/web-api/coupon/history')).json<HistoryAnswer>();
    expect(open.totals).toMatchObject({ staked: 1000, returned: 360, atStake: 750, net: 110 });
    expect(await offerOf(couponId)).toMatchObject({ stakeLeft: 750, offer: 1080, possibleWin: 2250 });

    await finish(bet.gameId, [2, 0]);

    // 7.50 x 3.00 for the rest, plus the 3.60 cashed out.
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2610 });
    expect(await on.test.balance(player.accountId)).toBe(101_610);
    const history = (await on.test.get(player.token, '/web-api/coupon/history')).json<HistoryAnswer>();
    expect(history.totals).toMatchObject({ staked: 1000, returned: 2610, atStake: 0, net: 1610 });
    const { userId, accountId } = player;
    expect(await resultSince(on.test.db, { userId, accountId, sinceMs: NOON })).toEqual({ staked: 1000, returned: 2610 });
    expect(await wagersSince(on.test.db, { userId, sinceMs: NOON - 1 })).toEqual([
      { at: NOON, currencyIso: 'EUR', staked: 1000, refunded: 0, paid: 2610 },
    ]);
  });

  it('[BET-9] a coupon whose rest loses keeps the cashed-out amount', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await send(bodyOf(couponId, await offerOf(couponId), 500));

    await finish(bet.gameId, [0, 3]);

    expect(await read(couponId)).toMatchObject({ state: 'lost', payout: 480 });
    expect(await on.test.balance(player.accountId)).toBe(99_480);
  });

  it('[OD-02] takes decided bets of an express into account, and offers nothing once a bet has lost', async () => {
    const [first, second] = [on.aGame({ coef: 2000, chances: { won: 490_000 } }), on.aGame({ coef: 3000, chances: { won: 320_000 } })];
    const { couponId } = await place({ typeId: 1, bets: [first, second], amount: 1000, coef: 6000 });

    expect(await offerOf(couponId)).toMatchObject({ fair: 940 });
    // The result is known but not settled yet.
    on.test.prices.finish(first.gameId, { main: [1, 0], periods: [] });
    expect(await offerOf(couponId)).toMatchObject({ fair: 1920, possibleWin: 6000 });
    on.test.prices.finish(second.gameId, { main: [0, 1], periods: [] });
    expect((await offers())[0]).toMatchObject({ offer: null, problem: 'settled' });
  });

  it.each([
    ['suspended', { isSuspended: true }, 'suspended'],
    ['stale', { updatedAt: NOON - 10_001 }, 'suspended'],
    ['worth nothing', { chances: { won: 1 } }, 'too-small'],
  ])('[BT-02] offers nothing while the price is %s', async (_, change, problem) => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet] });
    const before = bodyOf(couponId, await offerOf(couponId));
    on.test.prices.change(outcomeOf(bet), change);

    expect((await offers())[0]).toMatchObject({ offer: null, problem });
    expect((await send(before)).answer).toEqual({ status: 'rejected', reason: problem });
    expect(await read(couponId)).toMatchObject({ state: 'open' });
  });

  it('[BT-02] offers nothing for a pre-match bet between kick-off and the first live price', async () => {
    const { couponId } = await place({ bets: [on.aGame({ coef: 2000 })] });
    on.test.clock.nowMs = KICK_OFF * 1000;
    const token = await on.test.signIn(player.userId);
    expect((await offers({ ...player, token }))[0]).toMatchObject({ couponId, problem: 'suspended' });
  });

  it('[ODD-1] [ODD-3] pays a better offer, refuses a worse one, and refuses an amount, coupon, player or age that differs from the quote', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    const { couponId: other } = await place({ bets: [on.aGame()], amount: 1000 });
    const seen = await offerOf(couponId);
    const body = bodyOf(couponId, seen);

    expect((await send({ ...body, amount: body.amount + 1 })).status).toBe(409);
    expect((await send({ ...body, amount: body.amount - 1 })).status).toBe(409);
    expect((await send({ ...body, couponId: other })).status).toBe(409);
    expect((await send({ ...body, quote: `${body.quote.slice(0, -2)}AA` })).status).toBe(409);
    expect((await send(body, await on.test.addPlayer())).status).toBe(409);
    on.test.clock.nowMs = NOON + 120_001;
    on.test.prices.change(outcomeOf(bet), { updatedAt: on.test.clock.nowMs });
    expect((await send(body)).status).toBe(409);
    on.test.clock.nowMs = NOON;

    on.test.prices.change(outcomeOf(bet), { chances: { won: 499_000 } });
    expect((await send({ ...body, id: randomUUID() })).answer).toEqual({ status: 'rejected', reason: 'offer-changed' });
    on.test.prices.change(outcomeOf(bet), { chances: { won: 600_000 } });
    expect((await send(body)).answer).toMatchObject({ status: 'accepted', amount: 1152 });
  });

  it('[BET-1] [BET-6] answers a repeat with the same bytes, refuses a different body, and closes once when two windows race', async () => {
    const { couponId } = await place({ bets: [on.aGame({ coef: 2000, chances: { won: 500_000 } })], amount: 1000 });
    const offer = await offerOf(couponId);
    const body = bodyOf(couponId, offer);

    const [one, two, three] = await Promise.all([send(body), send(body), send(bodyOf(couponId, offer))]);

    expect(one.text).toBe(two.text);
    const statuses = [one, three].map(({ answer }) => answer.status).sort();
    expect(statuses).toEqual(['accepted', 'rejected']);
    expect((await send(body)).text).toBe(one.text);
    expect((await send({ ...body, stake: 500, amount: 480 })).status).toBe(422);
    expect((await on.test.get(player.token, `${PATH}/${body.id}`)).body).toBe(one.text);
    expect((await on.test.get(player.token, `${PATH}/${randomUUID()}`)).json()).toEqual({ status: 'unknown' });
    expect(await on.test.balance(player.accountId)).toBe(99_960);
  });

  it('[BET-9] closes in at most six parts, the last of which is the rest', async () => {
    const { couponId } = await place({ bets: [on.aGame({ coef: 2000, chances: { won: 500_000 } })], amount: 1000 });
    for (let part = 0; part < 5; part += 1) {
      expect((await send(bodyOf(couponId, await offerOf(couponId), 100))).answer.status).toBe('accepted');
    }
    expect((await send(bodyOf(couponId, await offerOf(couponId), 100))).answer).toEqual({ status: 'rejected', reason: 'too-many-parts' });
    expect((await send(bodyOf(couponId, await offerOf(couponId)))).answer).toMatchObject({ status: 'accepted', stake: 500, amount: 480 });
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 960 });
  });

  it('[CP-26] with a live bet it is pending, and decided by the offer after the delay', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 }, isLive: true, score: '0:0' });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    const taken = cashOuts(on.test.services, crashPoints({}));
    const offer = await offerOf(couponId);
    const [falls, rises] = [bodyOf(couponId, offer), bodyOf(couponId, offer)];

    expect(JSON.parse(await taken.take(player.userId, falls, 2000))).toEqual({ status: 'pending', decidedAt: NOON + 2000 });
    on.test.clock.nowMs = NOON + 1999;
    expect(await decideCashOuts(on.test.services, taken)).toBe(0);
    on.test.clock.nowMs = NOON + 2000;
    on.test.prices.change(outcomeOf(bet), { chances: { won: 100_000 } });
    expect(await decideCashOuts(on.test.services, taken)).toBe(1);
    expect((await on.test.get(player.token, `${PATH}/${falls.id}`)).json()).toEqual({ status: 'rejected', reason: 'offer-changed' });

    on.test.prices.change(outcomeOf(bet), { chances: { won: 500_000 } });
    await taken.take(player.userId, rises, 2000);
    on.test.clock.nowMs = NOON + 4000;
    await Promise.all([decideCashOuts(on.test.services, taken), decideCashOuts(on.test.services, taken)]);
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 960 });
  });

  it('[AC-05] [BET-9] cashes out automatically and once when the offer reaches the amount, with no page open', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    const rule = async (atLeast: number | null, who = player) =>
      (await on.test.post(who.token, '/web-api/coupon/cash-out-rule', { couponId, atLeast })).statusCode;

    expect(await rule(1200, await on.test.addPlayer())).toBe(404);
    expect(await rule(1100)).toBe(200);
    expect(await rule(1200)).toBe(200);
    expect((await offers())[0]).toMatchObject({ atLeast: 1200 });
    // 10.00 x 2.00 x 0.624 x 0.96 = 11.98
    on.test.prices.change(outcomeOf(bet), { chances: { won: 624_000 } });
    expect(await followRules(on.test.services)).toBe(0);
    on.test.prices.change(outcomeOf(bet), { chances: { won: 650_000 } });
    const closed = await Promise.all([followRules(on.test.services), followRules(on.test.services)]);

    expect(closed[0] + closed[1]).toBe(1);
    expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 1248 });
    expect(await rule(null)).toBe(409);
  });

  it('[AC-05] a removed rule, or one whose coupon is settled, does nothing', async () => {
    const [ended, settled] = [on.aGame({ coef: 2000, chances: { won: 500_000 } }), on.aGame({ coef: 2000, chances: { won: 500_000 } })];
    const [one, two] = [await place({ bets: [ended] }), await place({ bets: [settled] })];
    const rule = (couponId: number, atLeast: number | null) =>
      on.test.post(player.token, '/web-api/coupon/cash-out-rule', { couponId, atLeast });
    await rule(one.couponId, 100);
    await rule(one.couponId, null);
    await rule(two.couponId, 100);
    await finish(settled.gameId, [0, 1]);

    expect(await followRules(on.test.services)).toBe(0);
    expect(await read(one.couponId)).toMatchObject({ state: 'open' });
    expect(await read(two.couponId)).toMatchObject({ state: 'lost', payout: 0 });
    expect(await on.count('select count(*)::bigint as n from cash_out_rules', [])).toBe(0);
  });

  it('[OD-02] [CP-12] [CP-13] the offer for a boosted express includes its boost, also after a partial cash-out', async () => {
    const bets = [2000, 2000, 2000].map((coef) => on.aGame({ coef, chances: { won: 500_000 } }));
    const seen = await see(on.test, player, { typeId: 1, bets, amount: 1000, isBonusBet: true });
    const { couponId } = accepted(await placeSeen(on.test, player, seen)).coupon;

    // 10.00 x 8.00 boosted by 3 % is 82.40, and an eighth of it 10.30; 96 % of that 9.88.
    expect(await offerOf(couponId)).toMatchObject({ fair: 1030, offer: 988, possibleWin: 8240 });
    expect((await send(bodyOf(couponId, await offerOf(couponId), 500))).answer).toMatchObject({ status: 'accepted', amount: 494 });
    expect(await offerOf(couponId)).toMatchObject({ fair: 515, stakeLeft: 500, possibleWin: 4120 });
    for (const { gameId } of bets) await finish(gameId, [1, 0]);

    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 494 + 4120 });
    expect(await on.test.balance(player.accountId)).toBe(99_000 + 494 + 4120);
  });

  it('[CP-28] [CP-32] coupons with a promo code or prepaid money cannot be cashed out', async () => {
    const prepaid = await on.test.addPlayer({ money: 100_000, prepaid: 1000 });
    accepted(await on.test.place(prepaid, on.test.coupon(prepaid, { bets: [on.aGame()], amount: 1000, prepaidAmount: 400 })));

    expect(await offers(prepaid)).toMatchObject([{ offer: null, problem: 'not-offered' }]);
  });

  it('[SEC-10] a player neither sees nor closes the coupons of others', async () => {
    const { couponId } = await place({ bets: [on.aGame()] });
    const stranger = await on.test.addPlayer();
    expect(await offers(stranger)).toEqual([]);
    expect((await send(bodyOf(couponId, await offerOf(couponId)), stranger)).status).toBe(409);
  });

  describe('a rule for a moment of a match', () => {
    const setRule = (body: object) => on.test.post(player.token, `${PATH}-rule`, body);
    const aLiveBet = async () => {
      const bet = on.aGame({ coef: 2000, chances: { won: 500_000 }, isLive: true, score: '0:0' });
      const { couponId } = await place({ bets: [bet], amount: 1000 });
      return { bet, couponId, moment: { gameId: bet.gameId, minute: null, score: null } };
    };

    it('[AC-05] closes the coupon once when the match reaches the minute, at the current offer', async () => {
      const { bet, couponId, moment } = await aLiveBet();
      expect((await setRule({ couponId, atLeast: null, moment: { ...moment, minute: 75 } })).statusCode).toBe(200);
      expect((await offers())[0]).toMatchObject({ couponId, atLeast: null, moment: { minute: 75, score: null } });
      on.test.prices.play(bet.gameId, { score: [3, 0], minute: 74 });
      expect(await followRules(on.test.services)).toBe(0);
      on.test.prices.play(bet.gameId, { score: [3, 0], minute: 75 });
      // While suspended, it waits for the next offer.
      on.test.prices.change(outcomeOf(bet), { isSuspended: true });
      expect(await followRules(on.test.services)).toBe(0);
      on.test.prices.change(outcomeOf(bet), { isSuspended: false, chances: { won: 700_000 } });
      const closed = await Promise.all([followRules(on.test.services), followRules(on.test.services)]);

      expect(closed.toSorted()).toEqual([0, 1]);
      // 10.00 x 2.00 x 0.7 = 14.00, less 4 %.
      expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 1344 });
      expect(await on.test.balance(player.accountId)).toBe(100_344);
      expect(await on.count('select count(*)::bigint as n from cash_out_rules where coupon_id = $1', [couponId])).toBe(0);
    });

    it('[AC-05] closes it when both sides have reached the score, even if one has exceeded it', async () => {
      const { bet, couponId, moment } = await aLiveBet();
      await setRule({ couponId, atLeast: 5000, moment: { ...moment, score: [1, 1] } });
      for (const score of [
        [0, 0],
        [4, 0],
        [0, 2],
      ] as const) {
        on.test.prices.play(bet.gameId, { score, minute: null });
        expect(await followRules(on.test.services)).toBe(0);
      }
      on.test.prices.play(bet.gameId, { score: [2, 1], minute: null });
      expect(await followRules(on.test.services)).toBe(1);
      expect(await read(couponId)).toMatchObject({ state: 'cashed-out', payout: 960 });
    });

    it('[AC-05] is changed and removed like a rule for an amount', async () => {
      const { bet, couponId, moment } = await aLiveBet();
      await setRule({ couponId, atLeast: null, moment: { ...moment, minute: 10 } });
      await setRule({ couponId, atLeast: 4000 });
      expect((await offers())[0]).toMatchObject({ atLeast: 4000, moment: null });
      on.test.prices.play(bet.gameId, { score: [0, 0], minute: 90 });
      expect(await followRules(on.test.services)).toBe(0);
      await setRule({ couponId, atLeast: null, moment: null });
      expect((await offers())[0]).toMatchObject({ atLeast: null, moment: null });
    });

    it('[BET-8] is refused for another match, without minute and score, and by minute in sports whose clock does not count up', async () => {
      const { couponId, moment } = await aLiveBet();
      const other = on.aGame();
      const basket = on.aGame({ sportId: 3, coef: 2000, chances: { won: 500_000 } });
      const second = await place({ bets: [basket], amount: 1000 });
      const statusOf = async (id: number, wanted: object) =>
        (await setRule({ couponId: id, atLeast: null, moment: { ...moment, ...wanted } })).statusCode;
      expect(await statusOf(couponId, { gameId: other.gameId, minute: 5 })).toBe(400);
      expect(await statusOf(couponId, {})).toBe(400);
      expect(await statusOf(couponId, { minute: 0 })).toBe(400);
      expect(await statusOf(couponId, { score: [1] })).toBe(400);
      expect(await statusOf(second.couponId, { gameId: basket.gameId, minute: 5 })).toBe(400);
      expect(await statusOf(second.couponId, { gameId: basket.gameId, score: [80, 70] })).toBe(200);
    });

    it('[BET-8] a rule is refused for a bet that never has a cash-out offer, and accepted for a suspended one', async () => {
      const { bet, couponId, moment } = await aLiveBet();
      on.test.prices.change(outcomeOf(bet), { isSuspended: true });
      expect((await setRule({ couponId, atLeast: 900 })).statusCode).toBe(200);
      await on.test.db.query('update coupons set possible_hyper_bonus = 5 where id = $1', [couponId]);
      const refused = await setRule({ couponId, atLeast: null, moment: { ...moment, minute: 5 } });
      expect([refused.statusCode, refused.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([409, 'not-offered']);
      expect((await setRule({ couponId, atLeast: null })).statusCode).toBe(200);
    });
  });
});
