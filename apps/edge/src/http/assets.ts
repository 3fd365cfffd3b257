import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '/assets/';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves hashed files of the build: compressed at build time, cached by browsers forever. A missing one is a 404 in plain text, never a
 * page.
 */
export async function addAssets(app: FastifyInstance, { dist }: { dist: string }): Promise<void> {
  const root = join(dist, 'assets');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: PREFIX,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
  });
}

export const isAsset = (url: string): boolean => url.startsWith(PREFIX);
