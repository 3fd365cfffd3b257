import { lowerAscii } from '@touchline/shared-primitives';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { letVisitorsGo } from './close-gently.ts';
import { isWaiting } from './is-waiting.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 200;
/** Consecutive checks without a request, each after sockets were read, until traffic counts as quiet. */
const QUIET_POLLS = 3;
const WATCHERS = new Set(['/healthz', '/readyz']);

/** Health checks, long polls and open sockets are no work to finish before the process ends. */
const isWork = (request: FastifyRequest): boolean =>
  !WATCHERS.has(request.url) && !isWaiting(request) && lowerAscii(request.headers.upgrade ?? '') !== 'websocket';

export interface Traffic {
  /** Ends connections after their next answer, and resolves when requests stop arriving or the time is over. */
  quiet(longestMs: number): Promise<void>;
}

/**
 * Waits until requests stop arriving, except health checks and long polls. A request that has reached the kernel but was not read yet is
 * invisible: its connection looks idle and would be closed. So a stopping process first keeps reading until traffic is quiet.
 *
 * @spec SRV-1
 */
export function watchTraffic(app: FastifyInstance, now: () => number): Traffic {
  let started = 0;
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isWork(request)) return;
    started += 1;
    if (reply.raw.destroyed) return;
    running += 1;
    // `onResponse` does not run for aborted requests.
    reply.raw.once('close', () => (running -= 1));
  });
  return {
    quiet: async (longestMs) => {
      letVisitorsGo(app.server);
      const until = now() + longestMs;
      for (let polls = 0, seen = started; polls < QUIET_POLLS && now() < until; polls += 1) {
        await sleep(POLL_EVERY_MS);
        if (running > 0 || started !== seen) polls = -1;
        seen = started;
      }
    },
  };
}
