import type { ErrorAnswer } from '@touchline/shared-contract';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';

interface Kind {
  status: number;
  reason: string;
  detail: string;
}
const BY_CODE: Readonly<Record<string, Kind>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    detail: 'The headers are larger than anything that this service takes.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', detail: 'The request took too long to arrive.' },
};
const OTHER: Kind = { status: 400, reason: 'Bad Request', detail: 'The request cannot be read.' };

/**
 * What a connection is told whose bytes never became a request: Node's own answer has neither our headers nor our shape.
 *
 * @returns the text to write to the socket.
 * @spec SEC-2 HT-10
 */
export function brokenRequestText(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const { status, reason, detail } = BY_CODE[code ?? ''] ?? OTHER;
  const answer: ErrorAnswer = { status, code: status, errors: [{ code: 'bad-request', detail }], traceId: randomUUID() };
  const body = JSON.stringify(answer);
  const lines = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers };
  return [
    `HTTP/1.1 ${status} ${reason}`,
    ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/** For Fastify's `clientErrorHandler`. @param headers - those of every answer. */
export const answerBrokenRequests =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    // A reset connection hears nothing; one that was written to already is in the middle of an answer.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(brokenRequestText(error.code, headers));
    socket.destroy(error);
  };
