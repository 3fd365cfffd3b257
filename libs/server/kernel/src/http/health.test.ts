import fastify from 'fastify';
import type { Queryable } from '../db/db.ts';
import { healthRoutes } from './health.ts';

const MIB = 1024 * 1024;

async function readyWith(over: {
  query?: Queryable['query'];
  free?: () => Promise<number>;
  isReady?: boolean;
}): Promise<[number, unknown]> {
  const app = fastify();
  healthRoutes(app, {
    db: { query: over.query ?? (async () => []) },
    readiness: { isReady: over.isReady ?? true },
    stuck: { list: () => [] },
    version: '0.0.0',
    folder: '/data',
    freeBytes: over.free ?? (async () => 1024 * MIB),
  });
  const answer = await app.inject('/readyz');
  return [answer.statusCode, answer.json()];
}
const fail = () => Promise.reject(new Error('No space left on device'));

const READY = [200, { status: 'ready' }];
const notReady = (reason: string) => [503, { status: 'not-ready', reason }];

it.each([
  ['all is well', {}, READY],
  ['64 MiB are left', { free: async () => 64 * MIB }, READY],
  ['less is left', { free: async () => 64 * MIB - 1 }, notReady('disk-full')],
  ['nobody can say how much is left', { free: fail }, notReady('not-writable')],
  ['the database takes nothing', { query: fail }, notReady('not-writable')],
  ['the process ends', { isReady: false }, notReady('stopping')],
])('[SRV-5] readiness while %s, with its reason', async (_, over, answer) => {
  expect(await readyWith(over)).toEqual(answer);
});

it('[SRV-5] asks the database to write, and once a second at most', async () => {
  const asked: string[] = [];
  const app = fastify();
  const query: Queryable['query'] = async (sql) => {
    asked.push(sql);
    return [];
  };
  healthRoutes(app, { db: { query }, readiness: { isReady: true }, stuck: { list: () => [] }, version: '0.0.0' });

  await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));

  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^insert into/);
});
