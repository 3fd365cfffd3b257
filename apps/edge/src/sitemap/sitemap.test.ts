import { aSignedAnswer } from '@touchline/shared-config/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createEdge } from '../app.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from '../testing/fakes.ts';
import { createSiteReader } from './site-reader.ts';

const CONFIG = {
  seoHosts: ['shop.test', 'mirror.test'],
  languages: [
    { code: 'en', isHiddenForVisitors: false },
    { code: 'ru', isHiddenForVisitors: false },
    { code: 'ar', isHiddenForVisitors: true },
  ],
  availableRoutes: null,
  notFoundPaths: ['/multi'],
};
const INDEX = {
  sections: [
    { section: 'pages', parts: 1, changedAt: 1_800_000_000 },
    { section: 'line', parts: 2, changedAt: 1_800_000_100 },
  ],
};
const page = (path: string, changedAt = 1_800_000_000) => ({ path, changedAt });

let dist: string;
let edge: FastifyInstance;
let requested: string[];
let answers: (path: string) => unknown;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'edge-'));
  requested = [];
  answers = (path) =>
    path.startsWith('/bff-api/config') ? CONFIG : path === '/bff-api/seo/sitemap' ? INDEX : { pages: [page('/')], next: null };
  edge = await createEdge({
    settings: someSettings({ dist }),
    registry: { current: () => aRegistry() },
    bundles: fakeBundles(() => aPage()),
    send: async ({ url }) => {
      const { pathname, search } = new URL(url);
      requested.push(pathname + search);
      const answer = await answers(pathname + search);
      if (answer instanceof Response) return answer;
      return answer === CONFIG ? aSignedAnswer(CONFIG) : Response.json(answer);
    },
  });
  edge.log.level = 'silent';
});
afterEach(async () => {
  await edge.close();
  rmSync(dist, { recursive: true, force: true });
});

const read = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers: { host: 'shop.test', ...headers } });

it('[SE-02] the index lists a file per visitor language, section and part, with its last change', async () => {
  const { body, headers, statusCode } = await read('/sitemap.xml');

  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect([...body.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, loc, at]) => [loc, at])).toEqual([
    ['http://shop.test/sitemaps/en/pages-1-of-1.xml', '2027-01-15T08:00:00.000Z'],
    ['http://shop.test/sitemaps/en/line-1-of-2.xml', '2027-01-15T08:01:40.000Z'],
    ['http://shop.test/sitemaps/en/line-2-of-2.xml', '2027-01-15T08:01:40.000Z'],
    ['http://shop.test/sitemaps/ru/pages-1-of-1.xml', '2027-01-15T08:00:00.000Z'],
    ['http://shop.test/sitemaps/ru/line-1-of-2.xml', '2027-01-15T08:01:40.000Z'],
    ['http://shop.test/sitemaps/ru/line-2-of-2.xml', '2027-01-15T08:01:40.000Z'],
  ]);
});

it('[SE-02] a file lists its pages in its language, each with its alternates', async () => {
  answers = (path) => (path.startsWith('/bff-api/config') ? CONFIG : { pages: [page('/line/all/1-football')], next: null });

  const { body } = await read('/sitemaps/ru/line-2-of-2.xml');

  expect(requested).toContain('/bff-api/seo/sitemap/line?part=2&parts=2');
  expect(body).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      '<url><loc>http://shop.test/ru/line/all/1-football</loc><lastmod>2027-01-15T08:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="http://shop.test/en/line/all/1-football"/>' +
      '<xhtml:link rel="alternate" hreflang="ru" href="http://shop.test/ru/line/all/1-football"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="http://shop.test/en/line/all/1-football"/></url></urlset>',
  );
});

it('[SE-02] [CFG-6] leaves out pages that are missing or not public, and invalid paths', async () => {
  const paths = [
    '/multi',
    '/nowhere',
    '/office/account',
    '/promo/old',
    '//evil.test/',
    'https://evil.test',
    '/line"><x>',
    '/line?a=1',
    '/line/../..//evil.test',
    '/live',
  ];
  answers = (path) =>
    path.startsWith('/bff-api/config') ? CONFIG : { pages: [...paths.map((one) => page(one)), { path: '/line' }, null], next: null };

  const { body } = await read('/sitemaps/en/pages-1-of-1.xml');

  expect([...body.matchAll(/<loc>([^<]*)</g)].map(([, loc]) => loc)).toEqual(['http://shop.test/en/live']);
});

it("[CFG-6] uses the main host when the Host header is not one of the site's", async () => {
  const { body } = await read('/sitemap.xml', { host: 'evil.test' });
  const robots = await read('/robots.txt', { host: 'evil.test' });

  expect(body).not.toContain('evil.test');
  expect(body).toContain('<loc>https://shop.test/sitemaps/');
  expect(robots.body).toContain('Sitemap: https://shop.test/sitemap.xml');
});

it('[SE-02] robots.txt disallows accounts and the backend, and is served while the backend is down', async () => {
  const { body } = await read('/robots.txt');
  answers = () => new Response('', { status: 503 });
  await edge.close();
  edge = await createEdge({
    settings: someSettings({ dist }),
    registry: { current: () => aRegistry() },
    bundles: fakeBundles(() => aPage()),
    send: async () => new Response('', { status: 503 }),
  });
  const alone = await read('/robots.txt');

  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /office',
      'Disallow: /*/office',
      'Disallow: /bff-api',
      'Sitemap: http://shop.test/sitemap.xml',
    ]),
  );
  expect([alone.statusCode, alone.body.includes('Sitemap:'), alone.body.includes('Disallow: /*/office')]).toEqual([200, false, true]);
});

it.each([
  ['/sitemaps/en/line-3-of-2.xml', 404],
  ['/sitemaps/en/line-0-of-2.xml', 404],
  ['/sitemaps/ar/line-1-of-2.xml', 404],
  ['/sitemaps/xx/line-1-of-2.xml', 404],
  ['/sitemaps/en/LINE-1-of-2.xml', 404],
  ['/sitemaps/en/line.xml', 404],
  ['/sitemaps/en/line-1-of-99999.xml', 404],
])('[SE-02] rejects %s with %i', async (url, status) => {
  const { statusCode, headers } = await read(url);

  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});

it.each([
  [404, 404],
  [503, 503],
  [500, 503],
])("[SE-02] turns the backend's %i into %i, which is not cached", async (status, own) => {
  answers = (path) => (path.startsWith('/bff-api/config') ? CONFIG : new Response('', { status }));

  const { statusCode, headers } = await read('/sitemaps/en/line-1-of-1.xml');

  expect([statusCode, headers['cache-control']]).toEqual([own, 'no-store']);
});

it('[SE-02] compresses a file as the reader accepts', async () => {
  const { headers, rawPayload } = await read('/sitemaps/en/pages-1-of-1.xml', { 'accept-encoding': 'gzip' });

  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(rawPayload).toString()).toMatch(/^<\?xml.*<\/urlset>$/);
});

it.each([
  ['with no key', () => Response.json(CONFIG)],
  ['for another language', () => aSignedAnswer(CONFIG, { lang: 'ru' })],
  [
    'before it was changed',
    async () => Response.json({ ...CONFIG, seoHosts: ['evil.test'] }, { headers: (await aSignedAnswer(CONFIG)).headers }),
  ],
])('[SE-02] [CFG-1] rejects names signed %s: there is no sitemap, and robots.txt names none', async (_what, config) => {
  answers = (path) => (path.startsWith('/bff-api/config') ? config() : INDEX);

  const sitemap = await read('/sitemap.xml');
  const robots = await read('/robots.txt');

  expect([sitemap.statusCode, robots.statusCode, robots.body.includes('Sitemap:')]).toEqual([503, 200, false]);
});

it('[SE-02] [CFG-1] the last signed names are used for a day, which is reported', async () => {
  let now = 1_000;
  const reports: unknown[] = [];
  let config = (): Promise<Response> => aSignedAnswer(CONFIG, { atMs: now });
  const reader = createSiteReader({
    backend: 'http://backend.test',
    send: () => config(),
    now: () => now,
    report: (...line) => void reports.push(line),
  });
  await reader.names();
  config = async () => Response.json({ ...CONFIG, seoHosts: ['evil.test'] });

  now += 60_000;
  expect((await reader.names()).hosts).toEqual(['shop.test', 'mirror.test']);
  expect(reports).toEqual([['site config is a kept one', { code: 'UnsignedConfigError' }]]);
  now = 1_000 + 86_400_000;
  await expect(reader.names()).rejects.toThrow('No trusted key signed the configuration.');
});

/** A backend with excessively many pages: 400 answers of 250. */
const endless = (path: string): unknown => {
  if (path.startsWith('/bff-api/config')) return CONFIG;
  const after = Number(new URL(path, 'http://x').searchParams.get('after') ?? 0);
  const pages = Array.from({ length: 250 }, (_, at) => page(`/line/all/1-football/2-cup/${after + at + 1}-${'team-'.repeat(20)}`));
  return { pages, next: after + 250 < 100_000 ? after + 250 : null };
};

it('[SE-02] fetches more only when the reader has consumed what there is', async () => {
  answers = endless;
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as { port: number };
  let size = 0;
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) =>
    get({ port, path: '/sitemaps/en/line-1-of-1.xml', headers: { host: 'shop.test' } }, resolve),
  );
  const count = (): number => requested.filter((path) => path.includes('/seo/sitemap/line')).length;

  // The reader pauses: the number of requests stays the same.
  let before = -1;
  while (before !== count()) {
    before = count();
    await new Promise((resume) => setTimeout(resume, 300));
  }
  expect(before).toBeLessThan(100);

  response.on('data', (chunk: Buffer) => (size += chunk.length));
  await new Promise((done) => response.on('end', done));
  expect(count()).toBe(400);
  expect(size).toBeGreaterThan(60_000_000);
});

it('[SE-02] a file that breaks off is an error for its reader too', async () => {
  answers = (path) => (path.includes('after=') ? new Response('', { status: 503 }) : endless(path));
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as { port: number };

  const body = fetch(`http://127.0.0.1:${port}/sitemaps/en/line-1-of-1.xml`, { headers: { host: 'shop.test' } }).then((answer) =>
    answer.text(),
  );

  await expect(body).rejects.toThrow();
});
