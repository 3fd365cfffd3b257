import { randomUUID } from 'node:crypto';
import type { Asked, IsTrusted } from './trusted-proxies.ts';

/** Header under which the edge tells the backend how it calls a request. */
export const TRACE_HEADER = 'x-trace-id';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The id of a request in logs and answers: the one that a trusted proxy gave it, so that what a player reads out is found in every log.
 *
 * @spec PRV-4
 */
export function traceIdOf({ headers, socket }: Asked, isTrusted: IsTrusted): string {
  const given = headers[TRACE_HEADER];
  return typeof given === 'string' && UUID.test(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
}
