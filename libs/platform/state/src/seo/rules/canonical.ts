import type { CustomCanonical } from '@touchline/platform-contract';
import { originOfHost, siteOrigin } from '@touchline/shared-routes';

export interface CanonicalTerms {
  /** The requested url of the page. */
  url: URL;
  /** The canonical path of the page, with its prefix; several urls may show it. */
  path: string;
  custom?: CustomCanonical | undefined;
  /** Hosts of the site, the main one first. */
  hosts: readonly string[];
}

/** A canonical url. It lists alternates in other languages only if it is this very page. */
export interface Canonical {
  href: string;
  /** Origin of the alternates; null when the canonical url is another page. */
  origin: string | null;
}

/** The service's url, if the site lists its host. */
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
 * The canonical url of a page. A custom one is used if its host is listed, otherwise ignored.
 *
 * @returns null when the site has no host.
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
