import { codeOf } from '@touchline/shared-primitives';
import { seoCalls } from '@touchline/platform-contract';
import { placeOf } from '@touchline/shared-http';
import { siteOrigin, takeSectionRoutes } from '@touchline/shared-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { CALL_PREFIXES } from '../http/api-prefixes.ts';
import { createEncoder, encodingOf } from '../http/compress.ts';
import { manifestsOf, type RegistrySource } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import { BackendAnswer, createSiteReader, type SiteNames, type SiteReader } from './site-reader.ts';
import { indexXml, isOpenPage, readPages, readParts, URLS_END, URLS_OPENING, urlXml, type SitemapPage } from './sitemap-xml.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Nothing for search engines: accounts, and the paths of the backend. */
const PRIVATE_PATHS = ['/office', '/*/office', ...CALL_PREFIXES];

export interface SitemapDeps {
  settings: Pick<EdgeSettings, 'backend'>;
  registry: RegistrySource;
  send?: (request: Request) => Promise<Response>;
}

const urlOf = (request: FastifyRequest): URL => new URL(`${request.protocol}://${request.host}`);
const spokenOf = ({ languages }: SiteNames, registry: RegistrySource): string[] =>
  languages.filter((lang) => registry.current().languages.includes(lang));

const plain = (reply: FastifyReply, status: 404 | 503): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '60' }) })
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found' : 'Try again in a minute');

/** Streams XML with compression: one answer of the backend is held at a time, and the next is fetched when the reader has consumed it. */
function sendXml(request: FastifyRequest, reply: FastifyReply, text: Iterable<string> | AsyncIterable<string>): FastifyReply {
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.type('application/xml; charset=utf-8').headers({ 'cache-control': `public, max-age=${HOUR_SECONDS}`, vary: 'Accept-Encoding' });
  const source = Readable.from(text, { highWaterMark: 1, objectMode: true });
  if (encoding === 'identity') return reply.send(source);
  reply.header('content-encoding', encoding);
  const encoder = createEncoder(encoding);
  source.on('error', (error) => encoder.destroy(error)); // an incomplete file is invalid, so the response breaks off
  encoder.on('close', () => source.destroy());
  return reply.send(source.pipe(encoder));
}

interface FileTerms {
  section: string;
  part: number;
  parts: number;
}
const pathOf = ({ section, part, parts }: FileTerms, after: number | null): string =>
  placeOf(seoCalls.sitemapPages, { params: { section }, query: { part, parts, after: after ?? undefined } });

async function* fileXml(
  reader: SiteReader,
  terms: FileTerms,
  first: ReturnType<typeof readPages>,
  urlOfPage: (page: SitemapPage) => string,
): AsyncGenerator<string> {
  yield URLS_OPENING;
  let answer = first;
  for (;;) {
    yield answer.pages.map(urlOfPage).join('');
    // An answer without progress would be requested forever.
    if (answer.next === null || answer.pages.length === 0) break;
    answer = readPages(await reader.ask(pathOf(terms, answer.next)));
  }
  yield URLS_END;
}

/** robots.txt and the sitemap: an index, and files by language and section. @spec SE-02 CFG-6 */
export function addRobotsAndSitemap(app: FastifyInstance, { settings, registry, send }: SitemapDeps): void {
  const reader = createSiteReader({
    backend: settings.backend,
    ...(send && { send }),
    report: (name, fields) => app.log.warn({ source: 'sitemap', ...fields }, name),
  });
  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    const isMissing = error instanceof BackendAnswer && error.status === 404;
    if (!isMissing) request.log.warn({ source: 'sitemap', code: codeOf(error) }, 'sitemap-failed');
    return plain(reply, isMissing ? 404 : 503);
  };

  app.get('/robots.txt', async (request, reply) => {
    // An error here would stop engines from crawling at all, so without names only the sitemap line is left out.
    const origin = await reader.names().then(
      ({ hosts }) => siteOrigin(urlOf(request), hosts),
      () => null,
    );
    const lines = [
      'User-agent: *',
      ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
      ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${origin === null ? 60 : DAY_SECONDS}`)
      .send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const [names, parts] = await Promise.all([reader.names(), reader.ask(seoCalls.sitemapIndex.path).then(readParts)]);
      const origin = siteOrigin(urlOf(request), names.hosts);
      if (origin === null) return plain(reply, 404);
      return sendXml(request, reply, [indexXml(parts, { origin, languages: spokenOf(names, registry) })]);
    } catch (error) {
      return failed(request, reply, error);
    }
  });

  app.get<{ Params: { lang: string; file: string } }>('/sitemaps/:lang/:file', async (request, reply) => {
    const { lang, file } = request.params;
    const [, section = '', part = '', parts = ''] = /^([a-z-]{1,20})-(\d{1,4})-of-(\d{1,4})\.xml$/.exec(file) ?? [];
    const terms = { section, part: Number(part), parts: Number(parts) };
    if (terms.part < 1 || terms.part > terms.parts) return plain(reply, 404);
    try {
      const [names, first] = await Promise.all([reader.names(), reader.ask(pathOf(terms, null)).then(readPages)]);
      const origin = siteOrigin(urlOf(request), names.hosts);
      const languages = spokenOf(names, registry);
      takeSectionRoutes(manifestsOf(registry.current()));
      if (origin === null || !languages.includes(lang)) return plain(reply, 404);
      const urlOfPage = (page: SitemapPage): string => (isOpenPage(page.path, names) ? urlXml(page, { origin, lang, languages }) : '');
      return sendXml(request, reply, fileXml(reader, terms, first, urlOfPage));
    } catch (error) {
      return failed(request, reply, error);
    }
  });
}
