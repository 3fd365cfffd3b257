import { lowerAscii } from '@touchline/shared-primitives';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest path, in characters: far above any path of the site. The query is limited by the header size. @spec SEC-6 */
export const LONGEST_PATH = 2048;
const LONGEST_HOST = 260;

/** A request rejected before routing. Error handlers send its status and text. */
export class MalformedRequest extends Error {
  readonly statusCode: 400 | 414;
  constructor(statusCode: 400 | 414, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Whether a path, with or without its query, is too long. */
export function isPathTooLong(url: string): boolean {
  const end = url.indexOf('?');
  return (end < 0 ? url.length : end) > LONGEST_PATH;
}

/** Whether a `Host` is a valid host: nothing else may enter a generated URL. */
export const isHost = (host: string): boolean =>
  host !== '' && host.length <= LONGEST_HOST && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);

/** The number of `Host` headers of a request. */
export const hostCount = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && lowerAscii(text) === 'host').length;

/** @throws MalformedRequest @spec SEC-5 SEC-6 SEC-7 */
export function requireWellFormed({
  raw,
  originalUrl,
  host,
  protocol,
}: Pick<FastifyRequest, 'raw' | 'originalUrl' | 'host' | 'protocol'>): void {
  if (isPathTooLong(originalUrl)) throw new MalformedRequest(414, 'The address is too long');
  if (originalUrl.includes('%00')) throw new MalformedRequest(400, 'The address cannot be read');
  if (hostCount(raw.rawHeaders) > 1 || !isHost(host)) throw new MalformedRequest(400, 'The host cannot be read');
  if (protocol !== 'http' && protocol !== 'https') throw new MalformedRequest(400, 'The protocol cannot be read');
}

/** Validates every request before any other hook. Register it first. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => requireWellFormed(request));
}
