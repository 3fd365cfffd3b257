import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import type { Queryable } from '../db/db.ts';
import type { StuckWork } from '../work/stuck-work.ts';

export interface Readiness {
  /** False from the moment the process is asked to end. @spec SRV-1 */
  isReady: boolean;
}

export interface HealthDeps {
  db: Queryable;
  readiness: Readiness;
  /** What modules lack. */
  lacks?: readonly (() => string | undefined)[];
  stuck: Pick<StuckWork, 'list'>;
  version: string;
  /** Folder whose disk the data is on; left out where the database has a disk of its own. */
  folder?: string | undefined;
  /** Bytes left on the disk of a folder. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** With less than this nothing new is taken: what is under way still has room to end. @spec SRV-5 */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** A check serves this long, so that whoever watches closely does not become the load. */
const KNOWN_FOR_MS = 1000;
const PROBE = `insert into settings (name, value) values ('written', $1) on conflict (name) do update set value = excluded.value`;

/** Why nothing new is taken: for whoever operates this, who mends each in another way. */
type NotReady = 'stopping' | 'disk-full' | 'not-writable';

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** For whoever starts, watches and replaces processes. Ready is who can write: a process that only reads would refuse every bet. */
export function healthRoutes(
  app: FastifyInstance,
  { db, readiness, stuck, version, folder, lacks: ofModules = [], freeBytes = freeBytesOf }: HealthDeps,
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

  // The process is alive either way: `degraded` asks for a person, not for a restart.
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
      .send(reason === undefined ? { status: 'ready' } : { status: 'not-ready', reason });
  });
  app.get('/version', async (_, reply) => reply.header('cache-control', 'no-store').send({ name: 'touchline-sandbox', version }));
}
