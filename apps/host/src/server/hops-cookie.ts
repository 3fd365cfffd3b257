import { hopOf } from '@touchline/platform-guards';

/** Where the redirects of this moment have led a browser; it is necessary, since the edge remembers nobody. @spec GRD-3 */
export const HOPS_COOKIE = 'tl-hops';
/** Redirects that follow each other within this time are one chain. */
const CHAIN_SECONDS = 10;
const MOST_HOPS = 5;
const HOP = /^[0-9a-z]{1,7}$/;

/** Hops of the cookie; anything that we did not write is left out. */
export const readHops = (value: string | undefined): string[] =>
  (value ?? '')
    .slice(0, 100)
    .split('.')
    .filter((hop) => HOP.test(hop))
    .slice(-MOST_HOPS);

/** The hops of a chain that goes on from this url. */
export const nextHops = (hops: readonly string[], url: URL): string[] => [...hops, hopOf(url)].slice(-MOST_HOPS);

/** Keeps the hops, or forgets them when a page is shown. */
export const hopsCookie = (hops: readonly string[], { isSecure }: { isSecure: boolean }): string =>
  `${HOPS_COOKIE}=${hops.join('.')}; Path=/; Max-Age=${hops.length === 0 ? 0 : CHAIN_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
