import fastify from 'fastify';
import type { Queryable } from '../db/db.ts';
import { healthRoutes } from './health.ts';

const MIB = 1024 * 1024;

async function readyWith(over: { query?: Queryable['query']; free?: () => Promise<number>; isReady?: boolean }): Promise<number> {
  const app = fastify();
  healthRoutes(app, {
    db: { query: over.query ?? (async () => []) },
    readiness: { isReady: over.isReady ?? true },
    stuck: { list: () => [] },
    version: '0.0.0',
    folder: '/data',
    freeBytes: over.free ?? (async () => 1024 * MIB),
  });
  return (await app.inject('/readyz')).statusCode;
}
const fail = () => Promise.reject(new Error('No space left on device'));

it.each([
  ['all is well', {}, 200],
  ['64 MiB are left', { free: async () => 64 * MIB }, 200],
  ['less is left', { free: async () => 64 * MIB - 1 }, 503],
  ['nobody can say how much is left', { free: fail }, 503],
  ['the database takes nothing', { query: fail }, 503],
  ['the process ends', { isReady: false }, 503],
])('[SRV-5] readiness while %s', async (_, over, status) => {
  expect(await readyWith(over)).toBe(status);
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
