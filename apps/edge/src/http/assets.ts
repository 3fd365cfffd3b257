import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_SECONDS = 31_536_000;

/** Hashed files of the build: compressed at build time, kept by browsers for good. A missing one is a 404 in plain text, never a page. */
export async function addAssets(app: FastifyInstance, { dist }: { dist: string }): Promise<void> {
  const root = join(dist, 'assets');
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    scope.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found'));
    await scope.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      dotfiles: 'ignore',
      decorateReply: false,
    });
  });
}
