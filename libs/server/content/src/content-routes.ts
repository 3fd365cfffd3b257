import { contentContract } from '@touchline/content-contract/schemas';
import { Refusal } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import type { Library } from './documents/library.ts';
import { atomOf, rssOf } from './news-feeds.ts';
import { readerOf, type ReaderServices } from './reader.ts';

/** Answers depend on the session, so shared caches must not store them. */
const KEPT = 'private, max-age=30';

const NO_DOCUMENT = () => new Refusal(404, 'not-found', { detail: 'There is no such document' });

/** Editorial documents, filtered for the requesting visitor or player. @spec PI-01 PI-02 PI-03 */
export function contentRoutes(app: FastifyInstance, services: ReaderServices, options: ServeOptions, library: () => Library): void {
  serve(app, contentContract.list, options, async ({ params: { kind }, query: { lang }, request, reply }) => {
    reply.header('cache-control', KEPT).header('vary', 'cookie');
    return { cards: library().list(kind, await readerOf(services, request, lang)) };
  });
  serve(app, contentContract.document, options, async ({ params: { kind, slug }, query: { lang }, request, reply }) => {
    reply.header('cache-control', KEPT).header('vary', 'cookie');
    const found = library().find(kind, slug, await readerOf(services, request, lang));
    if (found === undefined) throw NO_DOCUMENT();
    return found as never;
  });
  serve(app, contentContract.banners, options, async ({ query: { lang, place }, request, reply }) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    return { banners: library().banners(place, await readerOf(services, request, lang)) };
  });
  feedRoutes(app, services, library);
}

const FEEDS = [
  { path: '/bff-api/content/news.rss', type: 'application/rss+xml', write: rssOf },
  { path: '/bff-api/content/news.atom', type: 'application/atom+xml', write: atomOf },
] as const;

/** RSS and Atom feeds of the news. @spec PI-03 */
function feedRoutes(app: FastifyInstance, services: ReaderServices, library: () => Library): void {
  for (const { path, type, write } of FEEDS) {
    app.get<{ Querystring: { lang?: unknown } }>(path, async (request, reply) => {
      const requested = request.query.lang;
      const lang = typeof requested === 'string' && /^[a-z]{2}$/.test(requested) ? requested : 'en';
      const cards = library().list('news', await readerOf(services, request, lang));
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'private, max-age=300').header('vary', 'cookie');
      return write(cards, {
        origin: `${request.protocol}://${request.host}`,
        lang,
        title: services.config(request).companyName,
        self: `${path}?lang=${lang}`,
      });
    });
  }
}
