import { accepted } from '@touchline/server-betting/testing';
import { measured } from '@touchline/measured';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { LimitsAnswer, Ping, PlayerLimitView, RealityCheck } from '@touchline/responsible-gaming-contract';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIMITS = '/limit-service-api/api/external/web/v3';
const CHECK = '/web-api/api/web/user/v1/reality-check';

describe.each(ENGINES)('play time on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let games = 7000;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });

  /** Advances the clock and renews the access token, which expires after five minutes. */
  const pass = async (ms: number) => {
    test.clock.nowMs += ms;
    player = { ...player, token: await tokenOf(player.sessionId) };
  };
  const tokenOf = async (sessionId: number) => (await test.services.tokens.issue(sessionId, test.clock.nowMs)).token;
  const otherSession = async () => {
    await test.signIn(player.userId);
    const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [player.userId]);
    return row?.id ?? 0;
  };
  const set = (limitType: number, limitValue: number | null) =>
    test.post(player.token, `${LIMITS}/limits`, { limits: [{ limitType, limitValue }] });
  const call = (token = player.token) => test.get(token, `${LIMITS}/reasons/selfexclude`);
  const ping = async () => (await test.post(player.token, `${LIMITS}/ping`, {})).json<Ping>();
  const check = async () => (await test.get(player.token, CHECK)).json<RealityCheck>();
  const bet = (amount: number) => {
    const bets = [test.prices.addGame((games += 1), { coef: 2000 })];
    return test.place(player, test.coupon(player, { bets, amount }));
  };
  /** Sends calls at an interval. @returns the minute of the first refused call, or null. */
  const playUntilRefused = async (everyMs: number, mostMs: number): Promise<number | null> => {
    const from = test.clock.nowMs;
    while (test.clock.nowMs - from < mostMs) {
      await pass(everyMs);
      if ((await call()).statusCode === 401) return (test.clock.nowMs - from) / MINUTE;
    }
    return null;
  };

  it('[RG-12] [LIM-6] ends every session when the limit is used up, even without pings', async () => {
    await set(31, 1);
    const elsewhere = await otherSession();
    expect(await ping()).toMatchObject({ sessionSecondsLeft: 3_600 });
    const atMinute = await playUntilRefused(MINUTE, 2 * HOUR);

    expect(atMinute).toBe(60);
    measured({
      id: 'LIM-6',
      unit: 'minutes until a limit of an hour ends the session',
      atLeast: 59,
      atMost: 61,
      value: atMinute ?? Infinity,
    });
    const [here, there] = [await call(), await call(await tokenOf(elsewhere))];
    for (const refused of [here, there])
      expect([refused.statusCode, refused.json<object>()]).toMatchObject([401, { errors: [{ code: 'session-limit-ended' }] }]);
  });

  it('[LIM-13] pages keep working while the session limit cannot be read, and it applies again afterwards', async () => {
    await set(31, 1);
    const fail = (isOut: boolean) =>
      test.app.inject({ method: 'POST', url: '/__test/limits-outage', payload: { login: player.login, isOut } });
    await fail(true);
    for (let minute = 0; minute < 61; minute += 4) {
      await pass(4 * MINUTE);
      expect((await test.get(player.token, '/web-api/account/list')).statusCode).toBe(200);
    }
    await fail(false);
    await pass(4 * MINUTE);
    expect((await call()).statusCode).toBe(401);
  });

  it('[RG-12] [RG-16] refuses sign-in until the waiting time has passed', async () => {
    await set(31, 1);
    await playUntilRefused(4 * MINUTE, 2 * HOUR);
    const login = () => test.post('', '/web-api/user/login', { uLogin: player.login, uPassword: player.password });
    const refused = await login();

    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      403,
      { errors: [{ code: 'session-limit-ended' }], endsAt: expect.any(Number) },
    ]);
    test.clock.nowMs = refused.json<{ endsAt: number }>().endsAt * 1000;
    expect((await login()).statusCode).toBe(200);
  });

  it('[LIM-6] counts simultaneous play on two devices once, and excludes pauses of more than five minutes', async () => {
    await set(31, 2);
    const elsewhere = await otherSession();
    for (let at = 0; at < 10; at += 1) {
      await pass(MINUTE);
      await call();
      await call(await tokenOf(elsewhere));
    }
    await pass(5 * MINUTE + 1);
    await call();

    expect(await ping()).toMatchObject({ sessionSecondsLeft: 7_200 - 600 });
  });

  it('[RG-11] [LIM-7] refuses bets while a reality check has been due for more than a minute', async () => {
    await set(32, 5);
    await pass(4 * MINUTE);
    accepted(await bet(500));
    expect(await check()).toMatchObject({
      minutes: 5,
      dueInSeconds: 60,
      playedSeconds: 240,
      staked: 500,
      returned: 0,
      atStake: 500,
      currencyIso: 'EUR',
    });
    await pass(2 * MINUTE);
    accepted(await bet(500));
    await pass(1);

    await expect(bet(500)).rejects.toThrow(/^403 .*"reality-check-due"/);
    const answered = (await test.post(player.token, CHECK, { action: 'continue' })).json<RealityCheck>();
    expect(answered).toMatchObject({ dueInSeconds: 300, playedSeconds: 360, staked: 1_000, atStake: 1_000 });
    accepted(await bet(500));
  });

  it('[LIM-9] opting out of checks takes effect after 24 hours and confirmation', async () => {
    await set(32, 5);
    const answer = await test.post(player.token, CHECK, { action: 'continue', do_not_show_again: true });
    expect(answer.json<RealityCheck>()).toMatchObject({ minutes: 5, dueInSeconds: 300 });

    const limits = (await test.get(player.token, `${LIMITS}/limits`)).json<PlayerLimitView[]>();
    expect(limits).toMatchObject([
      { limitType: 32, limitState: 'ACTIVE', limitValue: 5, measure: 'minutes' },
      { limitType: 32, limitState: 'PENDING', limitValue: null, needApprove: true, canConfirm: false },
    ]);
    const again = await test.post(player.token, CHECK, { action: 'continue', do_not_show_again: true });
    expect(again.statusCode).toBe(200);
  });

  it('[RG-11] "log out" ends only this session', async () => {
    await set(32, 5);
    const elsewhere = await test.signIn(player.userId);
    await test.post(player.token, CHECK, { action: 'log_out' });

    expect([(await call()).statusCode, (await call(elsewhere)).statusCode]).toEqual([401, 200]);
  });

  it('[RG-10] accepts only the listed hours and minutes', async () => {
    const codes = [];
    for (const [limitType, value] of [
      [31, 0],
      [31, 25],
      [32, 7],
      [32, 61],
    ] as const)
      codes.push((await set(limitType, value)).statusCode);
    expect(codes).toEqual([400, 400, 400, 400]);
    const { limitsData } = (await set(31, 24)).json<LimitsAnswer>();
    expect(limitsData).toMatchObject([{ limitType: 31, limitValue: 24, measure: 'hours' }]);
    const none = (await set(31, -1)).json<LimitsAnswer>();
    expect(none.limitsData).toMatchObject([{ limitState: 'ACTIVE' }, { limitState: 'PENDING', limitValue: null }]);
  });
});
