import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest path, in characters: nothing that the site names comes near it. The query has the limit of all headers. @spec SEC-6 */
export const LONGEST_PATH = 2048;
const LONGEST_HOST = 260;

/** A request that no route is asked about. Error handlers answer with its status and its text. */
export class MalformedRequest extends Error {
  readonly statusCode: 400 | 414;
  constructor(statusCode: 400 | 414, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Whether a path, with or without its query, is too long to be read. */
export function isPathTooLong(url: string): boolean {
  const end = url.indexOf('?');
  return (end < 0 ? url.length : end) > LONGEST_PATH;
}

/** Whether a `Host` names a host: nothing else may become part of a url that we write. */
export const isHost = (host: string): boolean =>
  host !== '' && host.length <= LONGEST_HOST && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);

/** How many `Host` headers a request has. */
export const hostCount = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

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

/** Looks at what every request says about itself before anything else reads it. Register it first. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => requireWellFormed(request));
}
