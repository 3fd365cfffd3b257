import type { ErrorAnswer } from '@touchline/shared-contract';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Why a request is refused directly on its connection, before any route or hook. */
export interface RawRefusal {
  status: number;
  /** An error code of the contract. */
  code: string;
  detail: string;
  /** Additional headers of this refusal. */
  headers?: Readonly<Record<string, string>>;
}

const BY_CODE: Readonly<Record<string, RawRefusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'bad-request', detail: 'The headers are larger than anything that this service takes.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad-request', detail: 'The request took too long to arrive.' },
};
const OTHER: RawRefusal = { status: 400, code: 'bad-request', detail: 'The request cannot be read.' };

/**
 * A refusal as raw HTTP, in the common error format. It closes the connection.
 *
 * @param headers - headers of every response of this listener.
 * @spec SEC-2 HT-10
 */
export function rawRefusalText({ status, code, detail, headers: own }: RawRefusal, headers: Readonly<Record<string, string>>): string {
  const answer: ErrorAnswer = { status, code: status, errors: [{ code, detail }], traceId: randomUUID() };
  const body = JSON.stringify(answer);
  const lines = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers, ...own };
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * The answer to malformed HTTP; Node's own has neither the site's headers nor the error format.
 *
 * @param code - code of Node's error.
 * @returns the text to write to the socket.
 * @spec SEC-2 HT-10
 */
export const brokenRequestText = (code: string | undefined, headers: Readonly<Record<string, string>>): string =>
  rawRefusalText(BY_CODE[code ?? ''] ?? OTHER, headers);

/** For Fastify's `clientErrorHandler`. @param headers - headers of every response. */
export const answerBrokenRequests =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    // A reset connection gets nothing; one that was written to is in the middle of a response.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(brokenRequestText(error.code, headers));
    socket.destroy(error);
  };
