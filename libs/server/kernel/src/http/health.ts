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

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** For whoever starts, watches and replaces processes. Ready is who can write: a process that only reads would refuse every bet. */
export function healthRoutes(app: FastifyInstance, { db, readiness, stuck, version, folder, freeBytes = freeBytesOf }: HealthDeps): void {
  const check = async (): Promise<boolean> => {
    if (folder !== undefined && (await freeBytes(folder)) < LEAST_FREE_BYTES) return false;
    await db.query(PROBE, [String(Date.now())]);
    return true;
  };
  let known: { canWrite: Promise<boolean>; atMs: number } | undefined;
  const canWrite = (): Promise<boolean> => {
    if (known === undefined || performance.now() - known.atMs >= KNOWN_FOR_MS)
      known = { canWrite: check().catch(() => false), atMs: performance.now() };
    return known.canWrite;
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
    const isReady = readiness.isReady && (await canWrite());
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not-ready' });
  });
  app.get('/version', async (_, reply) => reply.header('cache-control', 'no-store').send({ name: 'touchline-sandbox', version }));
}
