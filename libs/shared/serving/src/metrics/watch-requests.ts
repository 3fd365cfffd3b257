import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWaiting } from '../is-waiting.ts';
import type { Metrics, RequestName } from './metrics.ts';

const MS = 1000;

/** The status class, such as `2xx`; aborted requests have no class. */
const outcomeOf = ({ statusCode, raw }: FastifyReply): string => (raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : 'left');

export interface WatchTerms {
  metrics: Metrics;
  /** From a fixed list: paths typed by visitors would give endless names. */
  nameOf: (request: FastifyRequest) => RequestName;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

/** Counts every finished request, except long polls. */
export function watchRequests(app: FastifyInstance, { metrics, nameOf, now }: WatchTerms): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isWaiting(request)) return;
    const beganAt = now();
    // `onResponse` does not run for aborted requests.
    reply.raw.once('close', () => metrics.request(nameOf(request), outcomeOf(reply), (now() - beganAt) / MS));
  });
}
