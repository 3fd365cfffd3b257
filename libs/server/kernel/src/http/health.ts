import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/db.ts';
import type { StuckWork } from '../work/stuck-work.ts';

export interface Readiness {
  /** False from the moment the process is asked to end. @spec SRV-1 */
  isReady: boolean;
}

/** For whoever starts, watches and replaces processes. */
export function healthRoutes(
  app: FastifyInstance,
  { db, readiness, stuck, version }: { db: Queryable; readiness: Readiness; stuck: Pick<StuckWork, 'list'>; version: string },
): void {
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
    reply.header('cache-control', 'no-store');
    const canAnswer =
      readiness.isReady &&
      (await db.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(canAnswer ? 200 : 503).send({ status: canAnswer ? 'ready' : 'not-ready' });
  });
  app.get('/version', async (_, reply) => reply.header('cache-control', 'no-store').send({ name: 'touchline-sandbox', version }));
}
