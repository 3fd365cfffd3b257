import { withLanguage, withoutTrailingSlash } from '@touchline/shared-routes';
import type { GuardFacts } from './facts.ts';

/**
 * The canonical url of the requested page: with the language prefix and without a trailing slash; query and hash are kept.
 *
 * @spec RT-04 LG-02
 */
export function canonicalPath({ path, lang, url }: Pick<GuardFacts, 'path' | 'lang' | 'url'>): string {
  return withLanguage(withoutTrailingSlash(path), lang) + url.search + url.hash;
}

/** Whether the url is canonical. If not, the language guard redirects, so the other guards skip the path. @spec GD-24 */
export function isCanonical(facts: Pick<GuardFacts, 'path' | 'lang' | 'url'>): boolean {
  return facts.url.pathname === withLanguage(withoutTrailingSlash(facts.path), facts.lang);
}
