import type { LimitsAnswer, Ping, PlayerLimitView, QuizResult } from '@touchline/responsible-gaming-contract';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { openTestDb } from '../../testing/test-db.ts';
import { NOON, startTestApp, testAppOn, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

/** Times are only checked in the long run, on an idle machine: `npm run test:long -- timing`. */
const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';

const DAY = 86_400_000;
const BASE = '/limit-service-api/api/external/web/v3';
const OLDER = '/limit-service-api/limit/external/web/api/v1';
/** The correct answers of the quiz. */
const RIGHT = [
  { id: 1, answerId: 2 },
  { id: 2, answerId: 3 },
  { id: 3, answerId: 1 },
  { id: 4, answerId: 2 },
];

let test: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.nowMs = NOON;
  player = await test.addPlayer({ money: 100_000 });
});

const bearer = (language?: string) => ({ authorization: `Bearer ${player.token}`, ...(language !== undefined && { language }) });
const post = (path: string, payload: object, language?: string) =>
  test.app.inject({ method: 'POST', url: path.startsWith('/') ? path : `${BASE}/${path}`, headers: bearer(language), payload });
const set = (limitType: number, limitValue: number | null, language?: string) =>
  post('limits', { limits: [{ limitType, limitValue }] }, language);
const limits = async () => (await test.get(player.token, `${BASE}/limits`)).json<PlayerLimitView[]>();
const later = async (ms: number) => {
  test.clock.nowMs += ms;
  player = { ...player, token: await test.signIn(player.userId) };
};
const answers = (tokenGuid: string | null, given: readonly object[] = RIGHT) => post('testanswers', { tokenGuid, answers: given });

it('[RG-14] raising a deposit limit first asks quiz questions and changes nothing; lowering one does not', async () => {
  expect((await set(20, 5_000)).json<LimitsAnswer>()).toMatchObject({ status: 'ok', questions: [], tokenGuid: null });
  const quiz = (await set(20, 10_000)).json<LimitsAnswer>();

  expect(quiz).toMatchObject({ status: 'quiz', tokenGuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(quiz.questions.map(({ id, answers: choices }) => [id, choices.length])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 3],
  ]);
  expect(await limits()).toMatchObject([{ limitType: 20, limitState: 'ACTIVE', limitValue: 5_000 }]);
  expect((await set(20, 4_000)).json<LimitsAnswer>().status).toBe('ok');
  expect((await set(1, 4_000)).json<LimitsAnswer>().status).toBe('ok');
  expect((await set(1, 9_000)).json<LimitsAnswer>().status).toBe('ok');
});

it('[RG-14] correct answers make the change pending for 24 hours; one wrong answer discards it', async () => {
  await set(20, 5_000);
  const { tokenGuid } = (await set(20, 10_000)).json<LimitsAnswer>();
  const wrong = (await answers(tokenGuid, [...RIGHT.slice(0, 3), { id: 4, answerId: 1 }])).json<QuizResult>();
  expect(wrong).toMatchObject({
    success: false,
    questionsResult: [
      { id: 1, isRight: true },
      { id: 2, isRight: true },
      { id: 3, isRight: true },
      { id: 4, isRight: false },
    ],
    limitsData: [{ limitState: 'ACTIVE', limitValue: 5_000 }],
  });

  const again = (await set(20, 10_000)).json<LimitsAnswer>();
  const right = (await answers(again.tokenGuid)).json<QuizResult>();
  expect(right.success).toBe(true);
  expect(right.limitsData).toMatchObject([
    { limitState: 'ACTIVE', limitValue: 5_000 },
    { limitState: 'PENDING', limitValue: 10_000, needApprove: true, canConfirm: false },
  ]);
});

it('[RG-14] [RG-16] accepts answers to a quiz once, in time, complete, and only from its player', async () => {
  await set(20, 5_000);
  const tokenOf = async () => (await set(20, 10_000)).json<LimitsAnswer>().tokenGuid;
  const first = await tokenOf();
  await answers(first, []);
  expect((await answers(first)).statusCode).toBe(409);
  const second = await tokenOf();
  expect((await answers(second, RIGHT.slice(1))).json<QuizResult>().success).toBe(false);
  const third = await tokenOf();
  expect((await answers(third, [...RIGHT, { id: 1, answerId: 1 }])).json<QuizResult>().success).toBe(false);
  const fourth = await tokenOf();
  test.clock.nowMs += 15 * 60_000 + 1;
  player = { ...player, token: await test.signIn(player.userId) };
  expect((await answers(fourth)).statusCode).toBe(409);
  const fifth = await tokenOf();
  const owner = player;
  player = await test.addPlayer();
  expect((await answers(fifth)).statusCode).toBe(404);
  player = owner;

  expect(await limits()).toHaveLength(1);
});

it('[RG-14] accepts one of ten concurrent answers', async () => {
  await set(20, 5_000);
  const { tokenGuid } = (await set(20, null)).json<LimitsAnswer>();
  const all = await Promise.all(Array.from({ length: 10 }, () => answers(tokenGuid)));

  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await limits()).toMatchObject([{ limitState: 'ACTIVE' }, { limitState: 'PENDING', limitValue: null }]);
});

it.each([
  ['en', 'Saved', "Your limits are locked, so they can't be raised"],
  ['ru', 'Сохранено', 'Лимиты заблокированы, поэтому повысить их нельзя'],
  ['ar', 'تم الحفظ', 'حدودك مقفلة، لذا لا يمكن رفعها'],
])('[RG-15] returns in %s whether a change was made, or why not', async (language, saved, locked) => {
  expect((await set(1, 5_000, language)).json<LimitsAnswer>().title).toBe(saved);
  await set(37, 1);
  const refused = await set(1, 9_000, language);

  expect([refused.statusCode, refused.json<object>()]).toMatchObject([
    409,
    { title: locked, errors: [{ code: 'limit-locked', detail: locked }] },
  ]);
});

it('[RG-05] [RG-15] the ping returns when a change can be confirmed, and confirming returns a title', async () => {
  await set(1, 5_000);
  const ping = async () => (await post('ping', {})).json<Ping>().confirmInSeconds;
  expect(await ping()).toBeNull();
  const { limitsData } = (await set(1, 9_000)).json<LimitsAnswer>();
  expect(await ping()).toBe(86_400);
  await later(DAY - 1);
  expect(await ping()).toBe(1);
  await later(1);
  expect(await ping()).toBe(0);

  const { id } = limitsData[0] ?? { id: 0 };
  expect((await post('limitaction', { id, action: 'confirm' }, 'ru')).json<LimitsAnswer>().title).toBe('Новый лимит действует');
  expect(await ping()).toBeNull();
});

it('[RG-04] serves the same API at the older base path', async () => {
  expect((await post(`${OLDER}/limits`, { limits: [{ limitType: 20, limitValue: 5_000 }] })).statusCode).toBe(200);
  const { tokenGuid } = (await post(`${OLDER}/limits`, { limits: [{ limitType: 20, limitValue: 6_000 }] })).json<LimitsAnswer>();
  expect((await post(`${OLDER}/testanswers`, { tokenGuid, answers: RIGHT })).json<QuizResult>().success).toBe(true);
  const older = async (path: string) => (await test.get(player.token, `${OLDER}/${path}`)).json<object>();
  expect(await older('limits')).toEqual(await limits());
  expect(await older('availablelimits')).toHaveLength(14);
  expect(await older('reasons/selfexclude')).toHaveLength(4);
  expect((await post(`${OLDER}/ping`, {})).statusCode).toBe(200);
  const [, waiting] = await limits();
  const cancelled = await test.app.inject({ method: 'DELETE', url: `${OLDER}/limit?id=${waiting?.id}`, headers: bearer() });
  expect(cancelled.json<LimitsAnswer>().limitsData).toMatchObject([{ limitState: 'ACTIVE', limitValue: 5_000 }]);
  expect((await test.app.inject({ method: 'GET', url: `${OLDER}/limits` })).statusCode).toBe(401);
});

it('[RG-04] [LIM-5] BlockUser self-excludes the player for five years and ends every session', async () => {
  const elsewhere = await test.signIn(player.userId);
  expect((await post('BlockUser', {})).json<object>()).toEqual({ success: true });
  for (const token of [player.token, elsewhere]) expect((await test.get(token, `${BASE}/limits`)).statusCode).toBe(401);

  player = { ...player, token: await test.signIn(player.userId) };
  expect(await limits()).toMatchObject([{ limitType: 30, limitValue: 1_825, endsAt: (NOON + 1_825 * DAY) / 1_000 }]);
});

it('[LIM-5] the long poll for changes reports a break started on another device', async () => {
  const changes = (since?: number) => test.get(player.token, `${BASE}/changes${since === undefined ? '' : `?since=${since}`}`);
  const { version } = (await changes()).json<{ version: number }>();
  const elsewhere = await test.signIn(player.userId);
  const changed = changes(version).then((answer) => ({ at: performance.now(), answer }));
  await test.post(elsewhere, `${BASE}/limits`, { limits: [{ limitType: 30, limitValue: 1 }] });
  const madeAt = performance.now();
  const { at, answer } = await changed;

  expect(answer.json<object>()).toMatchObject({ excludedUntil: (NOON + DAY) / 1_000 });
  if (IS_LONG) expect(at - madeAt).toBeLessThanOrEqual(1_000);
});

it('[RG-08] [LIM-5] the long poll for changes reports that a planned self-exclusion has begun', async () => {
  await post('limits', { limits: [{ limitType: 30, limitValue: 7, startsInDays: 1 }] });
  // Half a second before the start. The test clock does not run, so advance it while the call is waiting.
  test.clock.nowMs += DAY - 500;
  player = { ...player, token: await test.signIn(player.userId) };
  const changes = (since?: number) => test.get(player.token, `${BASE}/changes${since === undefined ? '' : `?since=${since}`}`);
  const { version } = (await changes()).json<{ version: number }>();
  const startsAt = performance.now() + 500;
  const changed = changes(version).then((answer) => ({ at: performance.now(), answer }));
  const moved = setTimeout(() => (test.clock.nowMs += 500), 450);
  const { at, answer } = await changed;
  clearTimeout(moved);

  expect(answer.json<object>()).toMatchObject({ version, excludedUntil: (NOON + 8 * DAY) / 1_000, plannedBreak: null });
  if (IS_LONG) expect(at - startsAt).toBeLessThanOrEqual(1_000);
});

it('[RG-04] the configuration names the older path if the operator selects it', async () => {
  const older = await testAppOn(await openTestDb(ENGINE), {
    ...TEST_ENV,
    TOUCHLINE_QUOTES: 'optional',
    TOUCHLINE_LIMIT_SERVICE: 'v1',
  });
  try {
    const of = async (app: TestApp) => (await app.get('', '/bff-api/config/all.json?lang=en')).json<{ limitServicePath?: string }>();
    expect([(await of(older)).limitServicePath, (await of(test)).limitServicePath]).toEqual([OLDER, undefined]);
  } finally {
    await older.close();
  }
});
