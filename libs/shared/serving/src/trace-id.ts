import { randomUUID } from 'node:crypto';
import type { RequestSource, IsTrusted } from './trusted-proxies.ts';

/** Header in which the edge passes the id of a request to the backend. */
export const TRACE_HEADER = 'x-trace-id';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of a request in logs and answers: taken from a trusted proxy, so that an id quoted by a player is in every log. @spec PRV-4 */
export function traceIdOf({ headers, socket }: RequestSource, isTrusted: IsTrusted): string {
  const given = headers[TRACE_HEADER];
  return typeof given === 'string' && UUID.test(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
}
