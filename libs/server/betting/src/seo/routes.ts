import type { Engine } from '@touchline/server-engine';
import { openSitePages, Refusal, type SitePages } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { seoContract } from '@touchline/platform-contract/schemas';
import type { SeoSports } from '@touchline/platform-contract';
import type { FastifyInstance } from 'fastify';
import { menu } from '../feed/game-page.ts';
import { pageFacts } from './page-facts.ts';
import { isSitemapSection, sitemapIndex, sitemapPages } from './sitemap.ts';
import { contentOf, descriptionOf } from './page-texts.ts';

const MOST_SPORTS = 12;
const KEPT = 'public, max-age=30';

function sportsOf(engine: Engine, lang: string): SeoSports['sports'] {
  const sports = menu(engine, { section: 'line', lang })?.sports ?? [];
  return [...sports].sort((a, b) => b.count - a.count).slice(0, MOST_SPORTS);
}

/** Data about pages for search engines and visitors, independent of the session. @spec SE-01 SE-02 SE-03 */
export function seoRoutes(app: FastifyInstance, engine: Engine, options: ServeOptions, pages: SitePages = openSitePages()): void {
  serve(app, seoContract.pageData, options, async ({ query: { url, lang }, reply }) => {
    reply.header('cache-control', KEPT);
    const description = descriptionOf(pageFacts(engine, url, lang), lang);
    return description === undefined ? {} : { description };
  });
  serve(app, seoContract.content, options, async ({ query: { url, lang }, reply }) => {
    reply.header('cache-control', KEPT);
    return { content: contentOf(pageFacts(engine, url, lang), lang) };
  });
  serve(app, seoContract.visual, options, async ({ query: { url, lang }, reply }) => {
    reply.header('cache-control', KEPT);
    return { sportKey: pageFacts(engine, url, lang).sportKey, isFolded: true };
  });
  serve(app, seoContract.sports, options, async ({ query: { lang }, reply }) => {
    reply.header('cache-control', KEPT);
    return { sports: sportsOf(engine, lang) };
  });
  serve(app, seoContract.sitemapIndex, options, async ({ reply }) => {
    reply.header('cache-control', KEPT);
    return sitemapIndex(engine, pages);
  });
  serve(app, seoContract.sitemapPages, options, async ({ params: { section }, query, reply }) => {
    reply.header('cache-control', KEPT);
    const [part, parts, after] = [Number(query.part), Number(query.parts), Number(query.after ?? 0)];
    if (!isSitemapSection(section) || part < 1 || part > parts)
      throw new Refusal(404, 'not-found', { detail: 'The sitemap has no such file' });
    return sitemapPages(engine, { section, part, parts, after }, pages);
  });
}
