import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWaiting } from '../is-waiting.ts';
import type { Metrics, RequestName } from './metrics.ts';

const MS = 1000;

/** The class of an answer, such as `2xx`; whoever left before the end got none of them. */
const outcomeOf = ({ statusCode, raw }: FastifyReply): string => (raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : 'left');

export interface WatchTerms {
  metrics: Metrics;
  /** From a list that is known: a path that somebody typed would be a name without an end. */
  nameOf: (request: FastifyRequest) => RequestName;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

/** Counts every request once it has ended, those aside that wait for something to happen. */
export function watchRequests(app: FastifyInstance, { metrics, nameOf, now }: WatchTerms): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isWaiting(request)) return;
    const beganAt = now();
    // Not `onResponse`: it is silent about visitors who leave in the middle.
    reply.raw.once('close', () => metrics.request(nameOf(request), outcomeOf(reply), (now() - beganAt) / MS));
  });
}
