import type { APIRequestContext } from '@playwright/test';
import { ALL_LANGUAGES } from './support/messages.ts';
import { readerOf, textsOf } from './support/readable.ts';
import { lineOf, readTable, type TableRow } from './support/route-table.ts';
import { expect, test } from './support/quiet-page.ts';

const isLong = process.env['TOUCHLINE_LONG'] === '1';
/** Pages per kind: there are hundreds of games, matches and articles, rendered by one template each. */
const OF_A_KIND = isLong ? 6 : 1;
const MOST_PAGES = isLong ? 600 : 60;
const AT_ONCE = 4;

const kindOf = (path: string): string =>
  path
    .split('/')
    .map((part, at, all) => (/\d/.test(part) || (at > 1 && at === all.length - 1) ? '#' : part))
    .join('/');

/** Paths of this site and language that a document links to, without queries. */
const linksOf = (html: string, language: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)/g)]
    .map(([, href = '']) => href)
    .filter((href) => href === `/${language}` || href.startsWith(`/${language}/`));

interface Crawled {
  pages: number;
  links: number;
  texts: number;
  faults: string[];
}

async function crawl(request: APIRequestContext, language: string, build: string, table: readonly TableRow[]): Promise<Crawled> {
  const reader = readerOf(language);
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  const waiting: { path: string; from: string }[] = [];
  const found: Crawled = { pages: 0, links: 0, texts: 0, faults: [] };
  const add = (path: string, from: string): void => {
    found.links += 1;
    const kind = kindOf(path);
    const count = kinds.get(kind) ?? 0;
    if (seen.has(path) || count >= OF_A_KIND) return;
    seen.add(path);
    kinds.set(kind, count + 1);
    waiting.push({ path, from });
  };
  add(`/${language}`, 'the start');
  for (const { path, outcome, access } of table)
    if (outcome.startsWith('page') && access !== 'guest') add(`/${language}${path === '/' ? '' : path}`, 'the route table');

  const visit = async ({ path, from }: { path: string; from: string }): Promise<void> => {
    const answer = await request.get(`${path}?platform_type=${build}`, { timeout: 60_000 });
    const status = answer.status();
    found.pages += 1;
    if (status === 404 && table.some((row) => row.path === path.slice(language.length + 1) && row.outcome.includes('404'))) return;
    if (status >= 400) {
      found.faults.push(`${path}, linked from ${from}, answers ${status}`);
      return;
    }
    const html = await answer.text();
    const texts = new Set(textsOf(html));
    found.texts += texts.size;
    for (const text of texts) {
      const fault = reader.faultOf(text);
      if (fault !== null) found.faults.push(`${path} shows ${fault}: ${text.slice(0, 120)}`);
    }
    for (const href of linksOf(html, language)) add(href, path);
  };
  while (waiting.length > 0 && found.pages < MOST_PAGES) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return found;
}

// Every run reads two languages as a visitor and one as a player; `npm run test:long -- crawl` reads all twelve as both.
for (const language of isLong ? ALL_LANGUAGES : ['de', 'ar'])
  for (const who of ['visitor', 'player'] as const)
    if (isLong || who === 'visitor' || language === 'ar')
      test(`[LG-01] [I18N-1] [TL-01] [PI-01] the whole product in ${language} as a ${who} has no message keys, no leftovers, no English and no dead links`, async ({
        player,
        page,
      }, { project }) => {
        test.setTimeout(isLong ? 20 * 60_000 : 240_000);
        if (who === 'player') await player.beNewPlayer();
        const { pages, links, texts, faults } = await crawl(page.context().request, language, project.name, readTable(await lineOf()));
        console.log(`crawl ${project.name} ${language} ${who}: ${pages} pages, ${links} links, ${texts} texts, ${faults.length} faults`);
        expect([...new Set(faults)]).toEqual([]);
        expect(pages).toBeGreaterThan(40);
      });
