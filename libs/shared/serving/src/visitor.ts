import type { RequestSource, IsTrusted } from './trusted-proxies.ts';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The nearest address that is not a trusted proxy, for requests that Fastify does not parse: socket upgrades. @spec AUTH-8 */
export function visitorAddress({ headers, socket }: RequestSource, isTrusted: IsTrusted): string | undefined {
  const forwarded = (first(headers['x-forwarded-for']) ?? '').split(',').map((part) => part.trim());
  const way = [socket.remoteAddress, ...forwarded.filter((part) => part !== '').reverse()];
  return way.find((address) => !isTrusted(address)) ?? way.at(-1);
}

/** The protocol that the visitor used, for requests that Fastify does not parse. */
export function visitorProtocol({ headers, socket }: RequestSource, isTrusted: IsTrusted): string {
  const forwarded = isTrusted(socket.remoteAddress) ? first(headers['x-forwarded-proto']) : undefined;
  return forwarded ?? 'http';
}

/** The host that the visitor requested. @spec AUTH-12 */
export function visitorHost({ headers, socket }: RequestSource, isTrusted: IsTrusted): string {
  const forwarded = isTrusted(socket.remoteAddress) ? first(headers['x-forwarded-host']) : undefined;
  return forwarded ?? headers.host ?? '';
}
