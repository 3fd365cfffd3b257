import { aSignedAnswer, aSiteConfig } from '@touchline/shared-config/testing';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentHead } from '../document/html.ts';
import { aBuiltApp, aPage, aRegistry, someSettings } from '../testing/fakes.ts';
import { addAppFiles } from './app-files.ts';
import { documentPolicy } from './security-headers.ts';

const SIZES = [72, 96, 128, 144, 152, 192, 384, 512];
let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'app-files-'));
  mkdirSync(join(dist, 'assets/service-worker'), { recursive: true });
  writeFileSync(join(dist, 'assets/service-worker/worker-1.js'), '/* the worker */');
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

function edge(config: object | null, { isSigned = true } = {}) {
  const app = fastify();
  const settings = someSettings({ dist });
  const registry = { current: () => aRegistry({ worker: '/assets/service-worker/worker-1.js' }) };
  const site = { ...aSiteConfig(), ...config };
  const send = async (): Promise<Response> => {
    if (config === null) return new Response('', { status: 503 });
    return isSigned ? aSignedAnswer(site) : Response.json(site);
  };
  addAppFiles(app, { settings, registry, send });
  return app;
}
const pngSizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('[PW-02] the manifest has the configured name and theme colour, icons of every size, maskable ones and shortcuts', async () => {
  const answer = await edge({ isPwa: true, companyName: 'Northbet', themeColor: '#123456' }).inject('/manifest.webmanifest');
  const manifest = answer.json<{ icons: { sizes: string; purpose: string }[]; shortcuts: { url: string }[] }>();

  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest).toMatchObject({ name: 'Northbet', theme_color: '#123456', display: 'standalone', scope: '/' });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(
    SIZES.map((size) => `${size}x${size}`),
  );
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/live', '/line', '/office/history']);
});

it.each([
  ['outside PWA mode', { isPwa: false, themeColor: '#123456' }, {}, 'browser', '#123456'],
  ['with a colour that is none', { isPwa: true, themeColor: 'url(//x)' }, {}, 'standalone', '#0b3d2e'],
  ['with an unsigned configuration', { isPwa: true, themeColor: '#123456' }, { isSigned: false }, 'browser', '#0b3d2e'],
  ['without a backend', null, {}, 'browser', '#0b3d2e'],
])('[PW-02] %s', async (_, config, options, display, colour) => {
  expect((await edge(config, options).inject('/manifest.webmanifest')).json()).toMatchObject({ display, theme_color: colour });
});

it('[PW-02] every icon has its declared size, and the head links those for home screens', async () => {
  const app = edge({});
  for (const name of [...SIZES.map((size) => `icon-${size}`), 'maskable-192', 'maskable-512']) {
    const { rawPayload, headers } = await app.inject(`/icons/${name}.png`);
    const size = Number(name.split('-')[1]);
    expect([headers['content-type'], ...pngSizeOf(rawPayload)]).toEqual(['image/png', size, size]);
  }
  expect((await app.inject('/icons/..%2ffavicon.svg')).statusCode).toBe(404);
  const head = documentHead({ answer: aPage(), registry: aRegistry(), nonce: 'n', host: aBuiltApp() });
  expect(
    [...head.matchAll(/<link rel="apple-touch-icon" sizes="(\d+)x\1" href="\/icons\/icon-\1.png">/g)].map(([, size]) => Number(size)),
  ).toEqual(SIZES);
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">');
});

it('[PW-01] [SWK-3] serves the worker in PWA mode; otherwise one that deletes everything and unregisters; without a configuration none', async () => {
  const on = await edge({ isPwa: true }).inject('/service-worker.js');
  expect([on.body, on.headers['cache-control'], on.headers['content-security-policy']]).toEqual([
    '/* the worker */',
    'no-store',
    "default-src 'none'; connect-src 'self'",
  ]);
  const off = await edge({ isPwa: false }).inject('/service-worker.js');
  for (const part of ['caches.delete(name)', 'self.registration.unregister()']) expect(off.body).toContain(part);
  expect((await edge(null).inject('/service-worker.js')).statusCode).toBe(503);
});

it("[PW-01] a document's policy allows creating the worker's URL by name, in PWA mode only", () => {
  const policy = (isPwa: boolean) => documentPolicy({ nonce: 'n', gamesOrigin: 'http://games.test', isPwa });
  expect(policy(true)).toContain('trusted-types touchline-worker');
  expect(policy(false)).toContain("trusted-types 'none'");
});

it('[SWK-2] [SWK-4] the worker caches only files of the build, and never reloads a page', () => {
  const source = readFileSync(join(__dirname, '../../../service-worker/src/worker.ts'), 'utf8');
  expect([...source.matchAll(/new (CacheFirst|NetworkFirst|StaleWhileRevalidate|CacheOnly)/g)].map(([, strategy]) => strategy)).toEqual([
    'CacheFirst',
  ]);
  expect(source).not.toMatch(/caches\.|navigate\(|\.reload\(/);
});
