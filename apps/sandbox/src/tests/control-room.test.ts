import { createControlRoom } from '@touchline/server-control-room';
import { openApp, openClock, setSwitches } from '@touchline/server-kernel';
import { scriptedPrices } from '@touchline/server-betting/testing';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { makeModules, startBackend } from '../backend.ts';
import { openTestDb, scripted } from '../testing/test-db.ts';

const KEY = 'key-of-this-test';
const HOST = 'localhost:4400';
const OWN = `http://${HOST}`;
let room: ReturnType<typeof createControlRoom>;
let site: Awaited<ReturnType<typeof openApp>>;
let cookie = '';

beforeAll(async () => {
  const clock = openClock();
  const env = {};
  const db = await openTestDb(ENGINE);
  const modules = makeModules({ env, mode: 'demo', now: () => clock.now() }, scripted(scriptedPrices(0)));
  site = await openApp({ db, clock, mode: 'demo', env, modules, readiness: { isReady: true }, version: '0.0.0', logger: false });
  room = createControlRoom({ services: site.services, clock, controls: site.controls, product: 'http://localhost:4200', key: KEY });
  cookie = String((await post('/sign-in', { key: KEY })).headers['set-cookie']).split(';')[0] ?? '';
}, START_TIMEOUT_MS);
afterAll(async () => {
  await room.close();
  await site.app.close();
  await site.services.db.close();
});
afterEach(() => setSwitches('', {}));

const post = (url: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  room.inject({
    method: 'POST',
    url,
    headers: { host: HOST, origin: OWN, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  room.inject({ method: 'GET', url, headers: { host: HOST, cookie, ...headers } });
const config = async (headers = {}) =>
  (await site.app.inject({ method: 'GET', url: '/bff-api/config/all.json?lang=en', headers })).json<Record<string, unknown>>();

it('[CF-07] opens only with the printed key', async () => {
  const wrong = await post('/sign-in', { key: 'key-of-this-tesT' }, { cookie: '' });
  expect([wrong.statusCode, wrong.headers['set-cookie'], wrong.body.includes('This is not the key')]).toEqual([401, undefined, true]);
  expect((await get('/?key=wrong', { cookie: '' })).statusCode).toBe(401);
  expect((await get('/', { cookie: 'tl-control=forged' })).statusCode).toBe(401);
  expect((await post('/config', { isSnowfall: 'true' }, { cookie: '' })).statusCode).toBe(401);
  expect((await config())['isSnowfall']).toBeUndefined();

  const opened = await get(`/?key=${KEY}`, { cookie: '' });
  expect([opened.statusCode, opened.headers['location']]).toEqual([303, '/']);
  expect(opened.headers['set-cookie']).toMatch(/^tl-control=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const page = await get('/');
  // With `no-referrer`, browsers would send `Origin: null` with forms, which is refused.
  expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'same-origin']);
});

it.each([
  ['another site', { origin: 'https://other.example' }],
  ['the product', { origin: 'http://localhost:4200' }],
  ['a hidden origin', { origin: 'null' }],
  ['no origin', { origin: '' }],
  ['a foreign host name that resolves to this machine', { host: 'rebound.example:4400', origin: 'http://rebound.example:4400' }],
])('[CF-07] [AUTH-12] refuses a change that comes from %s', async (_, headers) => {
  const answer = await post('/config', { isSnowfall: 'true' }, headers);

  expect(answer.statusCode).toBe(403);
  expect((await config())['isSnowfall']).toBeUndefined();
});

it('[CF-07] changes a field of the configuration for all visitors, shows the change, and resets it', async () => {
  expect((await post('/config', { isSnowfall: 'true', companyName: 'North Park' })).statusCode).toBe(303);

  expect(await config()).toMatchObject({ isSnowfall: true, companyName: 'North Park' });
  const { body } = await get('/');
  expect(body).toContain('Something is changed for everybody.');
  expect(body).toContain('value="North Park"');

  await post('/reset');
  expect(await config()).toMatchObject({ companyName: 'Touchline' });
});

it('[CF-07] has a form field for each field of the configuration and a form for each action, derived from their declarations', async () => {
  const { body } = await get('/');

  for (const name of Object.keys(site.services.config({ headers: {} }))) expect(body).toContain(`id="field-${name}"`);
  const declared = site.controls.flatMap(({ actions = [] }) => actions.map(({ name }) => name));
  expect(declared).toEqual(expect.arrayContaining(['clock', 'mint', 'ban', 'void', 'seo', 'sign']));
  for (const name of declared.filter((one) => one !== 'site' && one !== 'services')) expect(body).toContain(`action="/action/${name}"`);
  for (const { name } of site.controls.flatMap(({ switches = [] }) => switches).filter((one) => one.name !== 'config'))
    expect(body).toContain(`id="switch-${name}"`);
});

it('[CF-07] opening the link of a set-up changes nothing; starting it affects only that visitor', async () => {
  const response = await get('/setup/changed-terms-arabic-phone');
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);

  const opened = await post('/setup/changed-terms-arabic-phone');
  expect([opened.statusCode, opened.headers['location']]).toEqual([303, 'http://localhost:4200/ar/line']);
  const cookies = [opened.headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '');
  expect(cookies.map((one) => one.split('=')[0])).toEqual(['tl-test', 'tl-build', '__Host-tl-session']);
  expect(cookies[1]).toBe('tl-build=mobile');
  expect(await config({ cookie: cookies[0] })).toMatchObject({ isConfirmTermsEnabled: true });
  expect((await config())['isConfirmTermsEnabled']).toBeUndefined();
  const session = await site.app.inject({ method: 'GET', url: '/web-api/session', headers: { cookie: cookies.join('; ') } });
  expect(session.statusCode).toBe(200);
});

it('[CF-07] moves the clock, names an invalid field, and shows messages that were not sent', async () => {
  await post('/action/clock', { offsetMs: '3600000' });
  expect(site.services.now() - Date.now()).toBeGreaterThan(3_590_000);
  await post('/reset');
  expect(Math.abs(site.services.now() - Date.now())).toBeLessThan(5_000);

  const wrong = await post('/action/ban', { userId: 'x', level: '1' });
  expect([wrong.statusCode, wrong.body.includes('userId')]).toEqual([400, true]);
  await site.services.outbox.send({ kind: 'email', to: 'player@example.test', subject: 'Confirm <your> address', text: 'Code 1234' });
  expect((await get('/outbox')).body).toContain('Confirm &lt;your&gt; address');
});

it('[CF-07] the demo does not serve test controls', async () => {
  expect((await site.app.inject({ method: 'POST', url: '/__test/site', payload: {} })).statusCode).toBe(404);
});

it('[CF-07] production has neither control room nor sandbox', async () => {
  await expect(startBackend({ TOUCHLINE_MODE: 'production' }, false)).rejects.toThrow('play-money key');
});

it('[LIM-5] [CF-07] shows players with strong signs of harm, with figures and actions taken, only with the key', async () => {
  expect((await get('/')).body).toContain('<a href="/dashboard/harm-alerts">Signs of harm</a>');
  expect((await get('/dashboard/harm-alerts')).body).toContain('Nothing has come in yet.');
  await post('/setup/changed-terms-arabic-phone');
  const { db, play, now } = site.services;
  const [player] = await db.query<{ id: number; login: string; account: number }>(
    'select users.id, login, accounts.id as account from users join accounts on user_id = users.id order by users.id desc limit 1',
  );
  if (player === undefined) throw new Error('the set-up made no player');
  const atMs = now();
  await db.query(
    `insert into payments (user_id, account_id, request_id, body_hash, direction, method_id, currency_iso, asked, fee, state, lang, created_at, updated_at)
     select $1, $2, 'failed-' || n, 'none', 'deposit', 'card', 'EUR', 1000, 0, 'failed', 'en', $3, $3 from generate_series(1, 6) as n`,
    [player.id, player.account, atMs],
  );
  expect(await play.areOffersPaused(player.id, atMs)).toBe(true);

  const shown = await get('/dashboard/harm-alerts');
  const cells = [new Date(atMs).toISOString(), 'failed-deposits: 6, strong from 6', 'offers paused'];
  expect(shown.body).toContain(`<th scope="row">${player.login}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}`);
  expect((await get('/dashboard/harm-alerts', { cookie: '' })).statusCode).toBe(401);
});

it('[AN-01] [CF-07] shows analytics as tables with bars', async () => {
  expect((await get('/')).body).toContain('<a href="/dashboard/analytics">Analytics</a>');
  const shown = await get('/dashboard/analytics');
  expect([shown.statusCode, (await get('/dashboard/analytics', { cookie: '' })).statusCode]).toEqual([200, 401]);
  for (const title of ['Registration', 'Sign-in', 'Forgotten password', 'Web vitals', 'Remotes', 'Errors'])
    expect(shown.body).toContain(`<h2>${title}</h2>`);
  expect(shown.body).toContain('<th scope="row">registration_page</th><td>0</td><td>0</td><td>0</td><td><svg');
  expect((await get('/dashboard/other')).statusCode).toBe(404);
});

it('[OD-02] [CF-07] shows failed background work with reason and time, and retries it on request', async () => {
  const fails = async () =>
    site.services.stuck.each({ job: 'settlement', items: ['17', '<b>'], keyOf: (item) => item }, async (item) => {
      if (item === '17') throw new SyntaxError('terms of <17> are no JSON');
      return true;
    });
  expect((await get('/')).body).not.toContain('Background work that fails');
  expect((await get('/dashboard/stuck')).body).toContain('<p>Nothing fails.</p>');
  expect(await fails()).toBe(1);

  expect((await get('/')).body).toContain('Background work that fails: 1, of which set aside: 0. <a href="/dashboard/stuck">');
  const [failing] = site.services.stuck.list();
  const { body } = await get('/dashboard/stuck');
  const since = new Date(failing?.sinceMs ?? 0).toISOString();
  expect(body).toContain(
    `<th scope="row">settlement</th><td>17</td><td>SyntaxError: terms of &lt;17&gt; are no JSON</td><td>1</td><td>tried again soon</td><td>${since}</td>`,
  );
  expect(body).toContain(
    '<form method="post" action="/action/try-again"><input type="hidden" name="job" value="settlement"><input type="hidden" name="item" value="17"><button aria-label="Try again: settlement 17">Try again</button></form>',
  );
  expect(site.services.stuck.passedBy('settlement')).toEqual(['17']);

  expect((await post('/action/try-again', { job: 'settlement', item: '18' })).statusCode).toBe(404);
  expect((await post('/action/try-again', { job: 'settlement', item: '17' }, { cookie: '' })).statusCode).toBe(401);
  expect(site.services.stuck.passedBy('settlement')).toEqual(['17']);
  expect((await post('/action/try-again', { job: 'settlement', item: '17' })).statusCode).toBe(200);
  expect(site.services.stuck.passedBy('settlement')).toEqual([]);
});

it('[CF-07] [CS-05] has a page of faulty game rounds, and answers 404 for an unknown round', async () => {
  expect((await get('/')).body).toContain('/dashboard/faulty-rounds');
  expect((await get('/dashboard/faulty-rounds')).body).toContain('<p>No round is faulty.</p>');
  expect((await post('/action/fault-examined', { round: '7' })).statusCode).toBe(404);
  expect((await post('/action/fault-examined', { round: '7 or 1=1' })).statusCode).toBe(400);
});
