const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/** The origin of a host that the site lists. Loopback has no certificate, so it keeps the scheme of the page. */
export const originOfHost = (host: string, url: URL): string =>
  `${isLoopback(new URL(`http://${host}`)) ? url.protocol : 'https:'}//${host}`;

/**
 * The origin that the site names itself by. The Host header is the visitor's word, so it counts only where the site lists it; on loopback a
 * site that lists nothing is itself.
 *
 * @returns null when nobody knows a name of the site: then nothing absolute can be said.
 * @spec CFG-6
 */
export function siteOrigin(url: URL, hosts: readonly string[]): string | null {
  if (hosts.includes(url.host)) return url.origin;
  const [main] = hosts;
  if (main !== undefined && URL.canParse(`https://${main}`)) return originOfHost(main, url);
  return isLoopback(url) ? url.origin : null;
}
