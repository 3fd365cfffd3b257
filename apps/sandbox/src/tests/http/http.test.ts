import { ENGINE, jsonDepth, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { ErrorAnswer, SiteConfig } from '@touchline/shared-contract/schemas';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ method: 'GET', url });
const post = (url: string, payload: string, contentType = 'application/json') =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });
const QUOTE = '/web-api/coupon/quote';

it.each([
  ['an unknown path', 'GET', '/nothing/here', '', 404],
  ['another method', 'DELETE', '/web-api/session', '', 404],
  ['no JSON', 'POST', QUOTE, '{', 400],
  ['an empty body', 'POST', QUOTE, '', 400],
  ['a body that is no object', 'POST', QUOTE, '[]', 400],
  ['a missing field', 'POST', QUOTE, '{"typeId":0}', 400],
  ['a fraction for money', 'POST', '/web-api/user/login', '{"uLogin":1.5}', 400],
  ['excessive nesting', 'POST', QUOTE, '['.repeat(1000) + ']'.repeat(1000), 400],
  ['a prototype', 'POST', QUOTE, '{"__proto__":{"isAdmin":true}}', 400],
  ['a constructor prototype', 'POST', QUOTE, '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['a body of 64 KiB and more', 'POST', QUOTE, JSON.stringify({ x: 'x'.repeat(64 * 1024) }), 413],
] as const)('[SEC-5] answers %s in the contract’s error format, without internals', async (_, method, url, payload, status) => {
  const answer = await test.app.inject({
    method,
    url,
    ...(method === 'POST' && { payload, headers: { 'content-type': 'application/json' } }),
  });

  const body = answer.json<{ traceId: string; status: number }>();
  expect(answer.statusCode).toBe(status);
  expect(ErrorAnswer.safeParse(body).success).toBe(true);
  expect(body.status).toBe(status);
  expect(body.traceId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.body).not.toMatch(/node_modules|\.ts|SyntaxError|at Object/);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

it('[SEC-5] accepts no content type except JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect((await post(QUOTE, '{}', type)).statusCode).toBe(415);
  }
});

it('[SEC-6] measures nesting of JSON, ignoring brackets in strings', () => {
  expect(jsonDepth('{"a":[{"b":"]]}}[[[{{{"}]}')).toBe(3);
  expect(jsonDepth('"\\"[[["')).toBe(0);
  expect(jsonDepth('['.repeat(21))).toBe(21);
});

it('[SEC-6] accepts twenty levels and refuses twenty-one', async () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const detail = async (levels: number) => (await post(QUOTE, nested(levels))).json<ErrorAnswer>().errors[0]?.detail;

  expect(await detail(20)).toBe('A field is missing or wrong');
  expect(await detail(21)).toBe('The body nests too deep');
});

it('[HT-10] gives every request a unique trace id', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await get('/nothing')).json<ErrorAnswer>().traceId));

  expect(new Set(ids).size).toBe(3);
});

it('[CF-01] [CF-06] serves the configuration that clients validate', async () => {
  const config = SiteConfig.parse((await get('/bff-api/config/all.json?lang=en')).json());

  expect(config.polling).toEqual({
    line: 15_000,
    live: 5000,
    default: 10_000,
    media: 600_000,
    banners: 60_000,
    favourites: 10_000,
    topGames: 15_000,
  });
  expect(config.languages.map(({ code }) => code)).toEqual(['en', 'es', 'pt', 'fr', 'de', 'tr', 'ru', 'uk', 'kk', 'az', 'hi', 'ar']);
});

it('[RT-07] lists the games that old links may lead to', async () => {
  const { gameRoutes } = (await get('/bff-api/config/all.json?lang=en')).json<SiteConfig>();

  expect(gameRoutes).toEqual(expect.arrayContaining(['dice', 'crash', 'blackjack']));
  expect(gameRoutes).toHaveLength(46);
});

it('[CP-21] returns steps and initial stakes in major units of each currency', async () => {
  const {
    amountStepByCurrencyIso: steps,
    initialAmountByCurrencyIso: first,
    currencyExponents,
  } = (await get('/bff-api/config/all.json?lang=en')).json<SiteConfig>();

  expect(steps).toMatchObject({ RUB: 100, USD: 2.5, EUR: 2.5, KWD: 0.5 });
  expect(first).toMatchObject({ RUB: 150, USD: 5, EUR: 5 });
  for (const [iso, step] of Object.entries(steps)) {
    const minor = step * 10 ** (currencyExponents[iso] ?? 0);
    expect(Math.abs(minor - Math.round(minor))).toBeLessThan(1e-6);
  }
});

it('[CF-02] returns the requested groups, and no inherited properties', async () => {
  const { groups } = (await get('/bff-api/config/group/get?groups=polling,toString,__proto__&lang=en')).json<{ groups: object }>();

  expect(Object.keys(groups)).toEqual(['polling']);
});

it('[GD-20] [GD-22] [RM-07] by default redirects and blocks no one, and lists its sections', async () => {
  const redirect = await post('/redirects-api/api/v1/redirect-light', '{"url":"/en/line"}');
  const block = await post('/blocks-api/api/v2/block', '{"auth":false,"url":"/en"}');
  const partitions = await get('/third-party/api/list-available-partitions');

  expect(redirect.json()).toEqual({ redirect: false });
  expect(block.json()).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  expect(partitions.json()).toMatchObject({
    success: true,
    listAvailablePartitions: expect.arrayContaining(['betting', 'casino', 'toto']),
  });
});

it('[LB-01] publishes the contract as OpenAPI and as a page', async () => {
  const document = (await get('/openapi.json')).json<{ openapi: string; paths: object }>();
  const page = await get('/docs');

  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/web-api/coupon/place');
  expect(page.headers['content-type']).toContain('text/html');
  for (const path of Object.keys(document.paths)) expect(page.body).toContain(path);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it('[SRV-1] serves health, readiness and version', async () => {
  const answers = await Promise.all(['/healthz', '/readyz', '/version'].map(get));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[2]?.json()).toEqual({ name: 'touchline-sandbox', version: '0.0.0' });
});

it('[SEC-5] requires a session wherever the contract does', async () => {
  const calls = ['/web-api/account/list', '/web-api/user/config', '/web-api/coupon/history', `/web-api/coupon/status/${randomUUID()}`];
  const answers = await Promise.all(calls.map(get));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});
