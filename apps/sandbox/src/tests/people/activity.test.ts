import type { ActivityStatement, PlayMarkers } from '@touchline/responsible-gaming-contract/activity';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { quote } from '../../testing/seen-coupon.ts';
import { accepted } from '../coupon/place.test.helper.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const LIMITS = '/limit-service-api/api/external/web/v3/limits';

describe.each(ENGINES)('activity of a player on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let games = 15_000;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });

  const later = async (ms: number) => {
    test.clock.nowMs += ms;
    player = { ...player, token: await test.signIn(player.userId) };
    const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [player.userId]);
    player = { ...player, sessionId: row?.id ?? 0 };
  };
  const bet = async (amount: number) =>
    accepted(await test.place(player, test.coupon(player, { bets: [test.prices.addGame((games += 1), { coef: 2000 })], amount })));
  const statement = async (period = 'day') =>
    (await test.get(player.token, `/web-api/user/activity?period=${period}`)).json<ActivityStatement>();
  const markers = async () => (await test.get(player.token, '/web-api/user/play-markers')).json<PlayMarkers>();
  const failDeposits = (times: number) =>
    test.db.query(
      `insert into payments (user_id, account_id, request_id, body_hash, direction, method_id, currency_iso, asked, fee, state, lang, created_at, updated_at)
       select $1, $2, 'failed-' || n, 'none', 'deposit', 'card', 'EUR', 1000, 0, 'failed', 'en', $3, $3 from generate_series(1, $4) as n`,
      [player.userId, player.accountId, NOON, times],
    );
  const raise = (times: number) =>
    Array.from({ length: times }).reduce<Promise<unknown>>(async (before) => {
      await before;
      const { limitsData } = (await test.post(player.token, LIMITS, { limits: [{ limitType: 1, limitValue: 5_000 }] })).json<{
        limitsData: { id: number }[];
      }>();
      await test.post(player.token, LIMITS, { limits: [{ limitType: 1, limitValue: 9_000 }] });
      const id = limitsData[0]?.id ?? 0;
      await test.post(player.token, '/limit-service-api/api/external/web/v3/limitaction', { id, action: 'reject' });
    }, Promise.resolve());

  it('[LIM-8] [RG-16] shows stakes, net and time by day, week and month, and stakes by product', async () => {
    await bet(1_000);
    await bet(500);
    await later(DAY);
    const days = await statement();

    expect(days).toMatchObject({ currencyIso: 'EUR', exponent: 2, period: 'day' });
    expect(days.rows).toHaveLength(30);
    expect(days.rows.slice(-3).map(({ staked, returned, deposited }) => [staked, returned, deposited])).toEqual([
      [0, 0, 0],
      [1_500, 0, 0],
      [0, 0, 0],
    ]);
    expect(days.rows.at(-1)?.startsAt).toBe((NOON + DAY - 12 * HOUR) / 1_000);
    expect(days.products).toEqual([{ product: 'coupon', staked: 1_500, returned: 0 }]);
    const weeks = await statement('week');
    expect([weeks.rows.length, weeks.rows.reduce((sum, { staked }) => sum + staked, 0)]).toEqual([12, 1_500]);
    expect(new Date((weeks.rows.at(-1)?.startsAt ?? 0) * 1_000).getUTCDay()).toBe(1);
    const months = await statement('month');
    expect([months.rows.length, new Date((months.rows[0]?.startsAt ?? 0) * 1_000).getUTCDate()]).toEqual([12, 1]);
    expect((await test.get(player.token, '/web-api/user/activity?period=year')).statusCode).toBe(400);
  });

  it('[LIM-8] assigns play time to the day on which it was played', async () => {
    const midnight = NOON - 12 * HOUR + DAY;
    await test.db.query('insert into play_stretches (user_id, from_at, to_at) values ($1, $2, $3)', [
      player.userId,
      midnight - HOUR,
      midnight + 2 * HOUR,
    ]);
    await later(DAY);

    expect((await statement()).rows.slice(-2).map(({ playedSeconds }) => playedSeconds)).toEqual([3_600, 7_200]);
  });

  it('[LIM-5] shows signs of harm to the player; weak signs do not pause offers', async () => {
    await failDeposits(2);
    await raise(3);
    const own = await markers();
    expect(own.markers.map(({ marker, value, level }) => [marker, value, level])).toEqual([
      ['deposits-in-a-day', 0, 'none'],
      ['failed-deposits', 2, 'none'],
      ['rising-stakes', 0, 'none'],
      ['night-play', 0, 'none'],
      ['raised-limits', 3, 'sign'],
    ]);
    expect(own.areOffersPaused).toBe(false);
    expect((await test.get(player.token, '/web-api/office/bonuses')).statusCode).toBe(200);
  });

  it('[LIM-5] a strong sign pauses all offers, alerts the operator once a day, and does not affect bets', async () => {
    const vipBet = () =>
      quote(test, player, {
        bets: [test.prices.addGame((games += 1), { coef: 2000 })],
        amount: 100,
        isVipBet: true,
        promoCode: 'FIRSTWHISTLE',
      });
    expect((await vipBet()).vipBet).toEqual({ isAvailable: true, reason: null });
    const spins = () => test.post(player.token, '/web-api/office/promo/activate', { code: 'SPINS5' });
    const unmarked = await test.addPlayer();
    expect((await test.post(unmarked.token, '/web-api/office/promo/activate', { code: 'SPINS5' })).statusCode).toBe(200);
    const logged = jest.spyOn(test.app.log, 'warn');
    await raise(6);
    test.clock.nowMs += 61_000;
    expect((await markers()).areOffersPaused).toBe(true);
    const { vipBet: vip, terms } = await vipBet();
    expect([vip?.isAvailable, terms?.promo, terms?.expressBoost, terms?.hyperBonusPercent]).toEqual([false, null, null, null]);
    for (const path of [
      '/web-api/office/bonuses',
      '/web-api/office/cashback',
      '/web-api/office/promo',
      '/web-api/office/friends',
      '/bff-api/casino/offers',
    ]) {
      const answer = await test.get(player.token, path);
      expect([path, answer.statusCode, answer.json<object>()]).toMatchObject([path, 403, { errors: [{ code: 'offers-paused' }] }]);
    }
    const refused = await spins();
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([403, { errors: [{ code: 'offers-paused' }] }]);
    expect(await test.db.query('select 1 from bonuses where user_id = $1', [player.userId])).toEqual([]);
    for (const path of [
      '/web-api/office/promo/activate',
      '/web-api/office/cashback/collect',
      '/web-api/office/cashback/exchange',
      '/bff-api/casino/offers/bonuses',
    ])
      expect((await test.post(player.token, path, {})).statusCode).toBe(403);
    await bet(500);

    const alerts = () =>
      test.db.query<{ action: string; markers: object[] }>('select action, markers from harm_alerts where user_id = $1', [player.userId]);
    expect(await alerts()).toMatchObject([{ action: 'offers paused', markers: [{ marker: 'raised-limits', value: 6, level: 'strong' }] }]);
    expect(logged.mock.calls).toEqual([
      [
        { userId: player.userId, signs: [{ marker: 'raised-limits', value: 6, level: 'strong' }], action: 'offers paused' },
        'strong signs of harm',
      ],
    ]);
    test.clock.nowMs += 61_000;
    await test.get(player.token, '/web-api/office/bonuses');
    expect([(await alerts()).length, logged.mock.calls.length]).toEqual([1, 1]);
    await later(31 * DAY);
    expect((await test.get(player.token, '/web-api/office/bonuses')).statusCode).toBe(200);
  });
});
