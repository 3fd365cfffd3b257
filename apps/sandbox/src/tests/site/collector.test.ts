import { dashboard } from '@touchline/server-collector';
import { START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp('pglite');
}, START_TIMEOUT_MS);
afterAll(() => test.close());

const SCOPE = 'collector-test';
const cookie = `tl-test=${SCOPE}`;
const post = (url: string, payload: object, headers = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
const event = (name: string, fields: object = {}, id: string = randomUUID()) => ({ id, at: Date.now(), name, fields });
const PAGE = event('page', { route: 'home', section: 'betting' });
const send = (visit: string, events: object[], headers = {}) =>
  post('/fatman-api/web', { visit, lang: 'en', build: 'desktop', events }, headers);
const collected = async () => (await test.app.inject({ url: `/__test/collected/${SCOPE}` })).json<{ name: string }[]>();

it('[GD-12] [AN-01] [PRV-1] takes events of the catalogue, and refuses anything about a person', async () => {
  const visit = randomUUID();
  expect((await send(visit, [PAGE])).statusCode).toBe(204);
  expect((await send(visit, [{ ...PAGE, userId: 7 }])).statusCode).toBe(400);
  expect((await send(visit, [event('login_success', { tries: 1, login: 'anna' })])).statusCode).toBe(400);

  expect(await collected()).toEqual([PAGE]);
});

it('[AN-02] answers with the counters of a domain, and asks for both of their names', async () => {
  const asked = (query: string) => test.app.inject({ url: `/bff-api/analytics/counters${query}`, headers: { cookie: 'tl-test=none' } });
  const { counters } = (await asked('?domain=shop.test&projectId=1')).json<{ counters: { kind: string; src: string | null }[] }>();

  expect(counters.map(({ kind }) => kind)).toEqual(['collector', 'tags', 'sport', 'visitors', 'pixel']);
  expect((await asked('?domain=shop.test')).statusCode).toBe(400);
  for (const { src } of counters.slice(1))
    expect((await test.app.inject({ url: String(src) })).headers['content-type']).toContain('text/javascript');
});

it('[AN-01] [AN-03] the dashboard counts visits by step, an event that came twice once, and percentiles by page, build and country', async () => {
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

it('[PRV-3] takes parts of a recording, and nothing beside them', async () => {
  const part = { visit: randomUUID(), recording: randomUUID(), part: 0, of: 1, data: 'H4sIAAAA' };
  expect((await post('/fatman-api/web/recording', part)).statusCode).toBe(204);
  expect((await post('/fatman-api/web/recording', { ...part, userId: 7 })).statusCode).toBe(400);
  expect((await post('/fatman-api/web/recording', { ...part, data: 'not base64!' })).statusCode).toBe(400);
});
