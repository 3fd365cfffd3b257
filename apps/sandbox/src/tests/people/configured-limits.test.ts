import { accepted, rejected } from '@touchline/server-betting/testing';
import type { AvailableLimit, LimitsAnswer, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { countryIdOf } from '@touchline/server-kernel';
import { ENGINE, openRounds, type RoundAnswer, ROUNDS_TABLE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { limits as limitsModule } from '@touchline/server-limits';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { openTestDb } from '../../testing/test-db.ts';
import { NOON, testAppOn, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const DAY = 86_400_000;
const BASE = '/limit-service-api/api/external/web/v3';
const LENGTHS = [1, 2, 3, 10, 11, 12];

let test: TestApp;
let player: TestPlayer;
let games = 9000;

const start = async (settings: object) => {
  const env = { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional', TOUCHLINE_LIMITS: JSON.stringify(settings) };
  test = await testAppOn(await openTestDb(ENGINE), env);
};
const post = (path: string, body: object) => test.post(player.token, `${BASE}/${path}`, body);
const set = async (limitType: number, limitValue: number | null, more = {}) => {
  const response = await post('limits', { limits: [{ limitType, limitValue, ...more }] });
  return response.statusCode === 200 ? response.json<LimitsAnswer>() : { status: response.statusCode, ...response.json<object>() };
};
const limits = async () => (await test.get(player.token, `${BASE}/limits`)).json<PlayerLimitView[]>();
const offered = async () => (await test.get(player.token, `${BASE}/availablelimits`)).json<AvailableLimit[]>();
const typesOf = async () => (await offered()).map(({ limitType }) => limitType);
const live = async (code: string) => {
  await test.db.query('update users set country_id = $2 where id = $1', [player.userId, countryIdOf(code)]);
};
const later = async (ms: number) => {
  test.clock.nowMs += ms;
  const token = await test.signIn(player.userId);
  const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [player.userId]);
  player = { ...player, token, sessionId: row?.id ?? 0 };
};
const coupon = (amount: number) => test.coupon(player, { bets: [test.prices.addGame((games += 1), { coef: 2000 })], amount });
const bet = (amount: number) => test.place(player, coupon(amount));
const round = async (amount: number) => {
  const { userId, accountId, sessionId } = player;
  const request = { userId, accountId, id: randomUUID(), amount, visit: test.visit({ sessionId }) };
  return (JSON.parse(await openRounds(test.services).stake(request)) as RoundAnswer).status;
};
/** A limit that the player set while the operator offered it. */
const hold = (limitType: number, value: number) =>
  test.db.query(`insert into player_limits (user_id, limit_type, currency_iso, value, started_at) values ($1, $2, 'EUR', $3, $4)`, [
    ...[player.userId, limitType, value, NOON],
  ]);

const begin = async (settings: object) => {
  await start(settings);
  await test.db.query(ROUNDS_TABLE);
  test.clock.nowMs = NOON;
  player = await test.addPlayer({ money: 100_000 });
};

describe('limits as the operator configured them', () => {
  afterEach(() => test.close());

  it(
    '[RG-03] a limit exists only where the operator configured its type, by the country of the account',
    async () => {
      await begin({ types: [20, 21, 22, 30, 37], countries: { DE: { types: [1, 30] } } });
      expect(await typesOf()).toEqual([20, 21, 22, 30, 37]);
      expect(await set(1, 5_000)).toMatchObject({ status: 400, errors: [{ code: 'limit-not-offered' }] });
      expect(await set(20, 5_000)).toMatchObject({ status: 'ok' });

      await live('DE');
      expect(await typesOf()).toEqual([1, 30]);
      expect(await set(21, 5_000)).toMatchObject({ status: 400, errors: [{ code: 'limit-not-offered' }] });
      expect(await set(1, 5_000)).toMatchObject({ status: 'ok' });
      expect(rejected(await bet(5_001)).reason).toBe('limit-reached');
      await live('FR');
      expect(await typesOf()).toEqual([20, 21, 22, 30, 37]);
    },
    START_TIMEOUT_MS,
  );

  it(
    '[RG-03] [RG-16] [RG-17] a limit whose type is no longer configured still binds, is tightened at once, and is removed after 24 hours',
    async () => {
      await begin({ types: [30] });
      await hold(1, 5_000);

      expect(await limits()).toMatchObject([
        { limitType: 1, limitState: 'ACTIVE', measure: 'money', limitValue: 5_000, limitBalance: 5_000 },
      ]);
      expect(rejected(await bet(5_001)).reason).toBe('limit-reached');
      expect(await set(1, 4_000)).toMatchObject({ status: 'ok' });
      expect(rejected(await bet(4_001)).reason).toBe('limit-reached');
      const { limitsData } = (await set(1, null)) as LimitsAnswer;
      expect(rejected(await bet(4_001)).reason).toBe('limit-reached');
      await later(DAY);
      expect((await post('limitaction', { id: limitsData[0]?.id, action: 'confirm' })).statusCode).toBe(200);
      expect(await round(4_001)).toBe('accepted');
      expect(await set(1, 4_000)).toMatchObject({ status: 400, errors: [{ code: 'limit-not-offered' }] });
    },
    START_TIMEOUT_MS,
  );

  it(
    '[RG-02] [RG-16] in the other reading types 1, 2, 3, 10, 11, 12 are self-exclusions that refuse stakes and cannot be shortened',
    async () => {
      await begin({ reading: 'exclusion' });
      const lengths = (await offered()).filter(({ limitType }) => LENGTHS.includes(limitType));
      expect(lengths.map(({ measure, availableValues }) => [measure, ...availableValues])).toEqual(
        [1, 7, 30, 90, 180, 365].map((days) => ['days', days]),
      );
      expect(await set(1, 5_000)).toMatchObject({ status: 400, errors: [{ code: 'limit-wrong-value' }] });
      expect(await set(2, 1)).toMatchObject({ status: 400, errors: [{ code: 'limit-wrong-value' }] });
      accepted(await bet(1_000));

      const endsAt = (NOON + 7 * DAY) / 1000;
      const shown = { limitType: 2, limitState: 'ACTIVE', measure: 'days', limitValue: 7, endsAt, selfExcludeReason: 2 };
      expect(await set(2, 7, { selfExcludeReason: 2 })).toMatchObject({ status: 'ok', limitsData: [shown] });
      const refused = await test.post(player.token, '/web-api/coupon/place', coupon(100));
      expect([refused.statusCode, refused.json<object>()]).toMatchObject([403, { errors: [{ code: 'self-excluded' }], endsAt }]);
      expect((await test.get(player.token, `${BASE}/changes`)).json<object>()).toMatchObject({ excludedUntil: endsAt });
      for (const [type, value] of [
        [1, 1],
        [2, null],
        [30, 1],
      ] as const)
        expect(await set(type, value)).toMatchObject({ status: 409, errors: [{ code: 'limit-cannot-shorten' }] });
      expect(await set(10, 90)).toMatchObject({ limitsData: [{ limitType: 10, limitValue: 90, endsAt: (NOON + 90 * DAY) / 1000 }] });

      await later(90 * DAY);
      expect(await round(1_000)).toBe('accepted');
    },
    START_TIMEOUT_MS,
  );

  it(
    '[RG-02] [RG-16] an amount set in the first reading binds in the other one too, and can be removed only',
    async () => {
      await begin({ reading: 'exclusion' });
      await hold(1, 5_000);

      expect(await limits()).toMatchObject([{ limitType: 1, measure: 'money', limitValue: 5_000 }]);
      expect(rejected(await bet(5_001)).reason).toBe('limit-reached');
      expect(await set(1, 6_000)).toMatchObject({ status: 400 });
      expect(await set(1, null)).toMatchObject({ limitsData: [{ limitState: 'ACTIVE' }, { limitState: 'PENDING', limitValue: null }] });
      expect(rejected(await bet(5_001)).reason).toBe('limit-reached');
      expect(await set(1, 1)).toMatchObject({ limitsData: expect.arrayContaining([expect.objectContaining({ measure: 'days' })]) });
      expect((await test.post(player.token, '/web-api/coupon/place', coupon(100))).statusCode).toBe(403);
    },
    START_TIMEOUT_MS,
  );

  it(
    '[RG-09] without the lock another looser value replaces the pending one and waits anew; the player’s own lock (37) is refused or offered as configured',
    async () => {
      await begin({ types: [20, 30], countries: { DE: { lock: true }, FR: { types: [1, 30, 37] } } });
      await hold(1, 5_000);
      expect(await set(37, 1)).toMatchObject({ status: 400, errors: [{ code: 'limit-not-offered' }] });
      await set(1, 10_000);
      await later(DAY / 2);
      const again = (await set(1, 7_000)) as LimitsAnswer;
      expect(again).toMatchObject({ status: 'ok', limitsData: [{}, { limitState: 'PENDING', limitValue: 7_000 }] });
      const { id } = again.limitsData[1] ?? { id: 0 };
      await later(DAY / 2);
      expect((await post('limitaction', { id, action: 'confirm' })).statusCode).toBe(409);

      await live('DE');
      expect(await set(1, 8_000)).toMatchObject({ status: 409, errors: [{ code: 'limit-change-pending' }] });
      await live('FR');
      expect(await set(1, 8_000)).toMatchObject({ status: 409, errors: [{ code: 'limit-change-pending' }] });
      expect(await set(37, 1)).toMatchObject({ status: 'ok' });
      await later(DAY / 2);
      expect((await post('limitaction', { id, action: 'confirm' })).json<object>()).toMatchObject({ errors: [{ code: 'limit-locked' }] });
    },
    START_TIMEOUT_MS,
  );
});

it.each([
  ['no JSON', 'types'],
  ['an unknown type', '{"types":[30,40]}'],
  ['no self-exclusion', '{"types":[1,2,3]}'],
  ['no self-exclusion in a country', '{"countries":{"DE":{"types":[1]}}}'],
  ['an unknown country', '{"countries":{"XX":{}}}'],
  ['a reading by country', '{"countries":{"DE":{"reading":"exclusion"}}}'],
])('[RG-02] [RG-03] [RG-09] a backend configured with %s does not start', (_name, text) => {
  const env = { TOUCHLINE_LIMITS: text };
  expect(() => limitsModule({ env, mode: 'test', now: () => NOON })).toThrow('TOUCHLINE_LIMITS has to be an object');
});
