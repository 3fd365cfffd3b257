import { accepted, quote, rejected } from '@touchline/server-betting/testing';
import { ENGINES, openRounds, type RoundAnswer } from '@touchline/server-kernel/testing';
import type { LimitsAnswer, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { randomUUID } from 'node:crypto';
import { NOON, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { withRounds } from '../../testing/with-rounds.ts';

const DAY = 86_400_000;
const BASE = '/limit-service-api/api/external/web/v3';

describe.each(ENGINES)('player limits on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let games = 9000;

  withRounds(engine, 100_000, (given) => void ({ test, player } = given));

  const post = (path: string, body: object) => test.post(player.token, `${BASE}/${path}`, body);
  const set = async (limitType: number, limitValue: number | null, more = {}) => {
    const response = await post('limits', { limits: [{ limitType, limitValue, ...more }] });
    return response.statusCode === 200 ? response.json<LimitsAnswer>() : { status: response.statusCode, ...response.json<object>() };
  };
  /** Advances the clock and signs in again, because a session lasts a day. */
  const later = async (ms: number) => {
    test.clock.nowMs += ms;
    const token = await test.signIn(player.userId);
    const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [player.userId]);
    player = { ...player, token, sessionId: row?.id ?? 0 };
  };
  const limits = async () => (await test.get(player.token, `${BASE}/limits`)).json<PlayerLimitView[]>();
  const coupon = (amount: number) => test.coupon(player, { bets: [test.prices.addGame((games += 1), { coef: 2000 })], amount });
  const bet = (amount: number) => test.place(player, coupon(amount));
  const round = async (amount: number) => {
    const { userId, accountId, sessionId } = player;
    const request = { userId, accountId, id: randomUUID(), amount, visit: test.visit({ sessionId }) };
    return JSON.parse(await openRounds(test.services).stake(request)) as RoundAnswer;
  };

  it('[RG-03] [RG-10] offers exactly the limits that it enforces, without preset values for amounts', async () => {
    const offered = (await test.get(player.token, `${BASE}/availablelimits`)).json<{ limitType: number }[]>();

    expect(offered.map(({ limitType }) => limitType)).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37]);
    expect(offered[0]).toEqual({ limitType: 1, measure: 'money', currencyIso: 'EUR', exponent: 2, availableValues: [] });
    expect(offered[9]).toMatchObject({ measure: 'days', availableValues: [1, 7, 30, 90, 180, 365, 730, 1095, 1825] });
    expect(offered[12]).toMatchObject({ measure: 'days', availableValues: [1, 7, 30] });
    expect(await set(40, 5)).toMatchObject({ status: 400, errors: [{ code: 'limit-not-offered' }] });
    expect((await test.get(player.token, `${BASE}/reasons/selfexclude`)).json<object[]>()).toHaveLength(4);
  });

  it('[RG-16] [LIM-12] refuses a stake beyond the 24-hour limit, stating the limit, its rest and when that grows', async () => {
    expect(await set(1, 5_000)).toMatchObject({
      status: 'ok',
      limitsData: [{ limitState: 'ACTIVE', limitValue: 5_000, limitBalance: 5_000 }],
    });
    accepted(await bet(3_000));
    test.clock.nowMs += 60_000;

    expect(rejected(await bet(2_001))).toMatchObject({
      reason: 'limit-reached',
      limit: { limitType: 1, limit: 5_000, left: 2_000, freesAt: NOON + DAY },
    });
    expect((await limits())[0]?.limitBalance).toBe(2_000);
    const game = test.prices.addGame((games += 1), { coef: 2000 });
    expect((await quote(test, player, { bets: [game] })).playerLimits).toEqual([{ limitType: 1, limit: 5_000, left: 2_000 }]);
    expect(await round(2_001)).toMatchObject({ status: 'rejected', reason: 'limit-reached' });
    accepted(await bet(2_000));
    expect((await limits())[0]?.limitBalance).toBe(0);
  });

  it('[RG-16] [LIM-1] refuses a stake beyond the limit on losses, which winnings reduce', async () => {
    await set(10, 1_000);
    const first = await round(1_000);
    if (first.status === 'rejected') throw new Error(first.reason);
    expect(await round(1)).toMatchObject({ status: 'rejected', limit: { limitType: 10, left: 0 } });
    await openRounds(test.services).win(first.round, 600);

    expect(await round(601)).toMatchObject({ status: 'rejected', limit: { limitType: 10, left: 600 } });
    expect((await round(600)).status).toBe('accepted');
  });

  it('[RG-17] [LIM-3] applies a stricter value at once, and a looser one after 24 hours and confirmation', async () => {
    await set(1, 5_000);
    await set(1, 4_000);
    expect(rejected(await bet(4_001)).reason).toBe('limit-reached');

    const { limitsData } = (await set(1, 10_000)) as LimitsAnswer;
    const waiting = limitsData.find(({ limitState }) => limitState === 'PENDING');
    expect(waiting).toMatchObject({ limitValue: 10_000, startedAt: NOON / 1000, needApprove: true, canConfirm: false });
    const { id } = waiting ?? { id: 0 };
    await later(DAY - 1);
    const early = await post('limitaction', { id, action: 'confirm' });
    expect([early.statusCode, early.json<object>()]).toMatchObject([
      409,
      { title: expect.stringMatching(/24 hours/), errors: [{ code: 'limit-too-early' }] },
    ]);
    await later(1);
    expect((await limits())[1]).toMatchObject({ limitState: 'PENDING', canConfirm: true });
    expect(await round(4_001)).toMatchObject({ status: 'rejected', reason: 'limit-reached' });

    expect((await post('limitaction', { id, action: 'confirm' })).statusCode).toBe(200);
    expect((await round(4_001)).status).toBe('accepted');
    expect(await limits()).toMatchObject([{ limitState: 'ACTIVE', limitValue: 10_000, limitBalance: 5_999 }]);
  });

  it('[RG-01] a limit that was removed or is over stays in the list as INACTIVE, with its value and times, and restricts nothing', async () => {
    await set(1, 5_000);
    await set(33, 1);
    const { limitsData } = (await set(1, null)) as LimitsAnswer;
    await later(DAY);
    await post('limitaction', { id: limitsData[0]?.id, action: 'confirm' });

    const [startedAt, endsAt] = [NOON / 1000, (NOON + DAY) / 1000];
    const over = { limitState: 'INACTIVE', startedAt, endsAt, needApprove: false, canConfirm: false, limitBalance: null };
    expect(await limits()).toMatchObject([
      { ...over, limitType: 1, limitValue: 5_000, currencyIso: 'EUR' },
      { ...over, limitType: 33, limitValue: 1 },
    ]);
    expect((await round(5_001)).status).toBe('accepted');
    expect(await set(1, 4_000)).toMatchObject({
      limitsData: [
        { limitType: 1, limitState: 'ACTIVE', limitValue: 4_000 },
        { limitType: 33, limitState: 'INACTIVE' },
      ],
    });
  });

  it('[RG-06] [RG-07] [RG-09] cancels a pending value, and accepts another looser one only after that', async () => {
    await set(1, 5_000);
    const { limitsData } = (await set(1, null)) as LimitsAnswer;
    const id = limitsData[0]?.id ?? 0;

    expect(await set(1, 7_000)).toMatchObject({ status: 409, errors: [{ code: 'limit-change-pending' }] });
    const cancel = () =>
      test.app.inject({ method: 'DELETE', url: `${BASE}/limit?id=${id}`, headers: { authorization: `Bearer ${player.token}` } });
    expect((await cancel()).json<LimitsAnswer>().limitsData).toMatchObject([{ limitState: 'ACTIVE', limitValue: 5_000 }]);
    expect((await cancel()).statusCode).toBe(409);
    expect(await set(1, 7_000)).toMatchObject({ status: 'ok' });
    const other = await test.addPlayer();
    expect((await test.post(other.token, `${BASE}/limitaction`, { id, action: 'reject' })).statusCode).toBe(404);
  });

  it('[LIM-5] [RG-06] a self-exclusion refuses stakes in every session immediately, and cannot be ended early', async () => {
    const before = accepted(await bet(1_000));
    expect(await set(30, 1, { selfExcludeReason: 1 })).toMatchObject({
      limitsData: [{ limitType: 30, limitValue: 1, endsAt: (NOON + DAY) / 1000, selfExcludeReason: 1 }],
    });
    const elsewhere = { ...player, token: await test.signIn(player.userId) };
    for (const { token } of [player, elsewhere]) {
      const answer = await test.post(token, '/web-api/coupon/place', coupon(100));
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        403,
        { errors: [{ code: 'self-excluded' }], endsAt: (NOON + DAY) / 1000 },
      ]);
    }
    await expect(round(100)).rejects.toMatchObject({ status: 403, code: 'self-excluded' });
    expect(await set(30, null)).toMatchObject({ status: 409, title: expect.stringMatching(/can't be ended/) });
    expect((await test.get(player.token, `/web-api/coupon/${before.coupon.couponId}`)).statusCode).toBe(200);

    await later(DAY - 1);
    await expect(round(100)).rejects.toMatchObject({ code: 'self-excluded' });
    await later(1);
    expect((await round(100)).status).toBe('accepted');
  });

  it('[RG-08] [RG-06] a self-exclusion planned in three days is announced until then, then refuses stakes, and cannot be postponed or cancelled', async () => {
    const begins = NOON + 3 * DAY;
    const [startedAt, endsAt] = [begins / 1000, (begins + 7 * DAY) / 1000];
    expect(await set(30, 7, { startsInDays: 3, selfExcludeReason: 2 })).toMatchObject({
      status: 'ok',
      limitsData: [{ limitType: 30, limitState: 'PENDING', limitValue: 7, startedAt, endsAt, needApprove: false, selfExcludeReason: 2 }],
    });
    const changes = async () => (await test.get(player.token, `${BASE}/changes`)).json<object>();
    expect(await changes()).toMatchObject({ excludedUntil: null, plannedBreak: { startsAt: startedAt, endsAt } });
    expect((await round(100)).status).toBe('accepted');

    const [{ id } = { id: 0 }] = await limits();
    expect((await post('limitaction', { id, action: 'reject' })).statusCode).toBe(409);
    expect(await set(30, null)).toMatchObject({ status: 409 });
    expect(await set(30, 7, { startsInDays: 7 })).toMatchObject({ status: 409, errors: [{ code: 'limit-cannot-shorten' }] });
    expect(await set(30, 7, { startsInDays: 2 })).toMatchObject({ status: 400 });
    expect(await set(33, 7, { startsInDays: 1 })).toMatchObject({ status: 400 });
    expect(await set(30, 1)).toMatchObject({
      limitsData: [
        { limitState: 'ACTIVE', limitValue: 1 },
        { limitState: 'PENDING', startedAt },
      ],
    });

    await later(3 * DAY - 1);
    expect((await round(100)).status).toBe('accepted');
    await later(1);
    await expect(round(100)).rejects.toMatchObject({ status: 403, code: 'self-excluded' });
    expect(await changes()).toMatchObject({ excludedUntil: endsAt, plannedBreak: null });
    expect(await limits()).toMatchObject([{ limitState: 'ACTIVE', limitValue: 7, endsAt }]);
    await later(7 * DAY);
    expect((await round(100)).status).toBe('accepted');
  });

  it('[LIM-5] a quote contains the end of a break, in all sessions of that player only', async () => {
    const bets = coupon(100).bets;
    expect((await quote(test, player, { bets })).excludedUntil).toBeUndefined();
    await set(30, 1);
    const elsewhere = { ...player, token: await test.signIn(player.userId) };

    for (const who of [player, elsewhere]) expect((await quote(test, who, { bets })).excludedUntil).toBe(NOON + DAY);
    expect((await quote(test, await test.addPlayer(), { bets })).excludedUntil).toBeUndefined();
    await later(DAY);
    expect((await quote(test, player, { bets: coupon(100).bets })).excludedUntil).toBeUndefined();
  });

  it('[LIM-2] 50 concurrent stakes: accepts exactly those within the limit', async () => {
    await set(1, 1_000);

    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(300)));

    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(3);
    expect((await limits())[0]?.limitBalance).toBe(100);
  });

  it('[RG-16] logs every change, and changes nothing if one of several is refused', async () => {
    const both = await post('limits', {
      limits: [
        { limitType: 1, limitValue: 500 },
        { limitType: 2, limitValue: -1 },
      ],
    });
    expect([both.statusCode, await limits()]).toEqual([400, []]);
    await set(1, 500);
    await set(1, 600);

    const changes = 'select limit_type, action, value, pending_value, made_at from player_limit_changes where user_id = $1 order by id';
    expect(await test.db.query(changes, [player.userId])).toEqual([
      { limit_type: 1, action: 'set', value: 500, pending_value: null, made_at: NOON },
      { limit_type: 1, action: 'set', value: 500, pending_value: 600, made_at: NOON },
    ]);
  });

  it('[LIM-13] refuses stakes while limits cannot be read', async () => {
    await test.db.query('insert into player_limits (user_id, limit_type, value, started_at) values ($1, 99, 1, $2)', [player.userId, NOON]);

    expect((await test.post(player.token, '/web-api/coupon/place', coupon(100))).statusCode).toBe(503);
    expect(await test.balance(player.accountId)).toBe(100_000);
  });

  it('[RG-16] [LIM-1] [LIM-12] applies a limit to all accounts, also in other currencies', async () => {
    await set(1, 5_000);
    const [row] = await test.db.query<{ id: number }>(
      "insert into accounts (user_id, type, currency_iso, balance) values ($1, 9, 'GBP', 0) returning id",
      [player.userId],
    );
    await test.app.inject({ method: 'POST', url: '/__test/mint', payload: { accountId: row?.id, amount: 50_000 } });
    accepted(await bet(3_000));

    // The limit is 50 round units, that is 50.00 EUR or 40.00 GBP; 30 are used.
    const inPounds = (amount: number) => ({ ...coupon(amount), accountId: row?.id ?? 0 });
    expect(rejected(await test.place(player, inPounds(1_601)))).toMatchObject({ limit: { limitType: 1, limit: 4_000, left: 1_600 } });
    accepted(await test.place(player, inPounds(1_600)));
    expect(rejected(await bet(100))).toMatchObject({ reason: 'limit-reached', limit: { limitType: 1, limit: 5_000, left: 0 } });
    await test.post(player.token, '/web-api/account/active', { id: row?.id });
    expect(await limits()).toMatchObject([{ currencyIso: 'GBP', exponent: 2, limitValue: 4_000, limitBalance: 0 }]);
  });
});
