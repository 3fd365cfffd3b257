import { contentContract } from '@touchline/content-contract/schemas';
import { Refusal, serve, type ServeOptions } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import type { Library } from './documents/library.ts';
import { readerOf, type ReaderServices } from './reader.ts';

/** Answers know who asks, so no cache between us and the reader may keep them. */
const KEPT = 'private, max-age=30';

const NO_DOCUMENT = () => new Refusal(404, 'not-found', { detail: 'There is no such document' });

/** What an editor writes, for whoever may see it. @spec PI-01 PI-02 PI-03 */
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
}
