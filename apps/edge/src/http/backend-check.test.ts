import { signatureOf } from '@touchline/shared-config/testing';
import { configContract, openApi } from '@touchline/shared-contract/schemas';
import { feedContract } from '@touchline/betting-contract/schemas';
import { sessionContract } from '@touchline/identity-contract/schemas';
import { platformContract } from '@touchline/platform-contract/schemas';
import fastify from 'fastify';
import { checkBackend, watchBackend } from './backend-check.ts';
import { addHealth } from './health.ts';

const NOW = 1_800_000_000_000;
const PLACE = '/bff-api/config/all.json?lang=en';
const calls = [
  configContract.all,
  platformContract.redirect,
  platformContract.partitions,
  platformContract.block,
  sessionContract.session,
  feedContract.menu,
];
const { paths } = openApi(calls, '1') as {
  paths: Record<string, Record<string, { responses: { 200: { content: { 'application/json': { example: object } } } } }>>;
};
/** The example in the contract document, which is what a mock server returns. */
const example = ({ path, method }: { path: string; method: string }): object =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[200].content['application/json'].example ?? {};
const CONFIG = JSON.stringify(example(configContract.all));

const signature = async (body = CONFIG, keyId = 'play-money'): Promise<string> =>
  (await signatureOf(body, { place: PLACE, atMs: NOW })).replace('play-money', keyId);

type Answers = Record<string, () => Response | Promise<Response>>;
const complete: Answers = {
  ...Object.fromEntries(calls.map((call) => [call.path.replace(':section', 'line'), () => Response.json(example(call))])),
  '/bff-api/config/all.json': async () => new Response(CONFIG, { headers: { 'x-config-signature': await signature() } }),
  '/third-party/api/list-available-partitions': () => Response.json({ success: true, listAvailablePartitions: ['betting'] }),
};

const check = (over: Answers) =>
  checkBackend({
    backend: 'http://backend.test',
    now: () => NOW,
    send: (async (url: string) =>
      ({ ...complete, ...over })[new URL(url).pathname]?.() ?? new Response('', { status: 404 })) as typeof fetch,
  });

const CONFIG_PATH = '/bff-api/config/all.json';
const REDIRECT_PATH = '/redirects-api/api/v1/redirect-light';

it.each<[string, Answers, string[]]>([
  ['is a 404', { [CONFIG_PATH]: () => new Response('', { status: 404 }) }, ['GET /bff-api/config/all.json: answers 404']],
  [
    'is not signed',
    { [CONFIG_PATH]: () => new Response(CONFIG) },
    ['GET /bff-api/config/all.json: has no header x-config-signature; without a signature the site takes no configuration'],
  ],
  [
    'is signed with a key of somebody else',
    { [CONFIG_PATH]: async () => new Response(CONFIG, { headers: { 'x-config-signature': await signature(CONFIG, 'house') } }) },
    ["GET /bff-api/config/all.json: is signed with the key 'house', and this site trusts 'play-money'"],
  ],
  [
    'was changed after it was signed',
    { [CONFIG_PATH]: async () => new Response(`${CONFIG} `, { headers: { 'x-config-signature': await signature() } }) },
    ['GET /bff-api/config/all.json: has a signature that does not fit its address, time and body, or is more than a day old'],
  ],
  [
    'lacks a field',
    { [CONFIG_PATH]: () => Response.json({}) },
    ["GET /bff-api/config/all.json: the field 'isRegistrationAllowed' is missing or has another form"],
  ],
  ['is a page', { [CONFIG_PATH]: () => new Response('<html>') }, ['GET /bff-api/config/all.json: answers with something that is not JSON']],
  [
    'is out of reach',
    { [CONFIG_PATH]: () => Promise.reject(new TypeError('fetch failed')) },
    ['GET /bff-api/config/all.json: cannot be reached at http://backend.test'],
  ],
  [
    'is there, but every page is redirected',
    { [REDIRECT_PATH]: () => Response.json({ redirect: true, url: 'text' }) },
    ['POST /redirects-api/api/v1/redirect-light: sends the home page elsewhere'],
  ],
])('[CFG-1] [CF-01] names the call when the configuration %s', async (_, over, lines) => {
  expect((await check(over)).pages).toEqual(lines);
});

it('[RM-07] names the missing parts of a backend; a complete one lacks nothing', async () => {
  const { pages, parts } = await check({
    '/third-party/api/list-available-partitions': () => Response.json({ success: true, listAvailablePartitions: ['casino'] }),
    '/bff-api/feed/line/menu': () => new Response('', { status: 501 }),
  });
  expect(pages).toEqual([]);
  expect(parts).toEqual([
    "GET /third-party/api/list-available-partitions: does not list the section 'betting', which has the home page",
    'GET /bff-api/feed/:section/menu: answers 501',
  ]);
  expect(await check({})).toEqual({ pages: [], parts: [] });
});

describe('the watch', () => {
  const pages = ['GET /bff-api/config/all.json: answers 404'];
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[CF-01] checks until the backend has what pages need, and reports each finding once', async () => {
    const findings = [
      { pages, parts: [] },
      { pages, parts: ['a part'] },
      { pages: [], parts: ['a part'] },
    ];
    const lines: string[] = [];
    const ask = jest.fn(async () => findings.shift() ?? { pages: ['requested too often'], parts: [] });
    const watch = watchBackend(ask, { log: (line) => lines.push(line), againMs: 1_000 });

    await jest.advanceTimersByTimeAsync(1_000);
    expect(watch.lacks()).toEqual(pages);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(watch.lacks()).toEqual([]);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(lines).toEqual(['no page can be shown: GET /bff-api/config/all.json: answers 404', 'the backend lacks a part: a part']);
  });

  it('[CF-01] reports nothing after it is stopped', async () => {
    const log = jest.fn();
    const watch = watchBackend(async () => ({ pages, parts: [] }), { log });
    watch.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(log).not.toHaveBeenCalled();
  });
});

it('[SRV-1] [CF-01] the edge is not ready while its backend lacks what pages need, and says what', async () => {
  let lacks = ['GET /bff-api/config/all.json: answers 404'];
  const app = fastify();
  addHealth(app, { version: '1', builtAt: () => '', readiness: { isReady: true }, backendLacks: () => lacks });
  const ask = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };

  expect(await ask()).toEqual([503, { status: 'backend-incomplete', lacks }]);
  lacks = [];
  expect(await ask()).toEqual([200, { status: 'ready' }]);
  await app.close();
});
