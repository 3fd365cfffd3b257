import { createEngine, type Engine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { controlRoutes, openSitePages } from '@touchline/server-kernel';
import { answerFailures } from '@touchline/server-kernel/http';
import { seoContract } from '@touchline/platform-contract/schemas';
import type { SeoContent, SeoPageData, SitemapIndexAnswer, SitemapPagesAnswer } from '@touchline/platform-contract';
import { matchRoute } from '@touchline/shared-routes';
import fastify, { type FastifyInstance } from 'fastify';
import { seoRoutes } from './routes.ts';
import { PAGES_OF_A_FILE } from './sitemap.ts';
import { seoControls } from './switches.ts';

let engine: Engine;
let app: FastifyInstance;
const clock = manualClock(EVENING);

beforeAll(() => {
  engine = createEngine(clock);
  app = fastify();
  answerFailures(app);
  const pages = openSitePages();
  pages.add(() => [
    { path: '/information/responsiblegaming', changedAt: 1_793_577_600 },
    { path: '/information/rules/general', changedAt: 1_793_577_600 },
  ]);
  seoRoutes(app, engine, { authenticate: () => Promise.reject(new Error('this test has no sessions')), checkAnswers: true }, pages);
  const controls = seoControls();
  controls.attach?.(app);
  controlRoutes(app, [controls]);
});
afterAll(() => app.close());

const ask = async <T>(path: string): Promise<{ status: number; body: T }> => {
  const { statusCode: status, body } = await app.inject(`/bff-api/seo/${path}`);
  return { status, body: JSON.parse(body) as T };
};
const textOf = async (url: string, lang = 'en') =>
  (await ask<SeoContent>(`content?lang=${lang}&url=${encodeURIComponent(url)}`)).body.content;

const game = () => [...engine.games()].find(({ section, fixture }) => section === 'line' && fixture.champ.id === 112)!;
/** The id in the last segment of a path; there is no name after it if the name has no Latin letters. */
const LAST_ID = /\/(\d+)(?:-[^/]*)?$/;
const PAGES = ['', '/line', '/live', '/line/all/1-football', '/line/all/4-tennis', '/line/all/1-football/112-x', '/results'];

it('[SE-03] has a text for each kind of page in twelve languages, and no sentence of more than 40 letters on two pages', async () => {
  for (const lang of ['en', 'es', 'pt', 'fr', 'de', 'tr', 'ru', 'uk', 'kk', 'az', 'hi', 'ar']) {
    const urls = [...PAGES, `/line/all/1/112/${game().id}`].map((path) => `/${lang}${path}`);
    const texts = await Promise.all(urls.map((url) => textOf(url, lang)));
    const sentences = texts.map((text) =>
      [text?.lead, ...(text?.parts ?? []).map((part) => part.text)].flatMap((one) => (one ?? '').split(/(?<=\.)\s/)),
    );
    const long = sentences.flatMap((all) => [...new Set(all)]).filter((one) => one.length > 40);
    const markets = long.filter((one, at) => long.indexOf(one) !== at);

    expect(texts.every((text) => text !== null && text.lead.length > 20)).toBe(true);
    // Only the text about markets is the same for a sport, its championships and its games.
    expect(new Set(markets).size).toBeLessThanOrEqual(2);
  }
});

it('[SE-03] contains current facts: counts, names, the next game', async () => {
  const text = await textOf('/en/line/all/1-football/112-premier-league');
  const coming = [...engine.games()].filter(({ section, fixture }) => section === 'line' && fixture.champ.id === 112);

  expect(text?.heading).toBe('England. Premier League');
  expect(text?.lead).toContain(`${coming.length} upcoming events`);
});

it('[SE-01] describes a page with its facts, and an unknown page not at all', async () => {
  const { body } = await ask<SeoPageData>('page-data?lang=en&url=%2Fen%2Fline%2Fsports%2F4-tennis');

  expect(body.description).toMatch(/^Tennis betting odds: \d+ events in \d+ competitions, \d+ live\. Play money\.$/);
  for (const url of ['/en/nowhere', '/en/line/all/999', '/en/line/all/1/9999', '/en/line/all/1/112/5', '/en/information/about'])
    expect((await ask(`page-data?lang=en&url=${encodeURIComponent(url)}`)).body).toEqual({});
});

it('[SE-03] a language without texts gets none instead of those of another language', async () => {
  expect(await textOf('/sv/line', 'sv')).toBeNull();
});

it('[SE-03] links to the sports with the most games', async () => {
  const { sports } = (await ask<{ sports: { key: string; count: number }[] }>('sports-list?lang=en&url=%2Fen')).body;

  expect(sports).toHaveLength(12);
  expect(sports[0]?.key).toBe('football');
  expect(sports.map(({ count }) => count)).toEqual(sports.map(({ count }) => count).sort((a, b) => b - a));
});

async function filesOf(section: string, parts: number): Promise<string[][]> {
  const files: string[][] = [];
  for (let part = 1; part <= parts; part++) {
    const paths: string[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const { body }: { body: SitemapPagesAnswer } = await ask(`sitemap/${section}?part=${part}&parts=${parts}&after=${after}`);
      expect(body.pages.length).toBeLessThanOrEqual(250);
      paths.push(...body.pages.map(({ path }) => path));
      after = body.next;
    }
    files.push(paths);
  }
  return files;
}

it('[SE-02] lists every page of the line once, in files of limited size', async () => {
  const { sections } = (await ask<SitemapIndexAnswer>('sitemap')).body;
  expect(sections.map(({ section }) => section)).toEqual(['pages', 'sports', 'line']);
  const onLine = [...engine.games()].filter(({ section }) => section === 'line');

  const files = await filesOf('line', sections[2]?.parts ?? 0);

  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(file.length).toBeLessThan(PAGES_OF_A_FILE * 1.3);
  const ids = files.flat().map((path) => Number(LAST_ID.exec(path)?.[1]));
  expect(ids.sort((a, b) => a - b)).toEqual(onLine.map(({ id }) => id).sort((a, b) => a - b));
});

it('[SE-02] every path is an existing page, without a language, as in links of the site', async () => {
  const paths = [...(await filesOf('pages', 1)), ...(await filesOf('sports', 1))].flat();

  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/line',
      '/live',
      '/information/responsiblegaming',
      '/information/rules/general',
      '/line/all/1-football',
      '/line/all/1-football/112-premier-league',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => matchRoute(path).key === 'not-found')).toEqual([]);
});

it('[SE-02] a game added or removed between two requests does not drop another from its file', async () => {
  const { next, pages } = (await ask<SitemapPagesAnswer>('sitemap/line?part=1&parts=1&after=0')).body;
  const before = (await filesOf('line', 1))[0] ?? [];
  for (let second = 0; second < 600; second++) engine.tick(clock.pass(1000));

  const rest: string[] = [];
  for (let after: number | null = next; after !== null;) {
    const { body }: { body: SitemapPagesAnswer } = await ask(`sitemap/line?part=1&parts=1&after=${after}`);
    rest.push(...body.pages.map(({ path }) => path));
    after = body.next;
  }

  const urls = [...pages.map(({ path }) => path), ...rest];
  const stayed = before.filter((path) => engine.game(Number(LAST_ID.exec(path)?.[1]))?.section === 'line');
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toEqual(expect.arrayContaining(stayed));
});

it.each([
  ['sitemap/line?part=3&parts=2', 404],
  ['sitemap/line?part=0&parts=2', 404],
  ['sitemap/other?part=1&parts=1', 404],
  ['sitemap/LINE?part=1&parts=1', 400],
  ['sitemap/line?part=1', 400],
  ['page-data?lang=en', 400],
  ['page-data?lang=english&url=%2Fen', 400],
])('[HT-10] refuses %s with %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

it('[SE-03] a test can override the answer of a call for one page or for all, and reset it', async () => {
  const change = (payload: object) => app.inject({ method: 'POST', url: '/__test/seo', payload });
  await change({ call: 'page-data', url: '/en/line', answer: { title: 'Said' } });
  await change({ call: 'visual', status: 503 });

  expect((await ask('page-data?lang=en&url=%2Fen%2Fline')).body).toEqual({ title: 'Said' });
  expect((await ask<SeoPageData>('page-data?lang=en&url=%2Fen')).body.title).toBeUndefined();
  expect((await ask('visual?lang=en&url=%2Fen')).status).toBe(503);

  await change({ call: 'page-data', url: '/en/line', answer: null });
  await change({ call: 'visual', answer: null });
  expect((await ask<SeoPageData>('page-data?lang=en&url=%2Fen%2Fline')).body.title).toBeUndefined();
  expect((await ask('visual?lang=en&url=%2Fen')).status).toBe(200);
  expect((await change({ call: 'everything' })).statusCode).toBe(400);
});

it('[SE-02] has all routes of the contract', async () => {
  for (const { path } of Object.values(seoContract)) expect(app.hasRoute({ method: 'GET', url: path })).toBe(true);
});
