import { ENGINES, NOON, type TestPlayer, usedSince } from '@touchline/server-kernel/testing';
import { setSwitches } from '@touchline/server-kernel';
import { crashPoints, minorOf, reconcile, type SetLimit } from '@touchline/server-kernel/ledger';
import type {
  BookedCoupon,
  CashOutsAnswer,
  EditAnswer,
  EditBody,
  EditOffer,
  EditQuoteAnswer,
  EditStatus,
  HistoryAnswer,
  PlacedBet,
  SignedReceiptAnswer,
} from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { accepted, decideDue, editing, placement, settleGames } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const QUOTE = '/web-api/coupon/edit-quote';
const EDIT = '/web-api/coupon/edit';

describe.each(ENGINES)('exchanging a bet for another on %s', (engine) => {
  const on = placingOn(engine);
  let player: TestPlayer;
  const sell = (coupon: object = {}, playerLimits: readonly SetLimit[] = []) =>
    setSwitches('', { coupon: { hyperBonus: null, expressBoost: null, ...coupon }, playerLimits });
  beforeEach(async () => {
    sell();
    player = await on.test.addPlayer({ money: 100_000 });
  });
  afterAll(() => setSwitches('', {}));

  const place = async (more: Parameters<typeof on.test.coupon>[1]): Promise<BookedCoupon> =>
    accepted(await on.test.place(player, on.test.coupon(player, more))).coupon;
  const look = async (couponId: number, bets: readonly PlacedBet[], extra = 0, who = player) =>
    (await on.test.post(who.token, QUOTE, { couponId, bets, extra })).json<EditQuoteAnswer>();
  const offerFor = async (couponId: number, bets: readonly PlacedBet[], extra = 0): Promise<EditOffer & { quote: string }> => {
    const { offer, problem, reason } = await look(couponId, bets, extra);
    if (offer?.quote == null) throw new Error(`no offer: ${problem} ${reason}`);
    return { ...offer, quote: offer.quote };
  };
  const bodyOf = (couponId: number, { value, extra, coef, possibleWin, quote }: EditOffer & { quote: string }): EditBody => ({
    ...{ id: randomUUID(), couponId, value, extra, coef, possibleWin, quote },
  });
  const send = async (body: EditBody, who = player) => {
    const answer = await on.test.post(who.token, EDIT, body);
    return { status: answer.statusCode, text: answer.body, answer: answer.json<EditAnswer>() };
  };
  const read = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const done = (answer: EditAnswer) => {
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const finish = async (gameId: number, main: [number, number]) => {
    on.test.prices.finish(gameId, { main, periods: [[0, 0], main] });
    await settleGames(on.test.services, [gameId]);
  };
  /** An express of two bets at 2.00 and 3.00 for 10.00. Its fair value is 9.60, the offer 9.21. */
  const anExpress = async () => {
    const bets = [on.aGame({ coef: 2000, chances: { won: 500_000 } }), on.aGame({ coef: 3000, chances: { won: 320_000 } })] as const;
    return { bets, coupon: await place({ typeId: 1, bets: [...bets], amount: 1000, coef: 6000 }) };
  };

  it('[AC-05] [BET-9] removes a selection: the old bet is cashed out, and the value is the stake of the new one', async () => {
    const { bets, coupon } = await anExpress();

    // 10.00 x 2.00 x 0.5 x 3.00 x 0.32 = 9.60, less 4 % = 9.216.
    const offer = await offerFor(coupon.couponId, [bets[0]]);
    expect(offer).toMatchObject({
      value: 921,
      fair: 960,
      stake: 921,
      extra: 0,
      typeId: 0,
      coef: 2000,
      possibleWin: 1842,
      oldPossibleWin: 6000,
    });
    const { value, closed, coupon: booked, balance } = done((await send(bodyOf(coupon.couponId, offer))).answer);

    expect([value, balance]).toEqual([921, 99_000]);
    expect(closed).toMatchObject({ state: 'cashed-out', payout: 921, editedTo: booked.couponId, cashOut: { stake: 1000, amount: 921 } });
    expect(booked).toMatchObject({ ...{ state: 'open', typeId: 0, amount: 921, coef: 2000, possibleWin: 1842 } });
    expect(booked.editedFrom).toEqual({ couponId: coupon.couponId, value: 921 });
    expect(booked.bets.map(({ outcomeId }) => outcomeId)).toEqual([bets[0].outcomeId]);
    expect(await on.test.balance(player.accountId)).toBe(99_000);

    await finish(bets[0].gameId, [1, 0]);
    await finish(bets[1].gameId, [1, 0]);
    expect(await read(coupon.couponId)).toMatchObject({ state: 'cashed-out', payout: 921 });
    expect(await read(booked.couponId)).toMatchObject({ state: 'won', payout: 1842 });
    expect(await on.test.balance(player.accountId)).toBe(100_842);
  });

  it('[AC-05] swaps one selection and adds another, with extra stake from the balance, at current prices', async () => {
    const { bets, coupon } = await anExpress();
    const [swapped, added] = [on.aGame({ coef: 1500 }), on.aGame({ coef: 4000 })];
    on.test.prices.change(bets[0].outcomeId, { coef: 1800, chances: { won: 500_000 } });

    const offer = await offerFor(coupon.couponId, [bets[0], swapped, added], 79);
    // 1.80 x 1.50 x 4.00 = 10.80 on 9.21 + 0.79.
    expect(offer).toMatchObject({ value: 921, extra: 79, stake: 1000, typeId: 1, coef: 10_800, possibleWin: 10_800 });
    const { coupon: booked, balance } = done((await send(bodyOf(coupon.couponId, offer))).answer);

    expect(balance).toBe(98_921);
    expect(booked).toMatchObject({ amount: 1000, coef: 10_800, editedFrom: { couponId: coupon.couponId, value: 921 } });
    const history = (await on.test.get(player.token, '/web-api/coupon/history')).json<HistoryAnswer>();
    expect(history.coupons.map(({ couponId, editedTo, editedFrom }) => [couponId, editedTo, editedFrom?.couponId])).toEqual([
      [booked.couponId, undefined, coupon.couponId],
      [coupon.couponId, booked.couponId, undefined],
    ]);
    const signed = async (id: number) =>
      (await on.test.get(player.token, `/web-api/coupon/signed-receipt/${id}`)).json<SignedReceiptAnswer>().statement;
    expect(await signed(coupon.couponId)).toContain(`"editedTo":${booked.couponId}`);
    expect(await signed(booked.couponId)).toContain(`"editedFrom":{"couponId":${coupon.couponId},"value":921}`);
  });

  it('[AC-05] a chain of three coupons links each to the next one, and a won selection counts in the value', async () => {
    const { bets, coupon } = await anExpress();
    const third = on.aGame({ coef: 2500, chances: { won: 390_000 } });
    const first = done((await send(bodyOf(coupon.couponId, await offerFor(coupon.couponId, [...bets, third])))).answer).coupon;
    expect(first).toMatchObject({ amount: 921, coef: 15_000 });
    await finish(bets[0].gameId, [2, 0]);

    // 9.21 x 2.00 won x 3.00 x 0.32 x 2.50 x 0.39 = 17.24, less 4 % = 16.55.
    const offer = await offerFor(first.couponId, [third]);
    expect(offer).toMatchObject({ fair: 1724, value: 1655, coef: 2500, possibleWin: 4137 });
    const second = done((await send(bodyOf(first.couponId, offer))).answer).coupon;

    expect(second.editedFrom).toEqual({ couponId: first.couponId, value: 1655 });
    expect(await read(first.couponId)).toMatchObject({ editedFrom: { couponId: coupon.couponId }, editedTo: second.couponId });
    // The gain is booked as winnings, the stake as a refund.
    const moves = await on.test.db.query(`select kind, flow from ledger_transactions where product = 'coupon' and ref = $1 order by id`, [
      String(first.couponId),
    ]);
    expect(moves).toEqual([
      { kind: 'stake', flow: 'stake' },
      { kind: 'exchange', flow: 'refund' },
      { kind: 'exchange-gain', flow: 'pay' },
    ]);
  });

  it('[BET-1] [BET-6] a repeated exchange gets the same response and moves no money; a different body under its id is refused', async () => {
    const { bets, coupon } = await anExpress();
    const body = bodyOf(coupon.couponId, await offerFor(coupon.couponId, [bets[0]]));

    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await send(body)).text).toBe(answers[0]?.text);
    expect((await send({ ...body, extra: 1 })).status).toBe(422);
    expect(await on.test.balance(player.accountId)).toBe(99_000);
    expect(await on.count('select count(*)::bigint as n from coupons where user_id = $1', [player.userId])).toBe(2);
    const status = (await on.test.get(player.token, `${EDIT}/${body.id}`)).json<EditStatus>();
    expect(status).toEqual(answers[0]?.answer);
    expect((await on.test.get(player.token, `${EDIT}/${randomUUID()}`)).json()).toEqual({ status: 'unknown' });
  });

  it.each([
    ['value', { value: 922 }],
    ['more stake', { extra: 500 }],
    ['odds', { coef: 2001 }],
    ['winnings', { possibleWin: 1843 }],
    ['quote', { quote: 'made.up' }],
  ])('[ODD-3] a %s that differs from the quote is refused, and the bet stays open', async (_, change) => {
    const { bets, coupon } = await anExpress();
    const body = { ...bodyOf(coupon.couponId, await offerFor(coupon.couponId, [bets[0]])), ...change };
    expect((await send(body)).status).toBe(409);
    expect(await read(coupon.couponId)).toMatchObject({ state: 'open' });
  });

  it('[ODD-3] [SEC-10] a quote is bound to its player and bet, and expires after two minutes', async () => {
    const { bets, coupon } = await anExpress();
    const other = await anExpress();
    const body = bodyOf(coupon.couponId, await offerFor(coupon.couponId, [bets[0]]));
    const stranger = await on.test.addPlayer({ money: 100_000 });

    expect((await send(body, stranger)).status).toBe(404);
    expect((await on.test.post(stranger.token, QUOTE, { couponId: coupon.couponId, bets: [bets[0]], extra: 0 })).statusCode).toBe(404);
    expect((await send({ ...body, couponId: other.coupon.couponId })).status).toBe(409);
    on.test.clock.nowMs += 120_001;
    expect((await send(body)).status).toBe(409);
  });

  it('[ODD-1] [ODD-2] worse odds need a new confirmation, better ones are booked; a smaller value is refused, and a larger one is paid out', async () => {
    const { bets, coupon } = await anExpress();
    const seen = async () => bodyOf(coupon.couponId, await offerFor(coupon.couponId, [bets[0]]));
    const [worse, smaller, better] = [await seen(), await seen(), await seen()];

    on.test.prices.change(bets[0].outcomeId, { coef: 1990 });
    expect((await send(worse)).answer).toMatchObject({ status: 'rejected', reason: 'coef-changed', bets: [{ coef: 1990 }] });
    on.test.prices.change(bets[0].outcomeId, { coef: 2000, chances: { won: 490_000 } });
    expect((await send(smaller)).answer).toMatchObject({ status: 'rejected', reason: 'offer-changed' });
    expect(await read(coupon.couponId)).toMatchObject({ state: 'open' });
    expect(await on.test.balance(player.accountId)).toBe(99_000);

    on.test.prices.change(bets[0].outcomeId, { coef: 2100, chances: { won: 520_000 } });
    // Now worth 9.58: 9.21 is the confirmed stake, and 0.37 goes to the balance.
    const { value, coupon: booked, balance } = done((await send(better)).answer);
    expect([value, booked.amount, booked.coef, booked.possibleWin, balance]).toEqual([958, 921, 2100, 1934, 99_037]);
  });

  it.each([
    ['a bonus bet', { isBonusBet: true }],
    ['a bet with a promo code', { promo: { code: 'X', effect: { kind: 'free-bet' } } }],
  ])('[AC-05] %s cannot be edited', async (_, terms) => {
    const { bets, coupon } = await anExpress();
    const plain = { maxPayout: 1, hyperBonusPercent: null, expressBoost: null, promo: null, isBonusBet: false, isVipBet: false };
    await on.test.db.query('update coupons set terms = $2 where id = $1', [coupon.couponId, JSON.stringify({ ...plain, ...terms })]);
    expect(await look(coupon.couponId, [bets[0]])).toMatchObject({ problem: 'not-offered', offer: null });
  });

  it('[BET-8] gives the reason why the bet cannot be changed, or why the new bet is refused', async () => {
    const { bets, coupon } = await anExpress();
    const { couponId } = coupon;
    expect(await look(couponId, bets)).toMatchObject({ problem: 'nothing-changed' });
    const beside = { gameId: bets[0].gameId, marketId: bets[0].marketId, outcomeId: bets[0].outcomeId + 1, coef: 3400 };
    const reasonOf = async (wanted: readonly PlacedBet[], extra = 0) => {
      const { problem, reason, offer } = await look(couponId, wanted, extra);
      return [problem, reason, offer?.quote ?? null];
    };
    expect(await reasonOf([bets[0], beside])).toEqual([null, 'dependent-bets', null]);
    expect(await reasonOf([on.aGame({ isSuspended: true })])).toEqual([null, 'bet-suspended', null]);
    expect(await reasonOf([bets[0]], 200_000)).toEqual([null, 'amount-too-large', null]);
    expect(await reasonOf([bets[0]], 99_001)).toEqual([null, 'not-enough-money', null]);
    on.test.prices.change(bets[1].outcomeId, { isSuspended: true });
    expect(await look(couponId, [bets[0]])).toMatchObject({ problem: 'suspended', offer: null });
    on.test.prices.change(bets[1].outcomeId, { isSuspended: false });
    await finish(bets[1].gameId, [0, 1]);
    expect(await look(couponId, [bets[0]])).toMatchObject({ problem: 'settled', offer: null });
  });

  it('[CP-01] a system keeps its size, and cannot be edited once one of its bets is decided', async () => {
    const bets = [1, 2, 3].map(() => on.aGame({ coef: 2000, chances: { won: 500_000 } }));
    const { couponId } = await place({ typeId: 4, systemValue: 2, bets, amount: 900, coef: 4000 });
    const fourth = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { coupon: booked } = done((await send(bodyOf(couponId, await offerFor(couponId, [...bets, fourth])))).answer);
    expect(booked).toMatchObject({ typeId: 4, systemValue: 2, amount: 864, possibleWin: 3456 });
    expect(await look(booked.couponId, [bets[0]!])).toMatchObject({ problem: null, reason: 'too-few-bets' });
    await finish(fourth.gameId, [1, 0]);
    expect(await look(booked.couponId, bets)).toMatchObject({ problem: 'decided', offer: null });
  });

  it('[ODD-4] with a live selection it is pending for its delay and decided by the prices at that time', async () => {
    sell({ liveDelayMs: 2000 });
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    const live = on.aGame({ coef: 3000, isLive: true, score: '0:0' });
    const edits = editing(on.test.services, crashPoints({}));
    const coupons = placement(on.test.services, crashPoints({}), edits.decideWaiting);
    const due = () => decideDue(on.test.services, coupons);
    const statusOf = async (id: string) => (await on.test.get(player.token, `${EDIT}/${id}`)).json<EditStatus>();

    const first = bodyOf(couponId, await offerFor(couponId, [live]));
    expect((await send(first)).answer).toEqual({ status: 'pending', decidedAt: NOON + 2000 });
    expect(await statusOf(first.id)).toEqual({ status: 'pending', decidedAt: NOON + 2000 });
    on.test.prices.change(live.outcomeId, { isSuspended: true });
    on.test.clock.nowMs += 2000;
    expect(await due()).toBe(1);
    expect(await statusOf(first.id)).toMatchObject({ status: 'rejected', reason: 'bet-suspended' });
    expect(await read(couponId)).toMatchObject({ state: 'open' });

    on.test.prices.change(live.outcomeId, { isSuspended: false });
    const second = bodyOf(couponId, await offerFor(couponId, [live]));
    await send(second);
    on.test.clock.nowMs += 2000;
    await due();
    expect(await statusOf(second.id)).toMatchObject({ status: 'accepted', value: 960, coupon: { amount: 960, coef: 3000 } });
    // The old bet was closed by the exchange.
    expect(await look(couponId, [bet])).toMatchObject({ problem: 'settled' });
  });

  it('[GD-07] a ban during the delay rejects the exchange, and a banned player’s request is refused', async () => {
    sell({ liveDelayMs: 2000 });
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    const body = bodyOf(couponId, await offerFor(couponId, [on.aGame({ coef: 3000, isLive: true })]));
    await send(body);
    await on.test.db.query('update users set ban_level = 3 where id = $1', [player.userId]);
    on.test.clock.nowMs += 2000;
    const edits = editing(on.test.services, crashPoints({}));
    await decideDue(on.test.services, placement(on.test.services, crashPoints({}), edits.decideWaiting));
    const [kept] = await on.test.db.query<{ answer: string }>('select answer from placements where id = $1', [body.id]);
    expect(JSON.parse(kept?.answer ?? '')).toEqual({ status: 'rejected', reason: 'account-restricted', bets: [] });
    const visit = on.test.visit(player);
    const site = { config: {} as never, hyperBonus: null, expressBoost: null, promoCodes: [], liveDelayMs: 0, isQuoteRequired: true };
    await expect(edits.edit(player.userId, { body: { ...body, id: randomUUID() }, site, visit })).rejects.toMatchObject({ status: 403 });
    expect(await on.count(`select count(*)::bigint as n from coupons where user_id = $1 and state = 'open'`, [player.userId])).toBe(1);
  });

  it('[LIM-1] [RG-16] only the extra stake counts towards a limit while the old stake is within its period; after that the whole stake counts', async () => {
    sell({}, [{ limitType: 1, units: 20 }]); // 20.00 in 24 hours
    const { bets, coupon } = await anExpress();
    const used = async () => {
      const [sum] = await usedSince(on.test.db, { userId: player.userId, sinceMs: [on.test.clock.nowMs - 86_400_000] });
      return minorOf(sum?.wagered ?? 0n, 'EUR');
    };
    expect(await used()).toBe(1000);

    const tooMuch = bodyOf(coupon.couponId, await offerFor(coupon.couponId, [bets[0]], 1001));
    expect((await send(tooMuch)).answer).toMatchObject({ reason: 'limit-reached', limit: { limitType: 1, limit: 2000 } });
    expect([await used(), await on.test.balance(player.accountId)]).toEqual([1000, 99_000]);
    const fits = bodyOf(coupon.couponId, await offerFor(coupon.couponId, [bets[0]], 1000));
    const next = done((await send(fits)).answer).coupon;
    expect([next.amount, await used()]).toEqual([1921, 2000]);
    const nothing = done((await send(bodyOf(next.couponId, await offerFor(next.couponId, [bets[1]])))).answer).coupon;
    expect(await used()).toBe(2000);

    // A day later the old stake is outside the period, so that the whole new stake counts.
    sell({}, [{ limitType: 1, units: 5 }]);
    on.test.clock.nowMs += 86_400_001;
    player = { ...player, token: await on.test.signIn(player.userId) };
    const late = on.aGame({ coef: 2000, startAt: on.test.clock.nowMs / 1000 + 3600 });
    on.test.prices.change(bets[1].outcomeId, { startAt: on.test.clock.nowMs / 1000 + 3600 });
    const again = bodyOf(nothing.couponId, await offerFor(nothing.couponId, [late]));
    expect((await send(again)).answer).toMatchObject({ reason: 'limit-reached' });
  });

  it('[MON-7] the books balance if the exchange follows a rule and a partial cash-out', async () => {
    const bet = on.aGame({ coef: 2000, chances: { won: 500_000 } });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await on.test.post(player.token, '/web-api/coupon/cash-out-rule', { couponId, atLeast: 5000 });
    const { coupons } = (await on.test.get(player.token, '/web-api/coupon/cash-outs')).json<CashOutsAnswer>();
    const quote = coupons.find((one) => one.couponId === couponId)?.offer?.quote;
    await on.test.post(player.token, '/web-api/coupon/cash-out', { id: randomUUID(), couponId, stake: 500, amount: 480, quote });
    const other = on.aGame({ coef: 5000, chances: { won: 190_000 } });
    const { closed, coupon: booked } = done((await send(bodyOf(couponId, await offerFor(couponId, [other])))).answer);

    expect(closed).toMatchObject({ payout: 960, cashOut: { stake: 1000, amount: 960 } });
    expect(booked).toMatchObject({ amount: 480, possibleWin: 2400 });
    expect(await on.count('select count(*)::bigint as n from cash_out_rules where coupon_id = $1', [couponId])).toBe(0);
    expect((await reconcile(on.test.db, on.test.products)).wagers).toEqual([]);
  });
});
