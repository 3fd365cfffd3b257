import { accepted } from '@touchline/server-betting/testing';
import { measured } from '@touchline/measured';
import type { PlayerLimitView, RealityCheck } from '@touchline/responsible-gaming-contract';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIMITS = '/limit-service-api/api/external/web/v3';
const OLDER = '/limit-service-api/limit/external/web/api/v1';
const CHECK = '/web-api/api/web/user/v1/reality-check';

let test: TestApp;
let player: TestPlayer;
let games = 12_000;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

const bet = (by = player) => test.place(by, test.coupon(by, { bets: [test.prices.addGame((games += 1), { coef: 2000 })], amount: 100 }));
const post = (path: string, body: object, token = player.token) => test.post(token, path, body);
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}, payload?: object) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${player.token}`, ...headers },
    ...(payload !== undefined && { payload }),
  });
const limitId = async () => (await test.get(player.token, `${LIMITS}/limits`)).json<PlayerLimitView[]>()[0]?.id ?? 0;
const freshToken = async () => {
  player = { ...player, token: (await test.services.tokens.issue(player.sessionId, test.clock.nowMs)).token };
};

/** A player whose reality check has been due for more than a minute. */
beforeEach(async () => {
  test.clock.nowMs = NOON;
  player = await test.addPlayer({ money: 100_000 });
  await post(`${LIMITS}/limits`, { limits: [{ limitType: 32, limitValue: 5 }] });
  for (let minute = 0; minute < 6; minute += 1) {
    test.clock.nowMs += MINUTE;
    await freshToken();
    await test.get(player.token, `${LIMITS}/limits`);
  }
  test.clock.nowMs += 1;
});

/** Attempts to avoid answering the check. Each is followed by a bet. */
const EVASIONS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['nothing at all', async () => undefined],
  ['reading the check', () => test.get(player.token, CHECK)],
  ['pinging', () => post(`${LIMITS}/ping`, {})],
  ['pinging at the older path', () => post(`${OLDER}/ping`, {})],
  ['an unknown answer', () => post(CHECK, { action: 'skip' })],
  ['an empty answer', () => post(CHECK, {})],
  ['an answer in another case', () => post(CHECK, { action: 'CONTINUE' })],
  ['an answer in a list', () => post(CHECK, { action: ['continue'] })],
  ['only opting out of further checks', () => post(CHECK, { do_not_show_again: true })],
  ['only a time in the future', () => post(CHECK, { popup_show_at: 9_999_999_999 })],
  ['an unknown field', () => post(CHECK, { action: 'continue', answered_at: 9_999_999_999 })],
  ['an answer by another method', () => call('DELETE', CHECK)],
  ['an answer without a session', () => test.app.inject({ method: 'POST', url: CHECK, payload: { action: 'continue' } })],
  ['an answer with a broken token', () => post(CHECK, { action: 'continue' }, `${player.token}x`)],
  ['the answer of another player', async () => post(CHECK, { action: 'continue' }, (await test.addPlayer()).token)],
  ['an answer from another site', () => call('POST', CHECK, { origin: 'https://evil.test', host: 'shop.test' }, { action: 'continue' })],
  ['a longer interval', () => post(`${LIMITS}/limits`, { limits: [{ limitType: 32, limitValue: 60 }] })],
  ['no interval', () => post(`${LIMITS}/limits`, { limits: [{ limitType: 32, limitValue: null }] })],
  ['no interval at the older path', () => post(`${OLDER}/limits`, { limits: [{ limitType: 32, limitValue: null }] })],
  ['an interval that is not offered', () => post(`${LIMITS}/limits`, { limits: [{ limitType: 32, limitValue: 10_000 }] })],
  ['cancelling the limit', async () => call('DELETE', `${LIMITS}/limit?id=${await limitId()}`)],
  [
    'confirming a longer interval before its time',
    async () => {
      await post(`${LIMITS}/limits`, { limits: [{ limitType: 32, limitValue: 60 }] });
      return post(`${LIMITS}/limitaction`, { id: await limitId(), action: 'confirm' });
    },
  ],
  ['setting the same interval again', () => post(`${LIMITS}/limits`, { limits: [{ limitType: 32, limitValue: 5 }] })],
  ['another session', async () => (player = { ...player, token: await test.signIn(player.userId) })],
  ['signing in again', () => post('/web-api/user/login', { uLogin: player.login, uPassword: player.password }, '')],
  ['ending the other sessions', () => call('POST', '/web-api/user/sessions/end', {}, {})],
  ['a new token', freshToken],
  ["yesterday's time in the headers", () => call('GET', CHECK, { date: new Date(NOON - DAY).toUTCString() })],
  ['a silence of almost five minutes', async () => (test.clock.nowMs += 4 * MINUTE + 50_000)],
  ['a repeated request for the coupon', () => bet().catch(() => undefined)],
];

it('[LIM-7] tests thirty different evasions', () => {
  expect(new Set(EVASIONS.map(([name]) => name)).size).toBe(30);
});

it.each(EVASIONS)('[LIM-7] refuses bets after %s', async (_, evade) => {
  await evade();
  await freshToken();

  const refusal = bet().then(() => undefined, String);
  measured({ id: 'LIM-7', unit: 'bets while a check is overdue', atMost: 0, trials: 30, value: (await refusal) === undefined ? 1 : 0 });
  expect(await refusal).toMatch(/403 .*"reality-check-due"/);
});

it('[LIM-7] refuses all of fifty concurrent bets while the check is overdue, and accepts bets after an answer', async () => {
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => bet()));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
  await post(CHECK, { action: 'continue' });

  accepted(await bet());
});

const SECOND = 1_000;
const HOUR = 60 * MINUTE;
const SKEWS = [1, -1, 30, -30, 90, -90]
  .map((seconds) => seconds * SECOND)
  .concat([1, -1, 6, -6, 12, -12].map((hours) => hours * HOUR))
  .concat([1, -1, 2, -2, 7, -7, 30, -30, 365, -365, 730, -730, 1_826, -1_826, 3_652, -3_652, 9_000, -9_000].map((days) => days * DAY));

it.each(SKEWS)('[LIM-10] a page whose clock is off by %i ms can neither advance nor delay a check, nor place a bet', async (skew) => {
  const headers = {
    date: new Date(NOON + skew).toUTCString(),
    'x-client-time': String(NOON + skew),
    'if-modified-since': new Date(NOON + skew).toUTCString(),
  };
  await call('POST', CHECK, headers, { action: 'later', popup_show_at: Math.floor((NOON + skew) / SECOND) });
  const refusal = await bet().then(() => undefined, String);
  expect(refusal).toMatch(/403 .*"reality-check-due"/);
  measured({ id: 'LIM-10', unit: 'evasions by the client clock', atMost: 0, trials: 30, value: refusal === undefined ? 1 : 0 });

  const answered = await call('POST', CHECK, headers, { action: 'continue', popup_show_at: Math.floor((NOON + skew) / SECOND) });
  expect(answered.json<RealityCheck>()).toMatchObject({ dueInSeconds: 300, playedSeconds: 360 });
});

it('[LIM-10] tests thirty different clock errors', () => {
  expect(new Set(SKEWS).size).toBe(30);
});
