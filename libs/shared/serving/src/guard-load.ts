import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { createAdmission, type AdmissionTerms } from './admission.ts';
import { createCostLimit } from './cost-limit.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** A request refused to protect others. Error handlers send its status, its text and `Retry-After`. */
export class OverloadError extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds: number;
  constructor(statusCode: 429 | 503, retryAfterSeconds: number) {
    super(
      statusCode === 429
        ? 'Too many requests from here, please wait a moment'
        : 'There is too much to do right now, please try again in a moment',
    );
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface LoadTerms {
  isTrusted: IsTrusted;
  /** Cost of a request for its address; 0 is never refused under any load: health checks, and the outcome of a bet. */
  costOf: (request: FastifyRequest) => number;
  perSecond: number;
  burst: number;
  /** With `waitMs: Infinity` admission is off: every request runs at once. */
  admission: Omit<AdmissionTerms, 'accepted' | 'now'>;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

const RETRY_AFTER_SECONDS = 1;

/**
 * Limits load: refuses requests over an address's limit with 429, and over the total with 503. A request from a trusted address without a
 * visitor is internal and has no address limit, but queues like others.
 *
 * @throws OverloadError
 * @spec SRV-3
 */
export function guardLoad(app: FastifyInstance, { isTrusted, costOf, perSecond, burst, admission: terms, now }: LoadTerms): void {
  const limit = createCostLimit({ perSecond, burst, now });
  let connections = 0;
  app.server.on('connection', () => (connections += 1));
  const admission = createAdmission({ ...terms, accepted: () => connections, now });
  const isAdmissionOff = terms.waitMs === Number.POSITIVE_INFINITY;
  app.addHook('onRequest', async (request, reply) => {
    const cost = costOf(request);
    if (cost === 0) return;
    const waitSeconds = isTrusted(request.ip) ? 0 : limit.take(addressKey(request.ip), cost);
    if (waitSeconds > 0) throw new OverloadError(429, waitSeconds);
    if (isAdmissionOff) return;
    if (!(await admission.enter())) throw new OverloadError(503, RETRY_AFTER_SECONDS);
    // Also when the visitor aborts, or has done so while the request waited.
    if (reply.raw.destroyed) admission.leave();
    else reply.raw.once('close', () => admission.leave());
  });
}
