import type { Engine } from '@touchline/server-engine';
import type { FastifyInstance } from 'fastify';

/** How often the revision is looked at while somebody waits: what prices are late by at most. */
const LOOK_EVERY_MS = 25;
/** Longest wait of one question. */
const WAIT_MS = 2_000;

/**
 * Waits for the next revision. One timer looks for everybody who waits, and only while somebody does: whoever moves prices need not know that
 * there are readers. A server that closes answers at once.
 */
export function revisionWatch(app: FastifyInstance, engine: Pick<Engine, 'revision'>): (since: number) => Promise<number> {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let seen = 0;
  const wakeAll = (): void => {
    for (const wake of [...waiting]) wake();
  };
  const look = (): void => {
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
      timer ??= setInterval(look, LOOK_EVERY_MS);
    });
}
