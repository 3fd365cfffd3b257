import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { createAdmission, type AdmissionTerms } from './admission.ts';
import { createCostLimit } from './cost-limit.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** A request that is refused so that others are answered. Error handlers send its status, its text and `Retry-After`. */
export class TooMuch extends Error {
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
  /** What a request costs its address; 0 is never refused, whatever the load: health, and what became of a bet. */
  costOf: (request: FastifyRequest) => number;
  perSecond: number;
  burst: number;
  /** A `waitMs` of `Infinity` turns admission off: every request runs at once. */
  admission: Omit<AdmissionTerms, 'accepted' | 'now'>;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

const RETRY_AFTER_SECONDS = 1;

/**
 * Refuses what is too much: of one address with 429, of all together with 503. A request from a trusted address that names no visitor is our
 * own and has no limit, but waits its turn as everybody does.
 *
 * @throws TooMuch
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
    if (waitSeconds > 0) throw new TooMuch(429, waitSeconds);
    if (isAdmissionOff) return;
    if (!(await admission.enter())) throw new TooMuch(503, RETRY_AFTER_SECONDS);
    // Also when the visitor leaves in the middle, or has left while the request waited.
    if (reply.raw.destroyed) admission.leave();
    else reply.raw.once('close', () => admission.leave());
  });
}
