import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWaiting } from './is-waiting.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
/** Looks in a row without a request, each after the sockets were read, until nobody is taken to be on the way. */
const QUIET_LOOKS = 3;
const WATCHERS = new Set(['/healthz', '/readyz']);

/** Whoever watches the process, waits for something to happen or holds a socket open is no work that has to be done before it ends. */
const isWork = (request: FastifyRequest): boolean =>
  !WATCHERS.has(request.url) && !isWaiting(request) && request.headers.upgrade?.toLowerCase() !== 'websocket';

export interface Traffic {
  quiet(longestMs: number): Promise<void>;
}

/**
 * Waits until requests stop coming, those aside that watch the process or wait for something to happen. A request that has reached the machine but was not read yet is invisible: its
 * connection looks idle and would be cut. So a process that ends first listens until it is quiet. @spec SRV-1
 */
export function watchTraffic(app: FastifyInstance, now: () => number): Traffic {
  let started = 0;
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isWork(request)) return;
    started += 1;
    if (reply.raw.destroyed) return;
    running += 1;
    // Not `onResponse`: it is silent about visitors who leave in the middle.
    reply.raw.once('close', () => (running -= 1));
  });
  return {
    quiet: async (longestMs) => {
      const until = now() + longestMs;
      for (let looks = 0, seen = started; looks < QUIET_LOOKS && now() < until; looks += 1) {
        await sleep(LOOK_EVERY_MS);
        if (running > 0 || started !== seen) looks = -1;
        seen = started;
      }
    },
  };
}
