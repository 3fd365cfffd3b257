import { MalformedRequest, TooMuch } from '@touchline/shared-serving';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sqlStateOf } from '../db/db.ts';
import { errorAnswer, Refusal } from '../refusal.ts';

const CODE_BY_STATUS = new Map([
  [404, 'not-found'],
  [405, 'not-found'],
  [413, 'too-large'],
  [414, 'bad-request'],
  [415, 'bad-request'],
  [503, 'unavailable'],
]);

/** A number out of range, a text with a character that is none. */
const UNSTORABLE: ReadonlySet<string> = new Set(['22003', '22021', '22P05']);

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TooMuch) {
    const { statusCode: status, retryAfterSeconds, message: detail } = error;
    return new Refusal(status, status === 429 ? 'too-many-tries' : 'unavailable', { detail, retryAfterSeconds });
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(statusCode, CODE_BY_STATUS.get(statusCode) ?? 'bad-request', {
      detail: error instanceof MalformedRequest ? error.message : 'The request could not be read',
    });
  }
  // A number or a text that no column can hold came from outside: what is made here fits. @spec SEC-5
  if (UNSTORABLE.has(sqlStateOf(error) ?? '')) {
    return new Refusal(400, 'bad-request', { detail: 'A value is out of range', cause: error });
  }
  // Nothing of what failed goes out: neither message nor stack. What was not committed did not happen. @spec SRV-5
  return new Refusal(503, 'unavailable', { detail: 'Something failed here, please try again', retryAfterSeconds: 1, cause: error });
}

/** Every failure leaves in the contract's shape with the id under which the log knows it. @spec HT-10 SEC-5 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    // What is refused for load is no failure: a line for each would be load as well.
    if (refusal.status >= 500 && !(error instanceof TooMuch))
      request.log.error({ err: refusal.cause ?? error, traceId: request.id }, 'request failed');
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
