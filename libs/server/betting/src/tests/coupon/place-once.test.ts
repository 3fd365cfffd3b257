import { ENGINES, inParallel, NOON, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { measured } from '@touchline/measured';
import type { BookedCoupon, CouponToPlace, PlaceAnswer } from '@touchline/betting-contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { accepted, couponSite, placement, rejected } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

describe.each(ENGINES)('placement on %s: a coupon is booked once', (engine) => {
  const on = placingOn(engine);
  const { aGame, couponsOf, count } = on;

  it('[CP-26] books a single: stake taken, receipt with names, odds and win', async () => {
    const bet = aGame({ coef: 1850, score: '1:0', isLive: true });
    const before = await on.test.balance(on.player.accountId);

    const { coupon, singles, balance } = accepted(await on.test.place(on.player, on.test.coupon(on.player, { bets: [bet], amount: 1999 })));

    expect(coupon).toMatchObject({
      typeId: 0,
      amount: 1999,
      coef: 1850,
      possibleWin: 3698,
      currencyIso: 'EUR',
      exponent: 2,
      state: 'open',
      payout: null,
    });
    expect(coupon.bets).toHaveLength(1);
    expect(coupon.bets[0]).toMatchObject({
      coef: 1850,
      coefSeen: 1850,
      champName: 'Harbour League',
      opponent1: `Northside ${bet.gameId}`,
      scoreAtPlacement: '1:0',
      statusId: -2,
    });
    expect(coupon.placedAt).toBe(NOON / 1000);
    expect(singles).toEqual([]);
    expect(balance).toBe(before - 1999);
    expect(await on.test.balance(on.player.accountId)).toBe(before - 1999);
  });

  it('[BET-11] gives a receipt that equals the stored rows and the history, field by field', async () => {
    const bets = [aGame({ coef: 1333 }), aGame({ coef: 2777 })];
    const { coupon } = accepted(await on.test.place(on.player, on.test.coupon(on.player, { bets, typeId: 1, amount: 777 })));

    const stored = await on.test.get(on.player.token, `/web-api/coupon/${coupon.couponId}`);
    const history = await on.test.get(on.player.token, '/web-api/coupon/history?count=1');
    const [row] = await on.test.db.query(
      `select intent_id, account_id, type_id, amount, coef, possible_win, placed_at_ms from coupons where id = $1`,
      [coupon.couponId],
    );

    expect(stored.json()).toEqual(coupon);
    expect(history.json<{ coupons: BookedCoupon[] }>().coupons[0]).toEqual(coupon);
    // 777 x 1.333 x 2.777 = 2876.29...
    expect(row).toEqual({
      intent_id: coupon.id,
      account_id: on.player.accountId,
      type_id: 1,
      amount: 777,
      coef: 3701,
      possible_win: 2876,
      placed_at_ms: NOON,
    });
  });

  it(
    '[BET-1] books one coupon and one debit per id, however often it is sent, and always answers with the same bytes',
    async () => {
      const money = await on.test.balance(on.player.accountId);
      const intents = Array.from({ length: trialsEach(200, ENGINES) }, () => on.test.coupon(on.player, { bets: [aGame()], amount: 100 }));
      const answers: LightMyRequestResponse[][] = [];
      /** Retries on request: on a slow machine the first request may take longer than a repeat waits for it. */
      const send = async (coupon: CouponToPlace | undefined): Promise<LightMyRequestResponse> => {
        const answer = await on.test.post(on.player.token, '/web-api/coupon/place', coupon);
        return answer.statusCode === 409 && answer.headers['retry-after'] === '1' ? send(coupon) : answer;
      };

      await inParallel(intents.length, 10, async (at) => {
        const posts = Array.from({ length: 50 }, () => send(intents[at]));
        answers[at] = await Promise.all(posts);
      });

      expect(new Set(answers.flat().map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map((same) => new Set(same.map(({ body }) => body)).size))).toEqual(new Set([1]));
      let booked = 0;
      for (const { id } of intents) booked += (await couponsOf(id)) ?? 0;
      expect(booked).toBe(intents.length);
      const tried = answers.flat().length;
      const unequal = answers.filter((same) => new Set(same.map(({ body }) => body)).size !== 1).length;
      measured({ id: 'BET-1', unit: 'duplicates', atMost: 0, trials: 10_000, run: 'long', value: booked - intents.length, tried });
      measured({
        id: 'BET-1',
        unit: 'ids with different answers',
        atMost: 0,
        trials: 200,
        run: 'long',
        value: unequal,
        tried: answers.length,
      });
      expect(await on.test.balance(on.player.accountId)).toBe(money - intents.length * 100);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[BET-6] repeats a stored response, refusals included, even days later and at other prices', async () => {
    const bet = aGame();
    const coupon = on.test.coupon(on.player, { bets: [bet] });
    const refused = on.test.coupon(on.player, { bets: [{ ...bet, coef: 5000 }] });
    const first = await on.test.post(on.player.token, '/web-api/coupon/place', coupon);
    const firstRefusal = await on.test.post(on.player.token, '/web-api/coupon/place', refused);

    on.test.prices.change(bet.outcomeId, { coef: 5000 });
    on.test.clock.nowMs = NOON + 8 * 86_400_000;
    const token = await on.test.signIn(on.player.userId);
    const reordered = Object.fromEntries(Object.entries(coupon).reverse());
    const second = await on.test.post(token, '/web-api/coupon/place', reordered);
    const secondRefusal = await on.test.post(token, '/web-api/coupon/place', refused);

    expect(first.json<PlaceAnswer>().status).toBe('accepted');
    expect(second.body).toBe(first.body);
    expect(firstRefusal.json<PlaceAnswer>()).toMatchObject({ status: 'rejected', reason: 'coef-changed' });
    expect(secondRefusal.body).toBe(firstRefusal.body);
  });

  it('[BET-6] answers 422 if an id is reused with another body, whether the first is stored or in progress', async () => {
    const coupon = on.test.coupon(on.player, { bets: [aGame()] });
    const racing = [1000, 1001].map((amount) => on.test.post(on.player.token, '/web-api/coupon/place', { ...coupon, amount }));
    const raced = await Promise.all(racing);
    const afterwards = await on.test.post(on.player.token, '/web-api/coupon/place', { ...coupon, amount: 1002 });

    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(afterwards.statusCode).toBe(422);
    expect(afterwards.json()).toMatchObject({ status: 422, code: 422, errors: [{ code: 'id-reused' }] });
    expect(await couponsOf(coupon.id)).toBe(1);
  });

  it('[BET-6] waits five seconds for the first request with its id, then answers 409 with Retry-After', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { db } = on.test.services;
    const slow = {
      ...db,
      transaction: async <T>(work: Parameters<typeof db.transaction<T>>[0]) => gate.then(() => db.transaction(work)),
    };
    const coupons = placement({ ...on.test.services, db: slow }, () => undefined);
    const coupon = on.test.coupon(on.player, { bets: [aGame()] });
    const request = {
      coupon,
      proof: { quote: undefined, seen: undefined },
      site: couponSite({ headers: {} }, on.test.services),
      visit: on.test.visit(on.player),
    };

    const first = coupons.place(on.player.userId, request);
    const repeat = coupons.place(on.player.userId, request).catch((error: unknown) => error);
    const isRunning = coupons.isRunning(on.player.userId, coupon.id);
    await jest.advanceTimersByTimeAsync(4999);
    const early = await Promise.race([repeat, Promise.resolve('waiting')]);
    await jest.advanceTimersByTimeAsync(1);
    const late = await repeat;
    jest.useRealTimers();
    open();

    expect(isRunning).toBe(true);
    expect(early).toBe('waiting');
    expect(late).toMatchObject({ status: 409, code: 'still-running', options: { retryAfterSeconds: 1 } });
    expect(JSON.parse(await first)).toMatchObject({ status: 'accepted' });
    expect(coupons.isRunning(on.player.userId, coupon.id)).toBe(false);
  });

  it('[CP-26] returns the status of an intent', async () => {
    const coupon = on.test.coupon(on.player, { bets: [aGame()] });
    const unknown = await on.test.get(on.player.token, `/web-api/coupon/status/${coupon.id}`);
    const placed = await on.test.post(on.player.token, '/web-api/coupon/place', coupon);
    const known = await on.test.get(on.player.token, `/web-api/coupon/status/${coupon.id}`);

    expect(unknown.json()).toEqual({ status: 'unknown' });
    expect(known.body).toBe(placed.body);
  });

  it('[BET-9] accepts exactly as many of 50 concurrent coupons as the balance covers', async () => {
    const poor = await on.test.addPlayer({ money: 10_000 });
    const coupons = Array.from({ length: 50 }, () => on.test.coupon(poor, { bets: [aGame()], amount: 1000 }));

    const answers = await Promise.all(coupons.map((coupon) => on.test.place(poor, coupon)));

    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(10);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(new Set(reasons)).toEqual(new Set(['not-enough-money']));
    expect(await on.test.balance(poor.accountId)).toBe(0);
    expect(await count('select count(*)::bigint as n from coupons where user_id = $1', [poor.userId])).toBe(10);
  });

  it('[BET-9] refuses one minor unit more than the balance, and accepts the whole balance', async () => {
    const poor = await on.test.addPlayer({ money: 1000 });

    const more = rejected(await on.test.place(poor, on.test.coupon(poor, { bets: [aGame()], amount: 1001 })));
    const all = accepted(await on.test.place(poor, on.test.coupon(poor, { bets: [aGame()], amount: 1000 })));

    expect(more.reason).toBe('not-enough-money');
    expect(all.balance).toBe(0);
  });

  it('[BET-9] writes nothing if the transaction fails half way', async () => {
    const before = await on.test.balance(on.player.accountId);
    const coupon = on.test.coupon(on.player, { bets: [aGame({ opponent1: null as unknown as string })] }); // violates a constraint of the column

    const answer = await on.test.post(on.player.token, '/web-api/coupon/place', coupon);

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body).not.toContain('null value');
    expect(await on.test.balance(on.player.accountId)).toBe(before);
    expect((await on.test.get(on.player.token, `/web-api/coupon/status/${coupon.id}`)).json()).toEqual({ status: 'unknown' });
  });

  it('[BET-1] scopes ids by player: the same id of another player is a separate intent', async () => {
    const other = await on.test.addPlayer();
    const bet = aGame();
    const id = randomUUID();

    const mine = accepted(await on.test.place(on.player, on.test.coupon(on.player, { id, bets: [bet] })));
    const theirs = accepted(await on.test.place(other, on.test.coupon(other, { id, bets: [bet] })));

    expect(theirs.coupon.couponId).not.toBe(mine.coupon.couponId);
    expect(theirs.coupon.accountId).toBe(other.accountId);
  });
});
