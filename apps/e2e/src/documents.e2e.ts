import { TABLE } from './support/agreements.ts';
import { expect, test } from './support/by-http.ts';
import { faultsOf } from './support/html-judge.ts';
import { ALL_LANGUAGES } from './support/messages.ts';

const PAGES = ['/en', '/en/line', '/en/live', '/en/user/login', '/en/registration', '/en/no-such-page', '/en/line/all/1/4/999999999'];

test('[SEC-1] every page forbids what it does not need, and has a fresh nonce', async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of PAGES) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'nonce-[\w+/]{26}==' 'strict-dynamic'/);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    nonces.add(/nonce-([\w+/]{24})/.exec(policy)?.[1] ?? '');
  }
  expect(nonces.size).toBe(PAGES.length);
});

test('[RT-05] [LG-03] [RT-04] [BT-07] statuses and redirects are correct', async ({ request }) => {
  const look = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location'] ?? null];
  };

  expect(await look('/en')).toEqual([200, null]);
  expect(await look('/en/no-such-page')).toEqual([404, null]);
  expect(await look('/en/line/all/1/4/999999999')).toEqual([404, null]);
  expect(await look('/en/line/nonsense/1-football?a=1')).toEqual([302, '/en/line/all/1-football?a=1']);
  expect(await look('/en/line/today/1-football')).toEqual([200, null]);
  expect(await look('/en/line/')).toEqual([301, '/en/line']);
  expect(await look('/en/line/?a=1&b=2')).toEqual([301, '/en/line?a=1&b=2']);
  expect(await look('/line?a=1')).toEqual([302, '/en/line?a=1']);
  expect(await look('/en/office/history')).toEqual([302, '/en/user/login?returnUrl=%2Fen%2Foffice%2Fhistory']);
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('[PL-04] the query chooses the build, and the choice is remembered', async ({ request }) => {
  const build = async (path: string) => /\/assets\/host-(desktop|mobile)\//.exec(await (await request.get(path)).text())?.[1];

  expect(await build('/en?platform_type=mobile')).toBe('mobile');
  expect(await build('/en')).toBe('mobile');
  expect(await build('/en?platform_type=desktop')).toBe('desktop');
  expect(await build('/en')).toBe('desktop');
});

test('[RM-05] the data of a page comes as JSON with the two headers, and as a document without them', async ({ request }) => {
  const json = await request.get('/en/line', { headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2' } });
  expect(json.headers()['content-type']).toContain('application/json');
  expect(await json.json()).toMatchObject({ apiVersion: 'v2', app: { name: 'betting' } });
  expect((await request.get('/en/line')).headers()['content-type']).toContain('text/html');
});

test('[LG-01] every language has documents that declare it', async ({ request }) => {
  for (const lang of ALL_LANGUAGES) expect(await (await request.get(`/${lang}`)).text()).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
});

test('[PL-02] no document shows an element whose styles it defers', async ({ request }) => {
  /** Class names in the stylesheets that a document references with this `rel`. */
  const classesOf = async (document: string, rel: string): Promise<Set<string>> => {
    const links = [...document.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, href]) => href ?? '');
    const sheets = await Promise.all(links.map(async (href) => (await request.get(href)).text()));
    return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-zA-Z]{4}[0-9a-z]+)/g)].map(([, name]) => name ?? '')));
  };
  let namedLater = 0;
  for (const path of [...PAGES, '/en/casino', '/en/results', '/ar'])
    for (const build of ['desktop', 'mobile']) {
      const document = await (await request.get(`${path}?platform_type=${build}`)).text();
      const shown = [...document.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(' '));
      const [linked, later] = [await classesOf(document, 'stylesheet'), await classesOf(document, 'later-stylesheet')];
      expect(
        shown.filter((name) => later.has(name) && !linked.has(name)),
        `${path} on ${build}`,
      ).toEqual([]);
      namedLater += later.size;
    }
  expect(namedLater).toBeGreaterThan(0);
});

test('[SE-01] [LB-01] served documents are valid HTML', async ({ request }) => {
  expect(
    await faultsOf('<!doctype html><html lang="en"><head><title>Fault</title></head><body><span><h1>Fault</h1></span></body></html>'),
  ).toEqual([expect.stringContaining('element-permitted-content')]);
  const read = async (path: string): Promise<string> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const game = /href="(\/en\/live\/[^"/]+\/[^"/]+\/[^"/]+\/[^"/]+)"/.exec(await read('/en/live'))?.[1] ?? 'no game on the live page';
  const pages = ['/en', '/en/live', '/ar/line', game, '/en/promo', '/en/promotions/first-steps', '/en/news', '/en/news/bet-calculator'];
  for (const build of ['desktop', 'mobile'])
    for (const path of [...pages, '/en/information/rules/general', '/en/user/login', '/en/registration', '/en/casino'])
      expect.soft(await faultsOf(await read(`${path}?platform_type=${build}`)), `${build} ${path}`).toEqual([]);
});

test('[PRV-2] the documentation has a row for each of the four agreements', () => {
  expect(TABLE.map(({ agreed }) => agreed)).toEqual([0, 1, 2, 3]);
});
