import type { FastifyRequest } from 'fastify';

/** The URL as the visitor typed it. */
export function publicUrl(request: FastifyRequest): URL {
  // The path comes from the visitor; a path with two slashes must not become a host.
  const url = new URL(`${request.protocol}://${request.host}`);
  const [path = '/', search = ''] = splitOnce(request.url, '?');
  url.pathname = path;
  url.search = search;
  return url;
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
