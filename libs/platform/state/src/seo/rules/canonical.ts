import type { CustomCanonical } from '@touchline/platform-contract';
import { originOfHost, siteOrigin } from '@touchline/shared-routes';

export interface CanonicalTerms {
  /** The page as the visitor sees it. */
  url: URL;
  /** The one path of the page, with its prefix; several urls may show it. */
  path: string;
  custom?: CustomCanonical | undefined;
  /** Hosts that the site is known by, the main one first. */
  hosts: readonly string[];
}

/** A canonical address, and whether it is this very page: only then do other languages belong beside it. */
export interface Canonical {
  href: string;
  /** Origin of the alternates; null when the address is another page's. */
  origin: string | null;
}

/** What the service names, when the site lists its host. */
function customTarget({ custom, hosts, path, url }: CanonicalTerms, origin: string): URL | null {
  if (custom?.mode === 'mirror') {
    const host = custom.domainHost ?? '';
    return hosts.includes(host) && URL.canParse(path, originOfHost(host, url)) ? new URL(path, originOfHost(host, url)) : null;
  }
  if (custom?.mode !== 'url' || custom.targetUrl === undefined || !URL.canParse(custom.targetUrl, origin)) return null;
  const target = new URL(custom.targetUrl, origin);
  const isOwn = target.origin === origin || (target.protocol === 'https:' && hosts.includes(target.host));
  if (!isOwn || target.username !== '' || target.password !== '') return null;
  target.hash = '';
  return target;
}

/**
 * The one address of a page. A custom one counts when its host is on the list; anything else is as good as none.
 *
 * @returns null when the site has no name.
 * @spec SE-01 SE-02 CFG-6
 */
export function canonicalOf(terms: CanonicalTerms): Canonical | null {
  const origin = siteOrigin(terms.url, terms.hosts);
  if (origin === null) return null;
  const own = new URL(origin);
  own.pathname = terms.path;
  const target = customTarget(terms, origin) ?? own;
  return { href: target.href, origin: target.pathname === own.pathname ? target.origin : null };
}
