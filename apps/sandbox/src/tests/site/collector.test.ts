import { dashboard } from '@touchline/server-collector';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

const SCOPE = 'collector-test';
let cookie = `tl-test=${SCOPE}`;
/** Cookies after a consent choice: the page's and the one sealed by the server. */
async function agree(type: number): Promise<string> {
  const answer = await test.app.inject({ method: 'POST', url: '/web-api/user/cookies-agreement', payload: { cookiesAgreeTime: type } });
  const kept = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return `tl-test=${SCOPE}; tl-consent=1.${type}; ${kept}`;
}
beforeAll(async () => {
  cookie = await agree(3);
});
const post = (url: string, payload: object, headers = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
const event = (name: string, fields: object = {}, id: string = randomUUID()) => ({ id, at: Date.now(), name, fields });
const PAGE = event('page', { route: 'home', section: 'betting' });
const send = (visit: string, events: object[], headers = {}) =>
  post('/fatman-api/web', { visit, lang: 'en', build: 'desktop', events }, headers);
const collected = async () => (await test.app.inject({ url: `/__test/collected/${SCOPE}` })).json<{ name: string }[]>();

it('[GD-12] [AN-01] [PRV-1] accepts events of the catalogue, and refuses personal data', async () => {
  const visit = randomUUID();
  expect((await send(visit, [PAGE])).statusCode).toBe(204);
  expect((await send(visit, [{ ...PAGE, userId: 7 }])).statusCode).toBe(400);
  expect((await send(visit, [event('login_success', { tries: 1, login: 'anna' })])).statusCode).toBe(400);

  expect(await collected()).toEqual([PAGE]);
});

it('[AN-02] returns the counters of a domain, and requires domain and project', async () => {
  const countersOf = (query: string) =>
    test.app.inject({ url: `/bff-api/analytics/counters${query}`, headers: { cookie: 'tl-test=none' } });
  const { counters } = (await countersOf('?domain=shop.test&projectId=1')).json<{ counters: { kind: string; src: string | null }[] }>();

  expect(counters.map(({ kind }) => kind)).toEqual(['collector', 'tags', 'sport', 'visitors', 'pixel']);
  expect((await countersOf('?domain=shop.test')).statusCode).toBe(400);
  for (const { src } of counters.slice(1))
    expect((await test.app.inject({ url: String(src) })).headers['content-type']).toContain('text/javascript');
});

it('[AN-01] [AN-03] the dashboard counts visits by step, repeated events once, and percentiles by page, build and country', async () => {
  const parts = async () => {
    const drawn = await dashboard(test.db, () => test.clock.nowMs).run();
    return new Map(drawn.map(({ title, rows }) => [title, rows]));
  };
  const [one, two] = [randomUUID(), randomUUID()];
  const page = event('registration_page', { tries: 0 });
  await send(one, [
    page,
    event('registration_submit', { type: 'full_reg', tries: 1 }),
    event('registration_done', { type: 'full_reg', tries: 1 }),
  ]);
  await send(one, [page]);
  await send(two, [event('registration_page', { tries: 0 })]);
  const vital = (value: number) => event('web_vital', { metric: 'LCP', value, rating: 'good', route: 'home' });
  await send(one, [800, 900, 1000, 1100].map(vital), { 'x-geo-country': 'DE' });
  await send(two, [event('failure', { line: 'remote-failed', code: 'TypeError', about: 'casino' })]);
  const drawn = await parts();

  expect(drawn.get('Registration')?.slice(0, 6)).toEqual([
    ['registration_page', 2, 2, 100],
    ['registration_type', 0, 0, 0],
    ['registration_submit', 1, 1, 50],
    ['registration_code_sent', 0, 0, 0],
    ['registration_code_approved', 0, 0, 0],
    ['registration_done', 1, 1, 50],
  ]);
  expect(drawn.get('Web vitals')).toEqual([['LCP', 'home', 'desktop', 'DE', 4, 950, 1025, 1085]]);
  expect(drawn.get('Remotes')).toEqual([['remote-failed', 'casino', 'TypeError', 1, 1]]);
});

it('[PRV-2] [ID-17] answers 204 but stores nothing for a visit without consent sealed by the server', async () => {
  const part = { recording: randomUUID(), part: 0, of: 1, data: 'H4sIAAAA' };
  const stored = async (headers: { cookie: string }) => {
    const visit = randomUUID();
    const statuses = [await send(visit, [event('page', { route: 'home', section: 'betting' })], headers)];
    statuses.push(await post('/fatman-api/web/recording', { ...part, visit }, headers));
    const [row] = await test.db.query<{ events: number; parts: number }>(
      `select (select count(*) from collector_events where visit = $1)::int as events,
        (select count(*) from collector_recordings where visit = $1)::int as parts`,
      [visit],
    );
    return [...statuses.map(({ statusCode }) => statusCode), row?.events, row?.parts];
  };
  const [all, marketing, comforts] = [await agree(3), await agree(2), await agree(1)];
  const seal = /__Host-tl-agreed=(\S+)/.exec(all)?.[1] ?? '';

  expect(await stored({ cookie: all })).toEqual([204, 204, 1, 1]);
  expect(await stored({ cookie: marketing })).toEqual([204, 204, 1, 0]);
  expect(await stored({ cookie: comforts })).toEqual([204, 204, 0, 0]);
  expect(comforts).toMatch(/__Host-tl-agreed=$/);
  for (const made of [
    '',
    'tl-consent=1.3',
    'tl-consent=1.3; __Host-tl-agreed=3.1900000000.' + 'a'.repeat(43),
    `tl-consent=1.3; __Host-tl-agreed=${seal.replace(/^3/, '2')}`,
    // Withdrawn on the page, but not yet received by the server.
    all.replace('tl-consent=1.3', 'tl-consent=1.0'),
    all.replace('tl-consent=1.3; ', ''),
  ])
    expect(await stored({ cookie: made })).toEqual([204, 204, 0, 0]);

  const before = test.clock.nowMs;
  test.clock.nowMs += 183 * 86_400_000;
  expect(await stored({ cookie: all })).toEqual([204, 204, 0, 0]);
  test.clock.nowMs = before;
});

it('[PRV-3] accepts parts of a recording, and nothing else', async () => {
  const part = { visit: randomUUID(), recording: randomUUID(), part: 0, of: 1, data: 'H4sIAAAA' };
  expect((await post('/fatman-api/web/recording', part)).statusCode).toBe(204);
  expect((await post('/fatman-api/web/recording', { ...part, userId: 7 })).statusCode).toBe(400);
  expect((await post('/fatman-api/web/recording', { ...part, data: 'not base64!' })).statusCode).toBe(400);
});
