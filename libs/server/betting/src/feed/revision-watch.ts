import type { Engine } from '@touchline/server-engine';
import type { FastifyInstance } from 'fastify';

/** Polling interval while requests wait; also the maximum delay of prices. */
const POLL_EVERY_MS = 25;
/** Longest wait of a request. */
const WAIT_MS = 2_000;

/**
 * Waits for the next revision. One timer polls for all waiting requests, and only while there are any, so that the engine need not know its
 * readers. A closing server answers at once.
 */
export function revisionWatch(app: FastifyInstance, engine: Pick<Engine, 'revision'>): (since: number) => Promise<number> {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let seen = 0;
  const wakeAll = (): void => {
    for (const wake of [...waiting]) wake();
  };
  const poll = (): void => {
    if (engine.revision !== seen) wakeAll();
    seen = engine.revision;
  };
  app.addHook('preClose', async () => wakeAll());
  return (since) =>
    new Promise((answer) => {
      const wake = (): void => {
        clearTimeout(longest);
        waiting.delete(wake);
        if (waiting.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        answer(engine.revision);
      };
      const longest = setTimeout(wake, WAIT_MS);
      waiting.add(wake);
      seen = since;
      timer ??= setInterval(poll, POLL_EVERY_MS);
    });
}
