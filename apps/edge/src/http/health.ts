import type { FastifyInstance } from 'fastify';
import type { Backends } from './backends.ts';

export interface Readiness {
  isReady: boolean;
}

export interface HealthDeps {
  version: string;
  /** When the build was made. */
  builtAt: () => string;
  readiness: Readiness;
  /** Asks the backend whether it is ready; left out where there is none to ask. */
  isBackendReady?: () => Promise<boolean>;
  /** What the backend lacks so that no page can be shown. */
  backendLacks?: () => readonly string[];
}

/** An answer of the backend serves so long, so that whoever watches closely does not become its load. */
const KNOWN_FOR_MS = 1_000;
const ASK_WITHIN_MS = 1_000;

/** Whether the backend says that it is ready, of several one of them; silence, an error and a refusal are no. */
export function backendProbe(
  { origins }: Pick<Backends, 'origins'>,
  { ask = fetch, now = () => performance.now() }: { ask?: typeof fetch; now?: () => number } = {},
): () => Promise<boolean> {
  let known: { isReady: Promise<boolean>; atMs: number } | undefined;
  const askOne = (origin: string): Promise<boolean> =>
    ask(`${origin}/readyz`, { signal: AbortSignal.timeout(ASK_WITHIN_MS), redirect: 'manual' }).then(
      (answer) => answer.status < 500, // a backend without this path is there all the same
      () => false,
    );
  const askNow = async (): Promise<boolean> => (await Promise.all(origins.map(askOne))).includes(true);
  return () => {
    if (known === undefined || now() - known.atMs >= KNOWN_FOR_MS) known = { isReady: askNow(), atMs: now() };
    return known.isReady;
  };
}

/**
 * Health endpoints. Readiness is lost first when the process stops, so that nobody sends it new work; and while the backend is away, since
 * every page needs it.
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

/** From the first moment of a stop no connection is kept: the next request finds another process. @spec SRV-1 */
export function addClosing(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!readiness.isReady) reply.header('connection', 'close');
  });
}
