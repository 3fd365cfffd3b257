import type { FastifyInstance } from 'fastify';
import { createEdge } from '../app.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from '../testing/fakes.ts';
import { readOverride } from './remote-override.ts';

const URL_OF_OURS = 'http://localhost:5001/casino/entry.js';
/** `inject` writes cookies with their escapes. */
const KEPT = { 'tl-mf-override': `betting=${URL_OF_OURS}` };

let edge: FastifyInstance | undefined;
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

async function start({ isProduction = false } = {}) {
  const bundles = fakeBundles(() => aPage({ section: { name: 'betting', routeKey: 'home', isRendered: false } }));
  edge = await createEdge({ settings: someSettings({ isProduction }), registry: { current: () => aRegistry() }, bundles });
  edge.log.level = 'silent';
  return { edge, bundles };
}

it.each([
  [URL_OF_OURS, 'http://localhost:5001'],
  ['https://127.0.0.1/a.js', 'https://127.0.0.1'],
  ['http://[::1]:80/@fs/a.js', 'http://[::1]'],
])('takes a module of this machine: %s', (url, origin) => {
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
])('ignores %j in the address and in the cookie', async (text) => {
  const { edge: app } = await start();
  const plain = (await app.inject('/en')).headers['content-security-policy']?.toString().replace(/'nonce-[^']+'/g, '');
  for (const request of [
    { url: `/en?mf-override=${encodeURIComponent(text)}` },
    { url: '/en', cookies: { 'tl-mf-override': text } },
    { url: '/en', headers: { cookie: `tl-mf-override=betting%3D${encodeURIComponent(URL_OF_OURS)}%` } },
  ]) {
    const { statusCode, headers, body } = await app.inject(request);
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers['content-security-policy']?.toString().replace(/'nonce-[^']+'/g, '')).toBe(plain);
    expect(body).toContain('"betting":{"version":"v1","js":"/assets/betting/entry-1.js"');
    expect(body).not.toContain('tl-override');
  }
});

it('keeps an override for the browser and takes it out of the address; an empty one ends it', async () => {
  const { edge: app } = await start();
  const asked = await app.inject(`/en/live?a=1&mf-override=betting=${URL_OF_OURS}`);
  expect([asked.statusCode, asked.headers.location]).toEqual([302, 'http://localhost/en/live?a=1']);
  expect(asked.headers['set-cookie']).toBe(`tl-mf-override=${encodeURIComponent(KEPT['tl-mf-override'])}; Path=/; HttpOnly; SameSite=Lax`);

  const ended = await app.inject({ url: '/en?mf-override=', cookies: KEPT });
  expect([ended.statusCode, ended.headers.location]).toEqual([302, 'http://localhost/en']);
  expect(ended.headers['set-cookie']).toBe('tl-mf-override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

it('the browser loads the module and may, the edge does not, and a badge says so', async () => {
  const { edge: app, bundles } = await start();
  const { body, headers } = await app.inject({ url: '/en', cookies: KEPT });

  expect(body).toContain(`"betting":{"version":"override","js":"${URL_OF_OURS}"`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic' http:\/\/localhost:5001;/);
  expect(policy).toContain("connect-src 'self' http://localhost:5001;");
  expect(body).toContain(`<span>betting comes from ${URL_OF_OURS}</span>`);
  expect(body).toContain('<button name="mf-override" value="">Reset</button>');
  await expect(bundles.requests[0]?.loadSection('betting')).rejects.toThrow("The section 'betting' is replaced in this browser.");
  await expect(bundles.requests[0]?.loadSection('office')).rejects.toThrow('no section in this test');
  expect((await app.inject({ url: '/remotes.json', cookies: KEPT })).json()).toMatchObject({ betting: { js: URL_OF_OURS } });
  expect((await app.inject('/remotes.json')).json()).toMatchObject({ betting: { js: '/assets/betting/entry-1.js' } });
});

it('is not there in production', async () => {
  const { edge: app, bundles } = await start({ isProduction: true });
  const asked = await app.inject(`/en?mf-override=betting=${URL_OF_OURS}`);
  expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined]);

  const { body, headers } = await app.inject({ url: '/en', cookies: KEPT });
  expect(body).not.toContain('localhost:5001');
  expect(body).not.toContain('tl-override');
  expect(headers['content-security-policy']).not.toContain('localhost:5001');
  await expect(bundles.requests[1]?.loadSection('betting')).rejects.toThrow('no section in this test');
  expect((await app.inject({ url: '/remotes.json', cookies: KEPT })).body).not.toContain('localhost:5001');
});
