import { hopOf } from '@touchline/platform-guards';

/** Cookie with the recent redirects of a browser, needed because the edge is stateless. @spec GRD-3 */
export const HOPS_COOKIE = 'tl-hops';
/** Redirects within this time are one chain. */
const CHAIN_SECONDS = 10;
const MOST_HOPS = 5;
const HOP = /^[0-9a-z]{1,7}$/;

/** Hops in the cookie; anything else is dropped. */
export const readHops = (value: string | undefined): string[] =>
  (value ?? '')
    .slice(0, 100)
    .split('.')
    .filter((hop) => HOP.test(hop))
    .slice(-MOST_HOPS);

/** The hops of a chain that continues from this url. */
export const nextHops = (hops: readonly string[], url: URL): string[] => [...hops, hopOf(url)].slice(-MOST_HOPS);

/** Stores the hops, or deletes the cookie when a page is shown. */
export const hopsCookie = (hops: readonly string[], { isSecure }: { isSecure: boolean }): string =>
  `${HOPS_COOKIE}=${hops.join('.')}; Path=/; Max-Age=${hops.length === 0 ? 0 : CHAIN_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
