import type { AccountsAnswer } from '@touchline/account-contract';
import type { HistoryAnswer } from '@touchline/betting-contract';
import { netResult } from '@touchline/shared-primitives';
import { accepted, quote, settleGames } from '@touchline/server-betting/testing';
import type { ActivityStatement, PlayMarkers } from '@touchline/responsible-gaming-contract/activity';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

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
  const bet = async (amount: number) => {
    const game = test.prices.addGame((games += 1), { coef: 2000, startAt: (test.clock.nowMs + HOUR) / 1000 });
    return accepted(await test.place(player, test.coupon(player, { bets: [game], amount })));
  };
  const statement = async (period = 'day', zone?: string) =>
    (
      await test.get(
        player.token,
        `/web-api/user/activity?period=${period}${zone === undefined ? '' : `&zone=${encodeURIComponent(zone)}`}`,
      )
    ).json<ActivityStatement>();
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
    expect(days.products).toEqual([{ product: 'coupon', staked: 1_500, returned: 0, atStake: 1_500 }]);
    const weeks = await statement('week');
    expect([weeks.rows.length, weeks.rows.reduce((sum, { staked }) => sum + staked, 0)]).toEqual([12, 1_500]);
    expect(new Date((weeks.rows.at(-1)?.startsAt ?? 0) * 1_000).getUTCDay()).toBe(1);
    const months = await statement('month');
    expect([months.rows.length, new Date((months.rows[0]?.startsAt ?? 0) * 1_000).getUTCDate()]).toEqual([12, 1]);
    expect((await test.get(player.token, '/web-api/user/activity?period=year')).statusCode).toBe(400);
  });

  it('[LIM-8] [AC-01] [AC-05] strip, history and statement show the same net result, which leaves out open stakes', async () => {
    const lost = test.prices.addGame((games += 1), { coef: 2000 });
    accepted(await test.place(player, test.coupon(player, { bets: [lost], amount: 500 })));
    await bet(1_500);
    const shown = async () => {
      const { session } = (await test.get(player.token, '/web-api/account/list')).json<AccountsAnswer>();
      const { totals } = (await test.get(player.token, '/web-api/coupon/history')).json<HistoryAnswer>();
      const { rows, products } = await statement();
      const sums = [rows.at(-1), products[0]].map((part) => ({ staked: 0, returned: 0, ...part, atStake: part?.atStake ?? -1 }));
      return [session, totals, ...sums.map((part) => ({ ...part, net: netResult(part) }))].map(({ atStake, net }) => [atStake, net]);
    };
    const all = (atStake: number, net: number) => Array.from({ length: 4 }, () => [atStake, net]);

    expect(await shown()).toEqual(all(2_000, 0));
    test.prices.finish(lost.gameId, {
      main: [0, 1],
      periods: [
        [0, 0],
        [0, 1],
      ],
    });
    await settleGames(test.services, [lost.gameId]);
    expect(await shown()).toEqual(all(1_500, -500));
  });

  it('[LIM-8] an open stake belongs to the day on which it was placed', async () => {
    await bet(1_000);
    await later(DAY);
    await bet(300);

    const { rows, products } = await statement();
    expect(rows.slice(-3).map(({ staked, atStake }) => [staked, atStake])).toEqual([
      [0, 0],
      [1_000, 1_000],
      [300, 300],
    ]);
    expect(products).toEqual([{ product: 'coupon', staked: 1_300, returned: 0, atStake: 1_300 }]);
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

  // Both changes of clocks are within twelve months. Midnights are from Python's zoneinfo; NOON is 12:00 UTC on 1 May 2030.
  it.each([
    ['America/New_York', '2030-05-01T04:00Z', '2030-04-29T04:00Z', ['2029-10-01T04:00Z', '2029-12-01T05:00Z', '2030-05-01T04:00Z']],
    ['Asia/Kathmandu', '2030-04-30T18:15Z', '2030-04-28T18:15Z', ['2029-09-30T18:15Z', '2029-11-30T18:15Z', '2030-04-30T18:15Z']],
    ['Pacific/Auckland', '2030-05-01T12:00Z', '2030-04-28T12:00Z', ['2029-09-30T11:00Z', '2029-11-30T11:00Z', '2030-04-30T12:00Z']],
    ['Europe/London', '2030-04-30T23:00Z', '2030-04-28T23:00Z', ['2029-09-30T23:00Z', '2029-12-01T00:00Z', '2030-04-30T23:00Z']],
    ['Asia/Tokyo', '2030-04-30T15:00Z', '2030-04-28T15:00Z', ['2029-09-30T15:00Z', '2029-11-30T15:00Z', '2030-04-30T15:00Z']],
    ['America/Sao_Paulo', '2030-05-01T03:00Z', '2030-04-29T03:00Z', ['2029-10-01T03:00Z', '2029-12-01T03:00Z', '2030-05-01T03:00Z']],
  ])('[LIM-8] [PL-05] days, weeks and months of a statement begin at midnight in %s', async (zone, today, monday, months) => {
    await bet(1_000);
    const seconds = (text: string | undefined) => Date.parse(text ?? '') / 1_000;
    const [byDay, byWeek, byMonth] = [await statement('day', zone), await statement('week', zone), await statement('month', zone)];

    expect([byDay.zone, byDay.rows.at(-1)?.startsAt, byDay.rows.at(-1)?.staked]).toEqual([zone, seconds(today), 1_000]);
    expect(byWeek.rows.at(-1)?.startsAt).toBe(seconds(monday));
    expect([4, 6, 11].map((nth) => byMonth.rows[nth]?.startsAt)).toEqual(months.map(seconds));
  });

  it.each(['Mars/Olympus', '../../etc/localtime', "UTC'; select 1; --", '', 'a'.repeat(41)])(
    '[STO-2] refuses the zone %p',
    async (zone) => {
      const answer = await test.get(player.token, `/web-api/user/activity?period=day&zone=${encodeURIComponent(zone)}`);
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([400, { errors: [{ field: 'zone' }] }]);
    },
  );

  it('[LIM-5] [PL-05] nights are those of the player, whose page sent the zone, and the answer names it', async () => {
    // From 04:00 to 05:00 UTC; 13:00 to 14:00 in Tokyo.
    for (const back of [0, 1, 2])
      await test.db.query('insert into play_stretches (user_id, from_at, to_at) values ($1, $2, $3)', [
        player.userId,
        NOON - 7 * HOUR - HOUR - back * DAY,
        NOON - 7 * HOUR - back * DAY,
      ]);
    const nights = async () => {
      const { markers: all, zone } = await markers();
      return [all.find(({ marker }) => marker === 'night-play')?.value, zone];
    };
    expect(await nights()).toEqual([3, 'UTC']);
    await test.post(player.token, '/web-api/user/view', { view: '', zone: 'Asia/Tokyo' });
    expect(await nights()).toEqual([0, 'Asia/Tokyo']);
    // From 00:00 to 01:00.
    await test.post(player.token, '/web-api/user/view', { view: '', zone: 'America/New_York' });
    expect(await nights()).toEqual([3, 'America/New_York']);
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
