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
  /** Whether this process has documents or lists in memory, which it answers without the backend. */
  hasKept?: () => boolean;
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

/** Whether the backend is ready, and since when it is not. */
export interface OutageWatch {
  isBackendReady: () => Promise<boolean>;
  /** How long the backend has not been ready, in milliseconds; 0 while it is. */
  outageMs: () => Promise<number>;
}

/**
 * Measures outages from the last time that anyone found the backend ready. Health checks count: otherwise a single late answer after a quiet
 * time would be taken for an outage as long as that.
 *
 * @param now - a monotonic clock in milliseconds.
 */
export function watchOutage(isReady: () => Promise<boolean>, now: () => number): OutageWatch {
  let readyAt = now();
  const isBackendReady = async (): Promise<boolean> => {
    const is = await isReady();
    if (is) readyAt = now();
    return is;
  };
  return { isBackendReady, outageMs: async () => ((await isBackendReady()) ? 0 : now() - readyAt) };
}

/**
 * Health endpoints. Readiness fails first when the process stops, so that it gets no new work. While the backend is down, a process that has
 * documents or lists in memory is `degraded`: it stays in the rotation and answers from them. One that has nothing is not ready.
 *
 * @spec SRV-1 REM-10
 */
export function addHealth(
  app: FastifyInstance,
  { version, builtAt, readiness, isBackendReady = async () => true, backendLacks = () => [], hasKept = () => false }: HealthDeps,
): void {
  const plain = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(plain).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const lacks = backendLacks();
    const isComplete = lacks.length === 0;
    const withBackend = isComplete ? 'ready' : 'backend-incomplete';
    const without = isComplete && hasKept() ? 'degraded' : 'no-backend';
    const status = !readiness.isReady ? 'stopping' : (await isBackendReady()) ? withBackend : without;
    return reply
      .headers(plain)
      .code(status === 'ready' || status === 'degraded' ? 200 : 503)
      .send({ status, ...(status === 'backend-incomplete' && { lacks }) });
  });
  app.get('/version', (_request, reply) => reply.headers(plain).send({ version, builtAt: builtAt() }));
}
