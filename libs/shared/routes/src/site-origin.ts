const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/** The origin of a host. Loopback has no certificate, so it keeps the scheme of the page. */
export const originOfHost = (host: string, url: URL): string =>
  `${isLoopback(new URL(`http://${host}`)) ? url.protocol : 'https:'}//${host}`;

/**
 * The canonical origin of the site. The Host header is untrusted, so it is used only if the site lists it; a site that lists no hosts
 * accepts loopback.
 *
 * @returns null when the origin is unknown; absolute urls are not possible then.
 * @spec CFG-6
 */
export function siteOrigin(url: URL, hosts: readonly string[]): string | null {
  if (hosts.includes(url.host)) return url.origin;
  const [main] = hosts;
  if (main !== undefined && URL.canParse(`https://${main}`)) return originOfHost(main, url);
  return isLoopback(url) ? url.origin : null;
}
