import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import type { Broker } from '../broker/broker.ts';
import type { Queryable } from '../db/db.ts';
import type { StuckWork } from '../work/stuck-work.ts';

export interface Readiness {
  /** False once the process has been asked to stop. @spec SRV-1 */
  isReady: boolean;
}

export interface HealthDeps {
  db: Queryable;
  /** Named in the answer if there are several processes. */
  broker?: Pick<Broker, 'kind' | 'carrier'>;
  readiness: Readiness;
  /** Reasons of modules for not being ready. */
  lacks?: readonly (() => string | undefined)[];
  stuck: Pick<StuckWork, 'list'>;
  version: string;
  /** Folder of the data, whose disk is checked; absent if the database runs on a server. */
  folder?: string | undefined;
  /** Free bytes on the disk of a folder. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** With less free space the process is not ready; requests in progress still have room to finish. @spec SRV-5 */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** How long a result is cached, so that frequent probes do not add load. */
const KNOWN_FOR_MS = 1000;
const PROBE = `insert into settings (name, value) values ('written', $1) on conflict (name) do update set value = excluded.value`;

/** Reason for not being ready; the operator fixes each in a different way. */
type NotReady = 'stopping' | 'disk-full' | 'not-writable';

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Health routes for orchestration and monitoring. Ready means able to write: a read-only process would reject every bet. `broker` names what
 * carries messages to the other processes; without NATS a process is as ready as with it.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, broker, readiness, stuck, version, folder, lacks: ofModules = [], freeBytes = freeBytesOf }: HealthDeps,
): void {
  const check = async (): Promise<NotReady | undefined> => {
    if (folder !== undefined && (await freeBytes(folder)) < LEAST_FREE_BYTES) return 'disk-full';
    await db.query(PROBE, [String(Date.now())]);
    return undefined;
  };
  let known: { lacks: Promise<NotReady | undefined>; atMs: number } | undefined;
  const lacks = (): Promise<NotReady | undefined> => {
    if (known === undefined || performance.now() - known.atMs >= KNOWN_FOR_MS)
      known = { lacks: check().catch(() => 'not-writable' as const), atMs: performance.now() };
    return known.lacks;
  };

  const carrier = () => (broker === undefined || broker.kind === 'in-process' ? {} : { broker: broker.carrier() });

  // Always 200 while the process is alive: `degraded` needs an operator, not a restart.
  app.get('/healthz', async (_, reply) => {
    const items = stuck.list();
    const jobs = [...new Set(items.map(({ job }) => job))].map((job) => {
      const own = items.filter((item) => item.job === job);
      return { job, items: own.length, quarantined: own.filter(({ isQuarantined }) => isQuarantined).length };
    });
    const status = jobs.some(({ quarantined }) => quarantined > 0) ? 'degraded' : 'ok';
    return reply.header('cache-control', 'no-store').send({ status, stuck: jobs });
  });
  app.get('/readyz', async (_, reply) => {
    const ofModule = ofModules.map((lacksNow) => lacksNow()).find((one) => one !== undefined);
    const reason = readiness.isReady ? (ofModule ?? (await lacks())) : 'stopping';
    return reply
      .header('cache-control', 'no-store')
      .code(reason === undefined ? 200 : 503)
      .send(reason === undefined ? { status: 'ready', ...carrier() } : { status: 'not-ready', reason });
  });
  app.get('/version', async (_, reply) => reply.header('cache-control', 'no-store').send({ name: 'touchline-sandbox', version }));
}
