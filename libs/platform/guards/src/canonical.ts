import { withLanguage, withoutTrailingSlash } from '@touchline/shared-routes';
import type { GuardFacts } from './facts.ts';

/** The one url of the page that a visitor asked for: with the prefix, without a slash at the end; query and hash kept. @spec RT-04 LG-02 */
export function canonicalPath({ path, lang, url }: Pick<GuardFacts, 'path' | 'lang' | 'url'>): string {
  return withLanguage(withoutTrailingSlash(path), lang) + url.search + url.hash;
}

/** Whether the language guard will send the visitor on: until then nobody else judges the path. @spec GD-24 */
export function isCanonical(facts: Pick<GuardFacts, 'path' | 'lang' | 'url'>): boolean {
  return facts.url.pathname === withLanguage(withoutTrailingSlash(facts.path), facts.lang);
}
