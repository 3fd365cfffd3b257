import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/db.ts';

export interface Readiness {
  /** False from the moment the process is asked to end. @spec SRV-1 */
  isReady: boolean;
}

/** For whoever starts, watches and replaces processes. */
export function healthRoutes(
  app: FastifyInstance,
  { db, readiness, version }: { db: Queryable; readiness: Readiness; version: string },
): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
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
