import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withEdge } from './app.test.helper.ts';
import { readSettings } from './settings.ts';
import { aBuiltRemote, aPage, aRegistry, fakeBundles } from './testing/fakes.ts';

const start = withEdge();

it("[NT-07] a log line's text is its message, and no field can replace it", async () => {
  const lines: unknown[][] = [];
  const app = await start(
    fakeBundles(({ report }) => {
      report('Detected cyclic redirect', { name: 'language', code: 'Error' });
      return aPage();
    }),
  );
  app.addHook('onRequest', async (request) => {
    request.log.warn = (...args: unknown[]) => void lines.push(args);
  });

  await app.inject('/en');

  expect(lines).toEqual([[{ source: 'document', name: 'language', code: 'Error' }, 'Detected cyclic redirect']]);
});

it.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', TOUCHLINE_TEST: '1' }, false],
  [{ NODE_ENV: 'production', TOUCHLINE_MODE: 'production' }, true],
  [{ NODE_ENV: 'production', BACKEND_URL: 'https://backend.example' }, true],
  [{ NODE_ENV: 'development', TOUCHLINE_MODE: 'production' }, true],
])('[RT-13] %j: production mode alone is without the debugger, on the edge and in the browser: %p', async (env, isProduction) => {
  const bundles = fakeBundles(() => aPage());
  const { mode, isProduction: isBare } = readSettings(env);
  const app = await start(bundles, { mode, isProduction: isBare });

  const { body } = await app.inject('/en/debugger');

  expect(bundles.requests.map((request) => request.isProduction)).toEqual([isProduction]);
  expect(body).toContain(`"isProduction":${String(isProduction)}`);
});

describe('a document', () => {
  it('[SE-01][SE-02] has the import map before any module, styles, preloads and the head from data', async () => {
    const app = await start();
    const { body, statusCode, headers } = await app.inject('/en');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.indexOf('type="importmap"')).toBeLessThan(body.indexOf('import(entry)'));
    expect(body).toContain('{"imports":{"react":"/assets/vendor/react-1.js"}}');
    for (const url of ['/assets/vendor/style-1.css', '/assets/host-desktop/style-1.css', '/assets/betting/style-1.css'])
      expect(body).toContain(`<link rel="stylesheet" href="${url}">`);
    const code = body.slice(body.indexOf('import(entry)'));
    for (const url of ['/assets/vendor/base-1.js', '/assets/betting/home-1.js']) expect(code).toContain(`"${url}"`);
    expect(body).not.toContain('rel="modulepreload" href');
    expect(body).toContain('<title>Home</title><meta name="description" content="All games">');
    expect(body).toContain('<link rel="canonical" href="http://localhost/en">');
    expect(body).toContain('<link rel="alternate" hreflang="ru" href="http://localhost/ru">');
    expect(body).toContain('<div id="root"><h1>Home</h1></div>');
    expect(body.endsWith('</body></html>')).toBe(true);
  });

  it('[CFG-5] carries its state as data that no string can end', async () => {
    const app = await start(
      fakeBundles(() =>
        aPage({ state: { name: '</script><script>alert(1)</script>' }, seo: { title: '</title><script>', alternates: [] } }),
      ),
    );
    const { body } = await app.inject('/en');
    const state = /<script type="application\/json" id="tl-state" nonce="[^"]+">([^<]*)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(state ?? '')).toMatchObject({ build: 'desktop', host: { name: '</script><script>alert(1)</script>' } });
    expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  });

  it('[PL-02] links the styles it is drawn with, in order, and names those of parts that open later', async () => {
    const styles = (body: string) =>
      [...body.matchAll(/<link rel="(stylesheet|later-stylesheet)" href="([^"]+)">/g)].map(([, rel, href]) => `${rel} ${href}`);
    const drawn = await start();
    expect(styles((await drawn.inject('/en')).body)).toEqual([
      'stylesheet /assets/vendor/style-1.css',
      'later-stylesheet /assets/vendor/later-1.css',
      'stylesheet /assets/host-desktop/style-1.css',
      'later-stylesheet /assets/host-desktop/later-1.css',
      'stylesheet /assets/betting/style-1.css',
    ]);

    // The section has no such page: the shell draws a 404 in its place.
    const missing = await start(fakeBundles(() => aPage({ status: 404 })));
    expect(styles((await missing.inject('/en')).body).filter((line) => line.startsWith('later'))).toEqual([]);

    // The browser draws the section, with whatever it requests.
    const late = await start(fakeBundles(() => aPage({ section: { name: 'betting', routeKey: 'home', isRendered: false } })));
    expect(styles((await late.inject('/en')).body)).toEqual([
      'stylesheet /assets/vendor/style-1.css',
      'stylesheet /assets/vendor/later-1.css',
      'stylesheet /assets/host-desktop/style-1.css',
      'stylesheet /assets/host-desktop/later-1.css',
    ]);
  });

  it('[REM-8] leaves out the files of a section that was too slow to render', async () => {
    const app = await start(fakeBundles(() => aPage({ section: { name: 'betting', routeKey: 'home', isRendered: false } })));
    const { body } = await app.inject('/en');
    expect(body).not.toContain('rel="stylesheet" href="/assets/betting/');
    expect(body).not.toContain('/assets/betting/home-1.js');
    expect(body).toContain('"betting":{"version":"v1","js":"/assets/betting/entry-1.js"');
  });

  it.each([200, 404, 451, 500, 503])('[RT-01] answers with the true status %i', async (status) => {
    const app = await start(fakeBundles(() => aPage({ status })));
    expect((await app.inject('/en/x')).statusCode).toBe(status);
  });

  it.each([301, 302] as const)('[RT-04] redirects with %i, and varies language redirects by their inputs', async (status) => {
    const app = await start(fakeBundles(() => ({ kind: 'redirect', status, location: '/en/live?a=1', isByLanguage: true })));
    const { statusCode, headers } = await app.inject('/live?a=1');
    expect([statusCode, headers['location'], headers['vary']]).toEqual([status, '/en/live?a=1', 'Accept-Language, Cookie']);
  });

  it('[PL-04] stores the build that the query chose in a cookie', async () => {
    const bundles = fakeBundles(() => aPage());
    const app = await start(bundles);
    const { headers } = await app.inject('/en?platform_type=mobile');
    expect(bundles.builds).toEqual(['mobile']);
    expect(headers['set-cookie']).toMatch(/^tl-build=mobile; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await app.inject({ url: '/en', cookies: { 'tl-build': 'mobile' } })).headers['set-cookie']).toBeUndefined();
    expect(bundles.builds).toEqual(['mobile', 'mobile']);
  });

  it('[SEC-4] gives the host the URL that the visitor sees; two slashes do not change its host', async () => {
    const bundles = fakeBundles(() => aPage());
    const app = await start(bundles);
    await app.inject({ url: '//evil.example/en?a=b', headers: { host: 'play.example' } });
    expect(bundles.requests[0]?.url.href).toBe('http://play.example//evil.example/en?a=b');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed as %s allows', async (accepted, encoding, decode) => {
    const app = await start();
    const { headers, rawPayload } = await app.inject({ url: '/en', headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
    expect(decode(rawPayload).toString()).toMatch(/<h1>Home<\/h1>.*<\/html>$/);
  });

  it('[REM-10] ends a document whose render failed, so that the browser draws it', async () => {
    const app = await start(
      fakeBundles(() =>
        aPage({
          stream: ({ onShellError }) => {
            setImmediate(() => onShellError(new Error('boom')));
            return { pipe: (to) => to, abort: () => undefined };
          },
        }),
      ),
    );
    const { body } = await app.inject('/en');
    expect(body).toContain('<div id="root"></div><script type="application/json" id="tl-state"');
  });
});

describe('assets', () => {
  it('[PL-02] are served precompressed and immutable', async () => {
    const app = await start();
    const { headers, statusCode } = await app.inject({ url: '/assets/vendor/react-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  it.each(['/assets/vendor/none.js', '/assets/none.css', '/assets/', '/assets/..%2fregistry.json', '/assets/vendor', '/assets/%'])(
    '[REM-1] answers a missing one with 404, never with HTML: %s',
    async (url) => {
      const app = await start();
      writeFileSync(join(start.dist(), 'registry.json'), '{}');
      const { headers, statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(body).not.toContain('<html');
    },
  );
});

describe('page JSON', () => {
  const modeHeaders = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };

  it('[RM-05] is the same URL requested with the two headers', async () => {
    const app = await start();
    const { headers, body } = await app.inject({ url: '/en', headers: modeHeaders });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({
      apiVersion: 'v2',
      app: { name: 'betting', version: 'v1', js: '/assets/betting/entry-1.js', css: ['/assets/betting/style-1.css'] },
      page: { data: { line: { games: [7] } }, seo: { title: 'Home', description: 'All games' }, layout: 'main' },
      messages: { host: '/assets/messages/en/host-1.json', betting: '/assets/messages/en/betting-1.json' },
    });
  });

  it('[RM-05] has the answered calls of the page in place of its data, compressed, if the browser asks for them', async () => {
    const calls = [{ place: '/bff-api/games', status: 200, body: '{}' }];
    const bundles = fakeBundles(({ recordsCalls }) => aPage(recordsCalls === true ? { calls: async () => calls } : {}));
    const app = await start(bundles);
    const headers = { ...modeHeaders, 'mf-page-parts': 'calls' };
    const packed = await app.inject({ url: '/en', headers: { ...headers, 'accept-encoding': 'br' } });

    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toMatchObject({ apiVersion: 'v2', calls, page: { data: {} } });
    expect((await app.inject({ url: '/en', headers })).json()).toMatchObject({ calls });
    expect((await app.inject({ url: '/en', headers: modeHeaders })).json()).not.toHaveProperty('calls');
    expect((await app.inject('/en')).body).toContain('"hasPageJson":true');
    expect((await (await start(bundles, { hasPageJson: false })).inject('/en')).body).not.toContain('hasPageJson');
  });

  it.each([{ 'mf-render-mode': 'json' }, { 'mf-render-mode': 'json', 'mf-api-version': 'v1' }])(
    '[RM-05] is not sent for other headers: %j',
    async (headers) => {
      const app = await start();
      expect((await app.inject({ url: '/en', headers })).headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );
});

describe('the API proxy', () => {
  it.each(['/web-api/session', '/bff-api/config/all.json', '/openapi.json'])(
    '[HT-10] answers 503 in the common error shape when the backend is down, and when to retry: %s',
    async (url) => {
      const app = await start();
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(body)).toMatchObject({
        status: 503,
        code: 503,
        errors: [{ code: 'unavailable' }],
        traceId: expect.any(String) as string,
      });
    },
  );

  it('[SEC-6] rejects a body that is larger than any in the contract', async () => {
    const app = await start();
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/web-api/user/login',
      payload: 'x'.repeat(70_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(413);
  });

  it('[HT-09][SEC-4] forwards cookies and the address it saw, not one that the visitor sent', async () => {
    const seen: Record<string, unknown>[] = [];
    const { createServer } = await import('node:http');
    const backend = createServer((request, response) => {
      seen.push({ ...request.headers, url: request.url });
      response.setHeader('set-cookie', '__Host-tl-session=abc; Path=/; Secure; HttpOnly');
      response.end('{}');
    });
    await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
    const { port } = backend.address() as { port: number };
    const app = await start(
      fakeBundles(() => aPage()),
      { backend: `http://127.0.0.1:${port}` },
    );
    const { headers } = await app.inject({
      url: '/web-api/session?a=1',
      headers: { cookie: 'a=b', 'x-forwarded-for': '6.6.6.6' },
      remoteAddress: '203.0.113.9',
    });
    await new Promise((done) => backend.close(done));
    expect(headers['set-cookie']).toEqual(['__Host-tl-session=abc; Path=/; Secure; HttpOnly']);
    expect(seen[0]).toMatchObject({
      url: '/web-api/session?a=1',
      cookie: 'a=b',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'localhost:80',
    });
  });
});

it('[SRV-1] is not ready while it stops', async () => {
  const readiness = { isReady: true };
  const edge = await start(undefined, {}, { readiness, isBackendReady: async () => true });
  expect((await edge.inject('/readyz')).statusCode).toBe(200);
  readiness.isReady = false;
  expect((await edge.inject('/readyz')).statusCode).toBe(503);
  expect((await edge.inject('/healthz')).statusCode).toBe(200);
});

it('[RT-05] [PL-02] lists what the deployed sections provide, so that an open page finds a path newer than itself', async () => {
  const manifest = { ...aBuiltRemote().manifest, routes: [{ id: 900, key: 'races', path: '/races' }] };
  const registry = { current: () => aRegistry({ remotes: { races: aBuiltRemote({ manifest }) } }) };
  const edge = await start(undefined, {}, { registry });
  const { headers, body } = await edge.inject('/sections.json');

  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toEqual({ races: manifest });
});
