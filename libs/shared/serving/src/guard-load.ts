import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressKey } from './address.ts';
import { createAdmission, type AdmissionTerms } from './admission.ts';
import { createCostLimit } from './cost-limit.ts';
import { HELD_TERMS, holdRefusals } from './held-refusals.ts';
import { createRouteTable } from './route-table.ts';
import type { IsTrusted } from './trusted-proxies.ts';
import { visitorAddress } from './visitor.ts';

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

/** What a request takes. */
export interface Toll {
  /** Points of its address; 0 is never refused under any load: health checks. */
  cost: number;
  /** The request closes or protects something: it is never refused for the load of others, and its points are counted apart. */
  isProtected?: boolean;
  /** The request takes a small part of what others take: it has its points taken, and does not queue. */
  isLight?: boolean;
}

/** Headers and body of a refusal that is sent before the framework sees the request. */
export interface RefusalText {
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface LoadTerms {
  isTrusted: IsTrusted;
  /** @param asked - the URL, the configuration of the route, which is undefined for an unknown route, and the request. */
  tollOf: (asked: { url: string; config: unknown; request: IncomingMessage }) => Toll;
  /** Whether a request is answered without work, such as a document in memory; such a request is not refused. */
  isCheap?: (request: IncomingMessage) => boolean;
  refusalText: (error: OverloadError, request: IncomingMessage) => RefusalText;
  /** Called for each request that is refused before the framework sees it. */
  onRefused?: (status: number, seconds: number) => void;
  /** Whether the process is stopping: connections then close after their response. */
  isStopping?: () => boolean;
  perSecond: number;
  burst: number;
  /** With `waitMs: Infinity` admission is off: every request runs at once. */
  admission: Omit<AdmissionTerms, 'accepted' | 'now'>;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

const RETRY_AFTER_SECONDS = 1;
const MS = 1000;

/**
 * Limits load: refuses requests over an address's limit with 429, and over the total with 503. A request from a trusted address without a
 * visitor is internal and has no address limit, but queues like others. Requests that close or protect something have a separate lane:
 * they neither queue nor share points with others.
 *
 * While the server refuses, it does so before the framework sees a request, and holds each refusal for a moment: refusals would otherwise
 * take the time of the requests that were admitted. Call it before routes are registered, since their configuration decides.
 *
 * @throws OverloadError
 * @spec SRV-3
 */
export function guardLoad(app: FastifyInstance, terms: LoadTerms): void {
  const { isTrusted, tollOf, isCheap = () => false, refusalText, onRefused, isStopping = () => false, perSecond, burst, now } = terms;
  const shared = createCostLimit({ perSecond, burst, now });
  const apart = createCostLimit({ perSecond, burst, now });
  const routes = createRouteTable();
  const refusals = holdRefusals(HELD_TERMS, now);
  let connections = 0;
  app.server.on('connection', () => (connections += 1));
  const admission = createAdmission({ ...terms.admission, accepted: () => connections, now });
  const isAdmissionOff = terms.admission.waitMs === Number.POSITIVE_INFINITY;

  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) routes.add({ method: each, path: url, config });
  });
  app.addHook('preClose', async () => refusals.release());

  /** Until then addresses are checked before the framework sees a request; most of the time none is over its limit. */
  let limitedUntilMs = Number.NEGATIVE_INFINITY;
  const limited = (waitSeconds: number): OverloadError => {
    limitedUntilMs = Math.max(limitedUntilMs, now() + waitSeconds * MS);
    return new OverloadError(429, waitSeconds);
  };

  /** The refusal that a request would get now, without points being taken. */
  const refusalOf = (request: IncomingMessage): OverloadError | undefined => {
    const isFull = !isAdmissionOff && admission.isFull();
    if (!isFull && now() > limitedUntilMs) return undefined;
    const { method = 'GET', url = '/' } = request;
    const { cost, isProtected = false, isLight = false } = tollOf({ url, config: routes.find(method, url), request });
    if (cost === 0 || isCheap(request)) return undefined;
    if (isFull && !isProtected && !isLight) {
      admission.refused();
      return new OverloadError(503, RETRY_AFTER_SECONDS);
    }
    const address = visitorAddress(request, isTrusted);
    const waitSeconds = isTrusted(address) ? 0 : (isProtected ? apart : shared).lacks(addressKey(address), cost);
    return waitSeconds > 0 ? limited(waitSeconds) : undefined;
  };
  const refuse = (error: OverloadError, request: IncomingMessage, response: ServerResponse): void => {
    const beganMs = now();
    const send = (): void => {
      if (response.destroyed) return;
      const { headers, body } = refusalText(error, request);
      response.writeHead(error.statusCode, {
        ...headers,
        'cache-control': 'no-store',
        'retry-after': String(error.retryAfterSeconds),
        'content-length': String(Buffer.byteLength(body)),
        ...(isStopping() && { connection: 'close' }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      onRefused?.(error.statusCode, (now() - beganMs) / MS);
    };
    const forget = refusals.hold(send);
    if (forget === undefined) response.destroy();
    else response.once('close', forget);
  };

  // The framework's own listener is replaced by one that asks it only for requests that are not refused.
  const handlers = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const error = isStopping() ? undefined : refusalOf(request);
    if (error !== undefined) refuse(error, request, response);
    else for (const handle of handlers) handle.call(app.server, request, response);
  });

  /** Throws a refusal, after a moment. */
  const refuseLater = async (error: OverloadError, { raw }: { raw: ServerResponse }): Promise<never> => {
    if (isStopping()) throw error;
    await new Promise<void>((send) => {
      const forget = refusals.hold(send);
      if (forget === undefined) raw.destroy();
      // Also ends the wait of a visitor who left.
      raw.once('close', () => (forget?.(), send()));
    });
    throw error;
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const {
      cost,
      isProtected = false,
      isLight = false,
    } = tollOf({ url: request.url, config: request.routeOptions.config, request: request.raw });
    if (cost === 0) return;
    const waitSeconds = isTrusted(request.ip) ? 0 : (isProtected ? apart : shared).take(addressKey(request.ip), cost);
    if (waitSeconds > 0) await refuseLater(limited(waitSeconds), reply);
    if (isProtected || isLight || isAdmissionOff) return;
    const slot = await admission.enter();
    if (slot === undefined) return refuseLater(new OverloadError(503, RETRY_AFTER_SECONDS), reply);
    // Also when the visitor aborts, or has done so while the request waited.
    if (reply.raw.destroyed) slot.leave();
    else reply.raw.once('close', () => slot.leave());
  });
}
