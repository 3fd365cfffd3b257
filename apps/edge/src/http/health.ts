import type { FastifyInstance } from 'fastify';

export interface Readiness {
  isReady: boolean;
}

/** Health endpoints. Readiness is lost first when the process stops, so that nobody sends it new work. @spec SRV-1 */
export function addHealth(
  app: FastifyInstance,
  { version, builtAt, readiness }: { version: string; builtAt: () => string; readiness: Readiness },
): void {
  const plain = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(plain).send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply
      .headers(plain)
      .code(readiness.isReady ? 200 : 503)
      .send({ status: readiness.isReady ? 'ready' : 'stopping' }),
  );
  app.get('/version', (_request, reply) => reply.headers(plain).send({ version, builtAt: builtAt() }));
}
