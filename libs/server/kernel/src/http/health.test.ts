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
  ['nothing is wrong', {}, READY],
  ['64 MiB are free', { free: async () => 64 * MIB }, READY],
  ['less than 64 MiB is free', { free: async () => 64 * MIB - 1 }, notReady('disk-full')],
  ['the free space cannot be determined', { free: fail }, notReady('not-writable')],
  ['the database cannot write', { query: fail }, notReady('not-writable')],
  ['the process is stopping', { isReady: false }, notReady('stopping')],
])('[SRV-5] reports readiness and its reason when %s', async (_, over, answer) => {
  expect(await readyWith(over)).toEqual(answer);
});

it.each([
  ['nats', 'postgres', { broker: 'postgres' }],
  ['nats', 'nats', { broker: 'nats' }],
  ['in-process', 'in-process', {}],
] as const)('[SRV-2] is ready with the broker %s while messages go by %s, and says so', async (kind, carrier, said) => {
  const app = fastify();
  const broker = { kind, carrier: () => carrier };
  healthRoutes(app, { db: { query: async () => [] }, broker, readiness: { isReady: true }, stuck: { list: () => [] }, version: '0.0.0' });
  const answer = await app.inject('/readyz');

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', ...said }]);
});

it('[SRV-5] checks that the database can write, at most once a second', async () => {
  const queries: string[] = [];
  const app = fastify();
  const query: Queryable['query'] = async (sql) => {
    queries.push(sql);
    return [];
  };
  healthRoutes(app, { db: { query }, readiness: { isReady: true }, stuck: { list: () => [] }, version: '0.0.0' });

  await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));

  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatch(/^insert into/);
});
