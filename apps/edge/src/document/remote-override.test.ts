import type { FastifyInstance } from 'fastify';
import { createEdge } from '../app.ts';
import { aBuiltRemote, aPage, aRegistry, fakeBundles, someSettings } from '../testing/fakes.ts';
import { readOverride } from './remote-override.ts';

const URL_OF_OURS = 'http://localhost:5001/casino/entry.js';
const OTHER_URL = 'http://127.0.0.1:5002/office.js';
/** Cookies with a tab's overrides; `inject` escapes them. */
const handing = (...overrides: string[]) => ({ 'tl-mf-override': ['tab1', ...overrides].join(' ') });
const GONE = 'tl-mf-override=; Path=/; Max-Age=0; SameSite=Lax';
const registry = aRegistry({ remotes: { betting: aBuiltRemote(), office: aBuiltRemote({ js: '/assets/office/entry-1.js' }) } });

let edge: FastifyInstance | undefined;
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

async function start({ isProduction = false } = {}) {
  const bundles = fakeBundles(() => aPage({ section: { name: 'betting', routeKey: 'home', isRendered: false } }));
  edge = await createEdge({ settings: someSettings({ isProduction }), registry: { current: () => registry }, bundles });
  edge.log.level = 'silent';
  return { edge, bundles };
}

it.each([
  [URL_OF_OURS, 'http://localhost:5001'],
  ['https://127.0.0.1/a.js', 'https://127.0.0.1'],
  ['http://[::1]:80/@fs/a.js', 'http://[::1]'],
])('accepts a module on this machine: %s', (url, origin) => {
  expect(readOverride(`betting=${url}`, aRegistry())).toMatchObject({ name: 'betting', origin });
});

it.each([
  'betting=http://evil.example/a.js',
  'betting=http://localhost.evil.example/a.js',
  'betting=http://localhost@evil.example/a.js',
  'betting=http://evil.example#localhost/a.js',
  'betting=http://localhost:5001@evil.example/a.js',
  'betting=http://127.0.0.1.nip.example/a.js',
  'betting=http://127.0.0.2/a.js',
  'betting=http://2130706433/a.js',
  'betting=http://0.0.0.0/a.js',
  'betting=http://localhost:99999/a.js',
  'betting=//localhost:5001/a.js',
  'betting=/assets/a.js',
  'betting=javascript:alert(1)',
  'betting=data:text/javascript,alert(1)',
  'betting=blob:http://localhost:5001/a',
  'betting=ftp://localhost/a.js',
  "betting=http://localhost:5001/a.js; script-src 'unsafe-inline'",
  'betting=http://localhost:5001/a.js\r\nset-cookie: a=b',
  'betting=http://localhost:5001/"><script>',
  'betting=http://localhost:5001\\@evil.example/a.js',
  'betting=http://localhost:5001/a.js?b=c',
  `betting=http://localhost:5001/${'a'.repeat(501)}`,
  `nowhere=${URL_OF_OURS}`,
  `__proto__=${URL_OF_OURS}`,
  `constructor=${URL_OF_OURS}`,
  `=${URL_OF_OURS}`,
  URL_OF_OURS,
  'betting',
])('ignores %j in URL and cookie', async (text) => {
  const { edge: app } = await start();
  const policyOf = (headers: object): string =>
    String((headers as Record<string, unknown>)['content-security-policy']).replaceAll(/'nonce-[^']+'/g, '');
  const plain = policyOf((await app.inject('/en')).headers);
  for (const request of [
    { url: `/en?mf-override=${encodeURIComponent(text)}` },
    { url: '/en', cookies: handing(text) },
    { url: '/en', cookies: { 'tl-mf-override': text } },
    { url: '/en', headers: { cookie: `tl-mf-override=tab1%20betting%3D${encodeURIComponent(URL_OF_OURS)}%` } },
  ]) {
    const { statusCode, headers, body } = await app.inject(request);
    expect(statusCode).toBe(200);
    expect(policyOf(headers)).toBe(plain);
    expect(body).toContain('"betting":{"version":"v1","js":"/assets/betting/entry-1.js"');
    expect(body).not.toContain('tl-override');
  }
});

it.each([
  [`?a=1&mf-override=betting=${URL_OF_OURS}`, '"changes":["betting=http://localhost:5001/casino/entry.js"],"location":"/en/live?a=1"'],
  [
    `?mf-override=betting=${URL_OF_OURS}&mf-override=office=${OTHER_URL}&mf-override=office=http://evil.example/a.js`,
    '"changes":["betting=http://localhost:5001/casino/entry.js","office=http://127.0.0.1:5002/office.js"],"location":"/en/live"',
  ],
  ['?mf-override=betting=', '"changes":["betting="],"location":"/en/live"'],
  ['?mf-override=', '"changes":[""],"location":"/en/live"'],
])('%s is stored by the tab, whose page has a clean URL, and in no cookie of the browser', async (query, facts) => {
  const { edge: app, bundles } = await start();

  const { statusCode, headers, body } = await app.inject(`/en/live${query}`);

  expect([statusCode, headers['set-cookie'], bundles.requests]).toEqual([200, undefined, []]);
  expect(body).toContain(facts);
  expect(body).toContain(`nonce="${/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]}"`);
});

it('replaces several sections in the document that the tab requested, and its policy and a badge show that', async () => {
  const { edge: app, bundles } = await start();
  const cookies = handing(`betting=${URL_OF_OURS}`, `office=${OTHER_URL}`);
  const { body, headers } = await app.inject({ url: '/en', cookies });

  expect(body).toContain(`"betting":{"version":"override","js":"${URL_OF_OURS}"`);
  expect(body).toContain(`"office":{"version":"override","js":"${OTHER_URL}"`);
  expect(body).toContain(`{"served":["betting=${URL_OF_OURS}","office=${OTHER_URL}"],"token":"tab1"`);
  expect(headers['set-cookie']).toBe(GONE);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic' http:\/\/localhost:5001 http:\/\/127\.0\.0\.1:5002;/);
  expect(policy).toContain("connect-src 'self' http://localhost:5001 http://127.0.0.1:5002;");
  expect(body).toContain(
    `<span>betting comes from ${URL_OF_OURS}</span><button name="mf-override" value="betting=">Reset betting</button>`,
  );
  expect(body).toContain('<button name="mf-override" value="">Reset all</button>');
  await expect(bundles.requests[0]?.loadSection('betting')).rejects.toThrow("The section 'betting' is replaced in this tab.");
  await expect(bundles.requests[0]?.loadSection('office')).rejects.toThrow("The section 'office' is replaced in this tab.");
  await expect(bundles.requests[0]?.loadSection('casino')).rejects.toThrow('no section in this test');
  expect((await app.inject({ url: '/remotes.json', cookies })).json()).toMatchObject({ betting: { js: '/assets/betting/entry-1.js' } });
});

it('the last of two overrides for one section wins', async () => {
  const { edge: app } = await start();
  const { body } = await app.inject({ url: '/en', cookies: handing(`betting=${URL_OF_OURS}`, `betting=${OTHER_URL}`) });

  expect(body).toContain(`"betting":{"version":"override","js":"${OTHER_URL}"`);
});

it('is unavailable in production', async () => {
  const { edge: app, bundles } = await start({ isProduction: true });
  const response = await app.inject(`/en?mf-override=betting=${URL_OF_OURS}`);
  expect([response.statusCode, response.headers['set-cookie'], bundles.requests.length]).toEqual([200, undefined, 1]);

  const { body, headers } = await app.inject({ url: '/en', cookies: handing(`betting=${URL_OF_OURS}`) });
  expect(body).not.toContain('localhost:5001');
  expect(body).not.toContain('mf-override');
  expect([headers['set-cookie'], String(headers['content-security-policy']).includes('localhost:5001')]).toEqual([undefined, false]);
  await expect(bundles.requests[1]?.loadSection('betting')).rejects.toThrow('no section in this test');
});
