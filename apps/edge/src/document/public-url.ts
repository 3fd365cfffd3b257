import type { FastifyRequest } from 'fastify';

/** The URL as the visitor typed it. */
export const publicUrl = (request: FastifyRequest): URL => addressAt(`${request.protocol}://${request.host}`, request.url);

/** A path with its query at an origin. */
export function addressAt(origin: string, pathAndQuery: string): URL {
  // The path comes from the visitor; a path with two slashes must not become a host.
  const url = new URL(origin);
  const [path = '/', search = ''] = splitOnce(pathAndQuery, '?');
  url.pathname = path;
  url.search = search;
  return url;
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
