import type { ContractCall } from '@touchline/shared-contract/schemas';
import { rulesOf } from '@touchline/casino-game-math';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { toJSONSchema } from 'zod/mini';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';

const DAY = 86_400_000;
const LIMITS = '/limit-service-api/api/external/web/v3/limits';

/** Refused during a self-exclusion: calls that play, deposit, offer or reward. */
const CLOSED = [
  'POST /bff-api/games/visits',
  'POST /web-api/user/social/link',
  'POST /web-api/user/qr/look',
  'POST /web-api/user/qr/decide',
  'POST /web-api/coupon/cash-out',
  'POST /web-api/coupon/cash-out-rule',
  'POST /web-api/coupon/edit-quote',
  'POST /web-api/coupon/edit',
  'POST /bff-api/casino/favourites',
  'GET /bff-api/casino/offers',
  'POST /bff-api/casino/offers/tournaments',
  'POST /bff-api/casino/offers/bonuses',
  'POST /bff-api/games/seeds',
  'POST /web-api/office/wallets/add',
  'POST /web-api/office/wallets/remove',
  'POST /web-api/office/conversion/rate',
  'POST /web-api/office/conversion',
  'GET /web-api/office/bonuses',
  'POST /web-api/office/bonuses/choose',
  'POST /web-api/office/bonuses/claim',
  'GET /web-api/office/cashback',
  'POST /web-api/office/cashback/collect',
  'POST /web-api/office/cashback/exchange',
  'GET /web-api/office/promo',
  'POST /web-api/office/promo/check',
  'POST /web-api/office/promo/activate',
  'GET /web-api/office/friends',
  'GET /web-api/office/rewards',
  'POST /web-api/office/manager/call',
  'POST /web-api/office/ideas',
  'POST /web-api/office/ideas/vote',
  'GET /bff-api/promotions/:slug/progress',
  'POST /bff-api/promotions/:slug/entry',
  'POST /bff-api/points/purchases',
  'POST /web-api/payments/v1/deposits',
];

/** Refused by the wager gate, which still answers repeats of earlier placements. */
const AT_THE_GATE = ['POST /web-api/coupon/place', 'POST /bff-api/games/rounds', 'POST /bff-api/toto/place', 'POST /bff-api/lotto/place'];

/** Allowed: reading, withdrawing, support, personal data and security, stricter limits, and finishing an open round. */
const OPEN = [
  'POST /bff-api/player/channel',
  'GET /web-api/inbox',
  'GET /web-api/inbox/count',
  'GET /web-api/inbox/settings',
  'POST /web-api/inbox/read',
  'POST /web-api/inbox/settings',
  'GET /bff-api/config/account.json',
  'GET /web-api/payments/availability',
  'GET /web-api/api-v3/v2/user/agreement-rules/status',
  'POST /web-api/api-v3/v2/user/agreement-rules/confirm',
  'GET /web-api/user/gettoken',
  'POST /web-api/user/logout',
  'GET /web-api/user/sessions',
  'POST /web-api/user/sessions/end',
  'POST /web-api/user/activity',
  'GET /web-api/secure-data',
  'GET /web-api/user/security',
  'GET /web-api/user/rights',
  'GET /web-api/user/sign-ins',
  'POST /web-api/user/password',
  'POST /web-api/user/contact',
  'POST /web-api/user/sign-in-token',
  'POST /web-api/user/phone/off',
  'POST /web-api/user/two-step',
  'POST /web-api/user/two-step/on',
  'POST /web-api/user/two-step/off',
  'POST /web-api/user/email-auth',
  'POST /web-api/user/security-question',
  'GET /web-api/user/mailing',
  'POST /web-api/user/mailing',
  'GET /web-api/user/convert-account',
  'POST /web-api/user/convert-account',
  'POST /web-api/user/passkeys/options',
  'POST /web-api/user/passkeys',
  'POST /web-api/user/passkeys/rename',
  'POST /web-api/user/passkeys/remove',
  'GET /web-api/account/list',
  'POST /web-api/account/active',
  'GET /web-api/user/view',
  'POST /web-api/user/view',
  'GET /web-api/user/config',
  'GET /web-api/coupon/status/:id',
  'GET /web-api/coupon/history',
  'GET /web-api/coupon/:couponId',
  'GET /web-api/coupon/receipt/:id',
  'GET /web-api/coupon/cash-outs',
  'GET /web-api/coupon/cash-out/:id',
  'GET /web-api/coupon/edit/:id',
  'GET /web-api/coupon/signed-receipt/:couponId',
  'GET /bff-api/casino/mine',
  'GET /bff-api/games/seat',
  'POST /bff-api/games/rounds/:round/moves',
  'GET /bff-api/games/rounds',
  'GET /bff-api/games/visits/rounds',
  'GET /bff-api/games/rounds/:round',
  'GET /bff-api/games/seeds',
  'GET /limit-service-api/api/external/web/v3/limits',
  'POST /limit-service-api/api/external/web/v3/limits',
  'GET /limit-service-api/api/external/web/v3/availablelimits',
  'GET /limit-service-api/api/external/web/v3/reasons/selfexclude',
  'POST /limit-service-api/api/external/web/v3/testanswers',
  'POST /limit-service-api/api/external/web/v3/BlockUser',
  'GET /limit-service-api/api/external/web/v3/changes',
  'POST /limit-service-api/api/external/web/v3/limitaction',
  'POST /limit-service-api/api/external/web/v3/ping',
  'DELETE /limit-service-api/api/external/web/v3/limit',
  'GET /web-api/api/web/user/v1/reality-check',
  'POST /web-api/api/web/user/v1/reality-check',
  'GET /web-api/user/activity',
  'GET /web-api/user/play-markers',
  'GET /web-api/office/wallets',
  'POST /web-api/office/wallets/label',
  'GET /web-api/office/profile',
  'POST /web-api/office/profile',
  'POST /web-api/office/bonuses/give-up',
  'GET /web-api/office/manager',
  'POST /web-api/office/manager/message',
  'GET /web-api/office/requests',
  'POST /web-api/office/requests',
  'POST /web-api/office/requests/message',
  'GET /web-api/office/appeals',
  'POST /web-api/office/appeals',
  'GET /web-api/office/ideas',
  'GET /web-api/office/documents',
  'POST /web-api/office/documents/part',
  'POST /web-api/office/documents',
  'GET /web-api/office/attention',
  'GET /web-api/identity/check',
  'POST /web-api/identity/check',
  'GET /bff-api/points',
  'GET /web-api/payments/v1/cashier',
  'POST /web-api/payments/v1/withdrawals',
  'POST /web-api/payments/v1/deposits/cancel',
  'GET /web-api/payments/v1/payments/:ref',
  'GET /web-api/payments/v1/payments',
  'GET /web-api/payments/v1/enquiries/topics',
  'GET /web-api/payments/v1/enquiries',
  'GET /web-api/payments/v1/enquiries/:id',
  'POST /web-api/payments/v1/enquiries',
  'POST /web-api/payments/v1/enquiries/messages',
  'POST /web-api/payments/v1/enquiries/read',
  'POST /web-api/payments/v1/enquiries/files',
  'GET /web-api/payments/v1/enquiries/files/:file',
  'GET /bff-api/tickets',
  'GET /bff-api/tickets/ticket',
];

/** Open, but fields of the body that agree to marketing can only be turned off. */
const ONLY_OFF = ['POST /web-api/user/mailing'];
/** Fields that agree to marketing, or may look like it. */
const MARKETING_FIELD = /news|mailing|bonus|offer|promo|marketing|subscri|campaign/i;
/** Fields that only look like marketing: a bonus to give up is named. */
const NO_MARKETING = ['POST /web-api/office/bonuses/give-up bonus'];

const own = CALLS.filter(({ auth }) => auth === 'token' || auth === 'session');
const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;
const callOf = (name: string): ContractCall => {
  const call = own.find((each) => nameOf(each) === name);
  if (call === undefined) throw new Error(`${name} is not in the contract`);
  return call;
};

let test: TestApp;
let player: TestPlayer;
let tokens: string[];
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

const exclude = async (): Promise<void> => {
  test.clock.nowMs = NOON;
  player = await test.addPlayer({ money: 100_000 });
  tokens = [player.token, await test.signIn(player.userId), await test.signIn(player.userId)];
  await test.post(player.token, LIMITS, { limits: [{ limitType: 30, limitValue: 1 }] });
};

const cookie = async (): Promise<string> => {
  const answer = await test.post('', '/web-api/user/login', { uLogin: player.login, uPassword: player.password });
  expect(answer.statusCode).toBe(200);
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';')[0])
    .join('; ');
};

const PARAMS: Readonly<Record<string, string>> = { id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11', couponId: '1', round: '1' };
const ask = async (call: ContractCall, token: string, payload: object = {}) =>
  test.app.inject({
    method: call.method,
    url: call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => PARAMS[name] ?? 'web'),
    headers:
      call.auth === 'session'
        ? { cookie: await cookie(), 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' }
        : { authorization: `Bearer ${token}` },
    ...(call.method === 'POST' && { payload }),
  });
const REFUSAL = [403, { errors: [{ code: 'self-excluded' }], endsAt: (NOON + DAY) / 1_000 }];

it('[LIM-5] [RG-16] every call with a player is listed as closed, refused by the gate, or open', () => {
  expect([...CLOSED, ...AT_THE_GATE, ...OPEN].sort()).toEqual(own.map(nameOf).sort());
});

describe('a self-excluded player', () => {
  beforeAll(exclude);

  it.each(CLOSED)('[LIM-5] [RG-16] %s is refused in every session', async (name) => {
    for (const token of tokens) {
      const answer = await ask(callOf(name), token);
      expect([answer.statusCode, answer.json<object>()]).toMatchObject(REFUSAL);
    }
  });

  it.each(AT_THE_GATE)('[LIM-5] [RG-16] %s takes no stake in any session', async (name) => {
    const intent = { id: randomUUID(), accountId: player.accountId };
    const bodies: Readonly<Record<string, object>> = {
      'POST /web-api/coupon/place': test.coupon(player, { bets: [test.prices.addGame(41_000)], amount: 100 }),
      'POST /bff-api/games/rounds': { ...intent, model: 'dice', amount: 100, choice: rulesOf('dice').standard },
      'POST /bff-api/toto/place': { ...intent, section: 'fifteen', number: 1, picks: [[0]], times: 1, cost: 100 },
      'POST /bff-api/lotto/place': { ...intent, lottery: 'keno', number: 1, draws: 1, numbers: [1], cost: 100 },
    };
    for (const token of tokens) {
      const answer = await ask(callOf(name), token, bodies[name]);
      expect([answer.statusCode, answer.json<object>()]).toMatchObject(REFUSAL);
    }
    expect(await test.balance(player.accountId)).toBe(100_000);
  });
});

const fieldsOf = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [...(key === 'properties' ? Object.keys(value as object) : []), ...fieldsOf(value)]);

it('[LIM-5] [ID-12] every open call that could agree to marketing is listed', () => {
  const found = OPEN.flatMap((name) => {
    const { body } = callOf(name);
    const fields = body === undefined ? [] : fieldsOf(toJSONSchema(body, { unrepresentable: 'any' }));
    return fields.filter((field) => MARKETING_FIELD.test(field)).map((field) => `${name} ${field}`);
  });
  const unlisted = found.filter((each) => !NO_MARKETING.includes(each) && !ONLY_OFF.some((name) => each.startsWith(`${name} `)));
  expect(unlisted).toEqual([]);
  expect(found).toContain('POST /web-api/user/mailing bonus_type');
});

describe('marketing', () => {
  const MAILING = '/web-api/user/mailing';
  const OFF = {
    ...{ enable_mail_news: false, enable_mail_deposit: false, enable_mail_bets: false, enable_sms_news: false },
    ...{ bonus_type: 0, first_deposit_bonus_type: 0 },
  };
  const mailing = async () => (await test.get(player.token, MAILING)).json<object>();
  const save = async (more: object) => {
    const answer = await test.post(player.token, MAILING, { ...OFF, ...more });
    return [answer.statusCode, answer.json<object>()];
  };

  it('[LIM-5] [ID-12] can only be turned off during a self-exclusion; notices of money are free', async () => {
    await exclude();
    for (const more of [{ enable_mail_news: true }, { enable_sms_news: true }, { bonus_type: 1 }, { first_deposit_bonus_type: 2 }])
      expect(await save({ ...more, enable_mail_bets: true })).toMatchObject(REFUSAL);
    expect(await mailing()).toEqual(OFF);
    expect(await save({ enable_mail_bets: true, enable_mail_deposit: true })).toMatchObject([200, { enable_mail_bets: true }]);
    test.clock.nowMs += DAY;
    player = { ...player, token: await test.signIn(player.userId) };
    expect(await save({ enable_mail_news: true, bonus_type: 1 })).toMatchObject([200, { enable_mail_news: true }]);
  });

  it('[LIM-5] [ID-12] that was on before is kept or turned off, not changed to another', async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer();
    expect((await save({ enable_mail_news: true, bonus_type: 1 }))[0]).toBe(200);
    await test.post(player.token, LIMITS, { limits: [{ limitType: 30, limitValue: 1 }] });
    expect(await save({ enable_mail_news: true, bonus_type: 2 })).toMatchObject(REFUSAL);
    expect(await save({ enable_mail_news: true, bonus_type: 1 })).toMatchObject([200, { bonus_type: 1 }]);
    expect(await save({ enable_mail_news: true })).toMatchObject([200, { bonus_type: 0 }]);
    expect(await save({ enable_mail_news: true, bonus_type: 1 })).toMatchObject(REFUSAL);
    expect(await save({})).toMatchObject([200, OFF]);
    expect(await save({ enable_mail_news: true })).toMatchObject(REFUSAL);
  });
});

/** Errors about the empty body or an unknown id are fine: they show that the call itself is not refused. */
it.each(OPEN)('[LIM-5] %s is open to a self-excluded player', async (name) => {
  if (player === undefined) await exclude();
  const answer = await ask(callOf(name), player.token);
  expect([200, 204, 304, 400, 404, 409, 422]).toContain(answer.statusCode);
  if (/logout|sessions.end|BlockUser/.test(name)) await exclude();
});

it('[LIM-5] all calls are open again after the end', async () => {
  await exclude();
  test.clock.nowMs += DAY;
  const token = await test.signIn(player.userId);
  for (const name of CLOSED) {
    const answer = await ask(callOf(name), token);
    expect([name, answer.payload.includes('self-excluded')]).toEqual([name, false]);
  }
});

it('[LIM-5] ten players who self-exclude concurrently are refused at their next call', async () => {
  test.clock.nowMs = NOON;
  const others = await Promise.all(Array.from({ length: 10 }, () => test.addPlayer()));
  /** Repeats a call that was shed by a busy server. */
  const judged = async (call: () => ReturnType<typeof ask>) => {
    let answer = await call();
    while (answer.payload.includes('too much to do right now')) answer = await call();
    return answer.statusCode;
  };
  const answers = await Promise.all(
    others.map(async ({ token }) => [
      await judged(() => test.post(token, LIMITS, { limits: [{ limitType: 30, limitValue: 1 }] })),
      await judged(() => ask(callOf('POST /web-api/office/bonuses/choose'), token)),
    ]),
  );
  expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 403]));
});
