import { CouponToPlace, PlaceAnswer, type BookedCoupon } from '@touchline/shared-contract';
import { randomUUID } from 'node:crypto';
import { ENGINES } from '../db/testing/test-db.ts';
import { isBalanced, reconcile } from '../ledger/reconcile.ts';
import { placement } from './place.ts';
import { KICK_OFF, NOON, startTestApp, type TestApp, type TestPlayer } from '../testing/test-app.ts';

describe.each(ENGINES)('placement on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let nextGame = 1000;

  beforeAll(async () => {
    test = await startTestApp(engine);
    player = await test.addPlayer({ money: 10_000_000 });
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs = NOON;
    test.prices.beforeQuote = () => undefined;
  });
  afterEach(async () => {
    const books = await reconcile(test.db);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const aGame = (more?: Parameters<TestApp['prices']['addGame']>[1]) => test.prices.addGame((nextGame += 1), more);
  const accepted = (answer: PlaceAnswer) => {
    if (answer.status !== 'accepted') throw new Error(`rejected: ${answer.reason}`);
    return answer;
  };
  const rejected = (answer: PlaceAnswer) => {
    if (answer.status !== 'rejected') throw new Error('accepted');
    return answer;
  };
  const count = async (sql: string, params: unknown[]) => (await test.db.query<{ n: number }>(sql, params))[0]?.n;
  const couponsOf = (id: string) => count('select count(*)::bigint as n from coupons where intent_id = $1', [id]);

  it('[CP-26] books a single: stake taken, receipt with names, odds and win', async () => {
    const bet = aGame({ coef: 1850, score: '1:0', isLive: true });
    const before = await test.balance(player.accountId);

    const { coupon, singles, balance } = accepted(await test.place(player, test.coupon(player, { bets: [bet], amount: 1999 })));

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
    expect(await test.balance(player.accountId)).toBe(before - 1999);
  });

  it('[BET-11] gives a receipt that equals the stored rows and the history, field by field', async () => {
    const bets = [aGame({ coef: 1333 }), aGame({ coef: 2777 })];
    const { coupon } = accepted(await test.place(player, test.coupon(player, { bets, typeId: 1, amount: 777 })));

    const stored = await test.get(player.token, `/web-api/coupon/${coupon.couponId}`);
    const history = await test.get(player.token, '/web-api/coupon/history?count=1');
    const [row] = await test.db.query(
      `select intent_id, account_id, type_id, amount, coef, possible_win, placed_at_ms from coupons where id = $1`,
      [coupon.couponId],
    );

    expect(stored.json()).toEqual(coupon);
    expect(history.json<{ coupons: BookedCoupon[] }>().coupons[0]).toEqual(coupon);
    // 777 x 1.333 x 2.777 = 2876.29...
    expect(row).toEqual({
      intent_id: coupon.id,
      account_id: player.accountId,
      type_id: 1,
      amount: 777,
      coef: 3701,
      possible_win: 2876,
      placed_at_ms: NOON,
    });
  });

  it('[BET-1] books one coupon and one debit per id, however often it is sent, and answers every time to the byte', async () => {
    const money = await test.balance(player.accountId);
    const intents = Array.from({ length: 20 }, () => test.coupon(player, { bets: [aGame()], amount: 100 }));

    const answers = await Promise.all(
      intents.flatMap((coupon) => Array.from({ length: 25 }, () => test.post(player.token, '/web-api/coupon/place', coupon))),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const [at] of intents.entries()) {
      expect(new Set(answers.slice(at * 25, at * 25 + 25).map(({ body }) => body)).size).toBe(1);
    }
    for (const { id } of intents) expect(await couponsOf(id)).toBe(1);
    expect(await test.balance(player.accountId)).toBe(money - 20 * 100);
  }, 60_000);

  it('[BET-6] repeats a stored answer for ever, refusals included, whatever the line says by then', async () => {
    const bet = aGame();
    const coupon = test.coupon(player, { bets: [bet] });
    const refused = test.coupon(player, { bets: [{ ...bet, coef: 5000 }] });
    const first = await test.post(player.token, '/web-api/coupon/place', coupon);
    const firstRefusal = await test.post(player.token, '/web-api/coupon/place', refused);

    test.prices.change(bet.outcomeId, { coef: 5000 });
    test.clock.nowMs = NOON + 4 * 60_000;
    const reordered = Object.fromEntries(Object.entries(coupon).reverse());
    const second = await test.post(player.token, '/web-api/coupon/place', reordered);
    const secondRefusal = await test.post(player.token, '/web-api/coupon/place', refused);

    expect(first.json<PlaceAnswer>().status).toBe('accepted');
    expect(second.body).toBe(first.body);
    expect(firstRefusal.json<PlaceAnswer>()).toMatchObject({ status: 'rejected', reason: 'coef-changed' });
    expect(secondRefusal.body).toBe(firstRefusal.body);
  });

  it('[BET-6] answers 422 when an id comes back with another body, stored or still running', async () => {
    const coupon = test.coupon(player, { bets: [aGame()] });
    const racing = [1000, 1001].map((amount) => test.post(player.token, '/web-api/coupon/place', { ...coupon, amount }));
    const raced = await Promise.all(racing);
    const afterwards = await test.post(player.token, '/web-api/coupon/place', { ...coupon, amount: 1002 });

    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(afterwards.statusCode).toBe(422);
    expect(afterwards.json()).toMatchObject({ status: 422, code: 422, errors: [{ code: 'id-reused' }] });
    expect(await couponsOf(coupon.id)).toBe(1);
  });

  it('[BET-6] waits five seconds for the first request with its id, then answers 409 with a time to come back', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { db } = test.services;
    const slow = {
      ...db,
      transaction: async <T>(work: Parameters<typeof db.transaction<T>>[0]) => gate.then(() => db.transaction(work)),
    };
    const coupons = placement({ ...test.services, db: slow }, () => undefined);
    const coupon = test.coupon(player, { bets: [aGame()] });

    const first = coupons.place(player.userId, coupon);
    const repeat = coupons.place(player.userId, coupon).catch((error: unknown) => error);
    const isRunning = coupons.isRunning(player.userId, coupon.id);
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
    expect(coupons.isRunning(player.userId, coupon.id)).toBe(false);
  });

  it('[CP-26] tells what became of an intent', async () => {
    const coupon = test.coupon(player, { bets: [aGame()] });
    const unknown = await test.get(player.token, `/web-api/coupon/status/${coupon.id}`);
    const placed = await test.post(player.token, '/web-api/coupon/place', coupon);
    const known = await test.get(player.token, `/web-api/coupon/status/${coupon.id}`);

    expect(unknown.json()).toEqual({ status: 'unknown' });
    expect(known.body).toBe(placed.body);
  });

  it('[BET-9] takes exactly what the balance holds when 50 coupons race for it', async () => {
    const poor = await test.addPlayer({ money: 10_000 });
    const coupons = Array.from({ length: 50 }, () => test.coupon(poor, { bets: [aGame()], amount: 1000 }));

    const answers = await Promise.all(coupons.map((coupon) => test.place(poor, coupon)));

    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(10);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(new Set(reasons)).toEqual(new Set(['not-enough-money']));
    expect(await test.balance(poor.accountId)).toBe(0);
    expect(await count('select count(*)::bigint as n from coupons where user_id = $1', [poor.userId])).toBe(10);
  }, 60_000);

  it('[BET-9] refuses one minor unit more than the balance, and takes the balance itself', async () => {
    const poor = await test.addPlayer({ money: 1000 });

    const more = rejected(await test.place(poor, test.coupon(poor, { bets: [aGame()], amount: 1001 })));
    const all = accepted(await test.place(poor, test.coupon(poor, { bets: [aGame()], amount: 1000 })));

    expect(more.reason).toBe('not-enough-money');
    expect(all.balance).toBe(0);
  });

  it('[BET-9] writes nothing at all when the transaction fails half way', async () => {
    const before = await test.balance(player.accountId);
    const coupon = test.coupon(player, { bets: [aGame({ opponent1: null as unknown as string })] }); // the column refuses it

    const answer = await test.post(player.token, '/web-api/coupon/place', coupon);

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body).not.toContain('null value');
    expect(await test.balance(player.accountId)).toBe(before);
    expect((await test.get(player.token, `/web-api/coupon/status/${coupon.id}`)).json()).toEqual({ status: 'unknown' });
  });

  it('[ODD-1] books odds that the rule of the player allows while the price moves under the request', async () => {
    const bet = aGame({ coef: 2000 });
    let step = 0;
    test.prices.beforeQuote = () => test.prices.change(bet.outcomeId, { coef: 1900 + ((step += 37) % 201) });

    for (const changeCoefAction of [0, 1, 2] as const) {
      const coupons = Array.from({ length: 60 }, () =>
        test.coupon(player, { bets: [{ ...bet, coef: 2000 }], changeCoefAction, amount: 100 }),
      );
      const answers = await Promise.all(coupons.map((coupon) => test.place(player, coupon)));
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
    test.prices.change(bet.outcomeId, { coef: 1950 });

    const worse = rejected(await test.place(player, test.coupon(player, { bets: [bet], changeCoefAction: 2 })));
    const any = accepted(await test.place(player, test.coupon(player, { bets: [bet], changeCoefAction: 1 })));

    expect(worse).toMatchObject({ reason: 'coef-changed', coef: 1950, bets: [{ reason: 'coef-changed', coef: 1950 }] });
    expect(any.coupon.bets[0]).toMatchObject({ coef: 1950, coefSeen: 2000 });
  });

  it.each([
    ['one millisecond before', KICK_OFF * 1000 - 1, 'accepted'],
    ['at', KICK_OFF * 1000, 'rejected'],
    ['after', KICK_OFF * 1000 + 500, 'rejected'],
  ] as const)('[ODD-4] decides by the server clock: %s kick-off', async (_, nowMs, status) => {
    const bet = aGame();
    const token = player.token;
    test.clock.nowMs = nowMs;
    const fresh = await test.signIn(player.userId);

    const answer = await test.place({ ...player, token: fresh }, test.coupon(player, { bets: [bet] }));

    expect(token).not.toBe(fresh);
    expect(answer.status).toBe(status);
    if (answer.status === 'rejected') expect(answer).toMatchObject({ reason: 'game-started', bets: [{ reason: 'game-started' }] });
  });

  it('[ODD-4] lets no bet through that was decided after the close, with the clock running during the requests', async () => {
    const bet = aGame();
    test.clock.nowMs = KICK_OFF * 1000 - 50;
    const fresh = { ...player, token: await test.signIn(player.userId) };
    test.prices.beforeQuote = () => (test.clock.nowMs += 1);

    await Promise.all(Array.from({ length: 100 }, () => test.place(fresh, test.coupon(player, { bets: [bet], amount: 100 }))));

    const late = await count(
      'select count(*)::bigint as n from coupons join bets on coupon_id = coupons.id where game_id = $1 and placed_at_ms >= $2',
      [bet.gameId, KICK_OFF * 1000],
    );
    expect(late).toBe(0);
    expect(await count('select count(*)::bigint as n from bets where game_id = $1', [bet.gameId])).toBeGreaterThan(10);
  }, 60_000);

  it.each([
    ['suspended', { isSuspended: true }, 'bet-suspended'],
    ['finished', { isFinished: true }, 'game-finished'],
  ] as const)('[CP-29] refuses a bet that is %s', async (_, change, reason) => {
    const bet = aGame();
    test.prices.change(bet.outcomeId, change);

    expect(rejected(await test.place(player, test.coupon(player, { bets: [bet] })))).toMatchObject({ reason, bets: [{ reason }] });
  });

  it.each([
    [10_000, 'accepted'],
    [10_001, 'rejected'],
  ])('[ODD-5] sells prices of a line that was alive %i ms ago: %s', async (ageMs, status) => {
    const answer = await test.place(player, test.coupon(player, { bets: [aGame({ updatedAt: NOON - ageMs })] }));

    expect(answer.status).toBe(status);
    if (answer.status === 'rejected') expect(answer.reason).toBe('stale-price');
  });

  it('[CP-29] refuses what the line does not know', async () => {
    const bet = aGame();

    const gone = rejected(await test.place(player, test.coupon(player, { bets: [{ ...bet, outcomeId: bet.outcomeId + 50 }] })));
    const noGame = rejected(await test.place(player, test.coupon(player, { bets: [{ ...bet, gameId: 7, outcomeId: 701 }] })));

    expect(gone).toMatchObject({ reason: 'outcome-gone', bets: [{ coef: null }] });
    expect(noGame.reason).toBe('game-finished');
  });

  it('[CP-29] keeps dependent and express-banned bets out of an express and sells them as singles', async () => {
    const one = aGame();
    const two = { ...one, outcomeId: one.outcomeId + 1, coef: 3400 };
    const banned = aGame({ isBannedExpress: true });

    const dependent = rejected(await test.place(player, test.coupon(player, { typeId: 1, bets: [one, two] })));
    const express = rejected(await test.place(player, test.coupon(player, { typeId: 1, bets: [aGame(), banned] })));
    const single = await test.place(player, test.coupon(player, { bets: [banned] }));
    const singles = await test.place(player, test.coupon(player, { typeId: 9, bets: [one, two] }));

    expect(dependent).toMatchObject({ reason: 'dependent-bets', bets: [{ reason: 'dependent-bets' }, { reason: 'dependent-bets' }] });
    expect(express).toMatchObject({ reason: 'banned-from-express', bets: [{ reason: null }, { reason: 'banned-from-express' }] });
    expect([single.status, singles.status]).toEqual(['accepted', 'accepted']);
  });

  it('[CP-01] makes a coupon of its own from each of many singles, with its own stake and receipt', async () => {
    const before = await test.balance(player.accountId);
    const bets = [
      { ...aGame({ coef: 1500 }), blockId: 1 },
      { ...aGame({ coef: 2500 }), blockId: 2 },
      { ...aGame({ coef: 1100 }), blockId: 3 },
    ];

    const { coupon, singles, balance } = accepted(
      await test.place(player, test.coupon(player, { typeId: 9, bets, amount: 300, amountByBlockId: { 2: 1000 } })),
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

  it('[CP-01] refuses all of many singles when one can not be sold, with the reason at its line', async () => {
    const good = aGame();
    const bad = aGame({ isSuspended: true });
    const before = await test.balance(player.accountId);

    const answer = rejected(await test.place(player, test.coupon(player, { typeId: 9, bets: [good, bad] })));

    expect(answer).toMatchObject({ reason: 'bet-suspended', bets: [{ reason: null }, { reason: 'bet-suspended' }] });
    expect(await test.balance(player.accountId)).toBe(before);
  });

  it('[CP-01] books a system with its combinations', async () => {
    const bets = [aGame({ coef: 2000 }), aGame({ coef: 3000 }), aGame({ coef: 4000 })];

    const { coupon } = accepted(await test.place(player, test.coupon(player, { typeId: 4, systemValue: 2, bets, amount: 300 })));

    // (2x3 + 2x4 + 3x4) / 3 = 8.666...
    expect(coupon).toMatchObject({ typeId: 4, systemValue: 2, coef: 8666, possibleWin: 2600 });
    expect(rejected(await test.place(player, test.coupon(player, { typeId: 4, systemValue: 4, bets }))).reason).toBe('too-few-bets');
  });

  it.each([
    [0, 2, 'type-not-offered'],
    [1, 1, 'too-few-bets'],
  ] as const)('[CP-01] refuses a type %i with %i bets', async (typeId, betCount, reason) => {
    const bets = Array.from({ length: betCount }, () => aGame());

    expect(rejected(await test.place(player, test.coupon(player, { typeId, bets }))).reason).toBe(reason);
  });

  it.each([
    [19, 'amount-too-small'],
    [200_001, 'amount-too-large'],
  ])('[CP-14] refuses a stake of %i minor units and tells the limits', async (amount, reason) => {
    const answer = rejected(await test.place(player, test.coupon(player, { bets: [aGame()], amount })));

    expect(answer).toMatchObject({ reason, minBetAmount: 20, maxBetAmount: 200_000 });
  });

  it('[CP-14] accepts the limits themselves', async () => {
    for (const amount of [20, 200_000]) {
      expect((await test.place(player, test.coupon(player, { bets: [aGame()], amount }))).status).toBe('accepted');
    }
  });

  it('[CP-14] refuses a stake whose win would pass the payout limit', async () => {
    const bet = aGame({ coef: 100_000 }); // 100.0: at most 100,000.00 is paid

    const answer = rejected(await test.place(player, test.coupon(player, { bets: [bet], amount: 100_001 })));

    expect(answer).toMatchObject({ reason: 'max-payout', maxBetAmount: 100_000 });
    expect((await test.place(player, test.coupon(player, { bets: [bet], amount: 100_000 }))).status).toBe('accepted');
  });

  it.each([
    ['KWD', 40, 3],
    ['JPY', 40, 0],
    ['RUB', 800, 2],
  ])('[MON-4] counts %s in its own minor units', async (currencyIso, least, exponent) => {
    const rich = await test.addPlayer({ currencyIso, money: 1_000_000 });
    const bets = [aGame()];

    const { coupon } = accepted(await test.place(rich, test.coupon(rich, { bets, amount: least })));
    const less = rejected(await test.place(rich, test.coupon(rich, { bets, amount: least - 1 })));

    expect(coupon).toMatchObject({ currencyIso, exponent, amount: least });
    expect(less).toMatchObject({ reason: 'amount-too-small', minBetAmount: least });
  });

  it('[SEC-10] refuses to stake from the account of somebody else', async () => {
    const other = await test.addPlayer();

    const answer = rejected(await test.place(player, test.coupon(player, { bets: [aGame()], accountId: other.accountId })));

    expect(answer.reason).toBe('wrong-account');
    expect(await test.balance(other.accountId)).toBe(100_000);
  });

  it('[SEC-10] answers 409 when the coupon belongs to another player than the session', async () => {
    const other = await test.addPlayer();

    const answer = await test.post(other.token, '/web-api/coupon/place', test.coupon(player, { bets: [aGame()] }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'wrong-user' }] });
  });

  it('[BET-1] keeps ids apart per player: the same id of another player is an intent of its own', async () => {
    const other = await test.addPlayer();
    const bet = aGame();
    const id = randomUUID();

    const mine = accepted(await test.place(player, test.coupon(player, { id, bets: [bet] })));
    const theirs = accepted(await test.place(other, test.coupon(other, { id, bets: [bet] })));

    expect(theirs.coupon.couponId).not.toBe(mine.coupon.couponId);
    expect(theirs.coupon.accountId).toBe(other.accountId);
  });

  it('[SEC-11] refuses fields that a coupon to place does not have', async () => {
    const coupon = { ...test.coupon(player, { bets: [aGame()] }), payout: 5 };

    const answer = await test.post(player.token, '/web-api/coupon/place', coupon);

    expect(CouponToPlace.safeParse(coupon).success).toBe(false);
    expect(answer.statusCode).toBe(400);
  });

  it('[CP-14] quotes prices, locks and limits without a session', async () => {
    const bet = aGame({ coef: 2000 });
    const locked = aGame({ isSuspended: true });
    test.prices.change(bet.outcomeId, { coef: 2050 });

    const answer = await test.app.inject({
      method: 'POST',
      url: '/web-api/coupon/quote',
      payload: { typeId: 1, bets: [bet, locked], currencyIso: 'EUR' },
    });

    expect(answer.json()).toEqual({
      bets: [
        { outcomeId: bet.outcomeId, reason: null, coef: 2050, isLive: false },
        { outcomeId: locked.outcomeId, reason: 'bet-suspended', coef: 2100, isLive: false },
      ],
      minBetAmount: 20,
      maxBetAmount: 200_000,
      maxPayout: 10_000_000,
    });
  });
});
