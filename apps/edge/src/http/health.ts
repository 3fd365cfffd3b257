import type { FastifyInstance } from 'fastify';
import type { Backends } from './backends.ts';

export interface Readiness {
  isReady: boolean;
}

export interface HealthDeps {
  version: string;
  /** Time of the build. */
  builtAt: () => string;
  readiness: Readiness;
  /** Whether the backend is ready; left out without one. */
  isBackendReady?: () => Promise<boolean>;
  /** What the backend lacks for pages to be shown. */
  backendLacks?: () => readonly string[];
}

/** How long a readiness answer is cached, so that frequent probes do not load the backend. */
const KNOWN_FOR_MS = 1_000;
const ASK_WITHIN_MS = 1_000;

/** Whether a backend, or one of several, reports ready; silence and errors mean no. */
export function backendProbe(
  { origins }: Pick<Backends, 'origins'>,
  { ask = fetch, now = () => performance.now() }: { ask?: typeof fetch; now?: () => number } = {},
): () => Promise<boolean> {
  let known: { isReady: Promise<boolean>; atMs: number } | undefined;
  const askOne = (origin: string): Promise<boolean> =>
    ask(`${origin}/readyz`, { signal: AbortSignal.timeout(ASK_WITHIN_MS), redirect: 'manual' }).then(
      (answer) => answer.status < 500, // a backend without this path still runs
      () => false,
    );
  const askNow = async (): Promise<boolean> => (await Promise.all(origins.map(askOne))).includes(true);
  return () => {
    if (known === undefined || now() - known.atMs >= KNOWN_FOR_MS) known = { isReady: askNow(), atMs: now() };
    return known.isReady;
  };
}

/**
 * Health endpoints. Readiness fails first when the process stops, so that it gets no new work, and while the backend is down, since every
 * page needs it.
 *
 * @spec SRV-1
 */
export function addHealth(
  app: FastifyInstance,
  { version, builtAt, readiness, isBackendReady = async () => true, backendLacks = () => [] }: HealthDeps,
): void {
  const plain = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(plain).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const lacks = backendLacks();
    const answers = lacks.length === 0 ? 'ready' : 'backend-incomplete';
    const status = !readiness.isReady ? 'stopping' : (await isBackendReady()) ? answers : 'no-backend';
    return reply
      .headers(plain)
      .code(status === 'ready' ? 200 : 503)
      .send({ status, ...(status === 'backend-incomplete' && { lacks }) });
  });
  app.get('/version', (_request, reply) => reply.headers(plain).send({ version, builtAt: builtAt() }));
}
