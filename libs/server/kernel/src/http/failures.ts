import { MalformedRequest, OverloadError } from '@touchline/shared-serving';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sqlStateOf } from '../db/db.ts';
import { briefWarnings, type Warn } from '../log/brief-warnings.ts';
import { errorAnswer, Refusal } from '../refusal.ts';

const CODE_BY_STATUS = new Map([
  [404, 'not-found'],
  [405, 'not-found'],
  [413, 'too-large'],
  [414, 'bad-request'],
  [415, 'bad-request'],
  [503, 'unavailable'],
]);

/** SQLSTATE of a number out of range and of text with invalid characters. */
const UNSTORABLE: ReadonlySet<string> = new Set(['22003', '22021', '22P05']);

/** The refusal of a request because of load. */
export const refusalOf = ({ statusCode: status, retryAfterSeconds, message: detail }: OverloadError): Refusal =>
  new Refusal(status, status === 429 ? 'too-many-tries' : 'unavailable', { detail, retryAfterSeconds });

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof OverloadError) return refusalOf(error);
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(statusCode, CODE_BY_STATUS.get(statusCode) ?? 'bad-request', {
      detail: error instanceof MalformedRequest ? error.message : 'The request could not be read',
    });
  }
  // A value that does not fit its column can only come from the client. @spec SEC-5
  if (UNSTORABLE.has(sqlStateOf(error) ?? '')) {
    return new Refusal(400, 'bad-request', { detail: 'A value is out of range', cause: error });
  }
  // Send neither message nor stack of the error. The transaction was rolled back. @spec SRV-5
  return new Refusal(503, 'unavailable', { detail: 'Something failed here, please try again', retryAfterSeconds: 1, cause: error });
}

/** Sends all failures in the contract's shape, with the trace id that is also in the log. @spec HT-10 SEC-5 */
export function answerFailures(app: FastifyInstance, warn: Warn = briefWarnings(() => performance.now())): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    // Requests rejected under load are not failures, and logging each would add load.
    const isFailure = refusal.status >= 500 && !(error instanceof OverloadError);
    // A deliberate refusal, such as a full queue, has no fault to trace.
    if (isFailure && error === refusal && refusal.cause === undefined)
      warn(request.log, 'request refused', refusal, { traceId: request.id });
    else if (isFailure) request.log.error({ err: refusal.cause ?? error, traceId: request.id }, 'request failed');
    const { retryAfterSeconds } = refusal.options;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return reply.code(refusal.status).header('cache-control', 'no-store').send(errorAnswer(refusal, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(errorAnswer(new Refusal(404, 'not-found'), request.id)),
  );
}
