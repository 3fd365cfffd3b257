import type { LoadedBrand } from '@touchline/shared-brand';
import { drawArt } from '@touchline/ui-art';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  dictionaryUrls,
  manifestsOf,
  manifestWords,
  remoteFiles,
  SECTIONS_DICTIONARY,
  type Registry,
  type RegistrySource,
} from '../registry.ts';
import { versionsFor } from '../canaries.ts';

const DAY_SECONDS = 86_400;
const LOGO = readFileSync(new URL('../../files/favicon.svg', import.meta.url), 'utf8');
const FLAGS = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');
/** Replaces missing flags by a blank of the same size, so that no console shows an error. */
const NO_FLAG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
const CYBER_ICONS = new URL('../../files/cyber-icons/', import.meta.url);
/** The current registry, logo, flags, esports icons, and pictures drawn from names. */
export function addSiteFiles(
  app: FastifyInstance,
  { registry, brand }: { registry: RegistrySource; brand?: LoadedBrand | undefined },
): void {
  const mark = brand?.files.get(brand.favicon) ?? LOGO;
  /** The registry as the requesting visitor has it. */
  const seen = ({ headers: { cookie } }: FastifyRequest): Registry => versionsFor(registry.current(), { cookie }).registry;
  // A page whose remote failed looks up its current URL.
  app.get('/remotes.json', (request, reply) => reply.header('cache-control', 'no-store').send(remoteFiles(seen(request))));
  // A page that meets an unknown path looks up the current sections.
  // @spec RT-05
  app.get('/sections.json', (request, reply) => reply.header('cache-control', 'no-store').send(manifestsOf(seen(request))));
  // A page that changes its language looks up the URLs of its messages.
  app.get<{ Params: { file: string } }>('/messages/:file', (request, reply) => {
    const lang = /^([a-z]{2})\.json$/.exec(request.params.file)?.[1] ?? '';
    const urls = dictionaryUrls(seen(request), lang);
    if (urls === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.header('cache-control', 'no-store').send(urls);
  });
  // Names of the sections in another language: they depend on what is deployed, so they are not a file of the build.
  app.get<{ Params: { file: string } }>('/sections/:file', (request, reply) => {
    const lang = /^([a-z]{2})\.json$/.exec(request.params.file)?.[1] ?? '';
    if (registry.current().messages[lang] === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const messages = manifestWords(seen(request), lang);
    const dictionary = { lang, name: SECTIONS_DICTIONARY, count: Object.keys(messages).length, messages };
    return reply.header('cache-control', 'no-store').send(dictionary);
  });
  app.get<{ Params: { file: string } }>('/flags/:file', async ({ params: { file } }, reply) => {
    const code = /^([A-Z]{2}(?:-[A-Z]{2,3})?)\.svg$/.exec(file)?.[1];
    if (code === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const picture = await readFile(join(FLAGS, `${code}.svg`), 'utf8').catch(() => NO_FLAG);
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${7 * DAY_SECONDS}`)
      .send(picture);
  });
  // Drawn from the names in the URL, so a URL always gives the same picture.
  // @spec LB-02
  app.get<{ Params: { version: string; file: string }; Querystring: Record<string, unknown> }>(
    '/art/:version/:file',
    ({ params: { version, file }, query }, reply) => {
      const kind = /^([a-z]{1,20})\.svg$/.exec(file)?.[1];
      const picture = kind === undefined ? undefined : drawArt(version, kind, query);
      if (picture === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${365 * DAY_SECONDS}, immutable`)
        .send(picture);
    },
  );
  // Pictures of a version never change; other pictures have another version.
  // @spec BT-03
  app.get<{ Params: { version: string; file: string } }>('/cyber-icons/:version/:file', async ({ params: { version, file } }, reply) => {
    const isNamed = /^\d+\.\d+\.\d+$/.test(version) && /^[a-z][a-z0-9-]{0,40}\.svg$/.test(file);
    const picture = isNamed ? await readFile(new URL(`${version}/${file}`, CYBER_ICONS), 'utf8').catch(() => undefined) : undefined;
    if (picture === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${365 * DAY_SECONDS}, immutable`)
      .send(picture);
  });
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, (_request, reply) => reply.type('image/svg+xml').header('cache-control', `public, max-age=${DAY_SECONDS}`).send(mark));
}
