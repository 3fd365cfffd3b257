import { inLanguage } from './language-prefix.ts';

/**
 * Validates the return url after sign-in.
 *
 * The target must be on this site, and so must the result: `/..//evil.test` has our origin, but its serialised path
 * starts with two slashes, which a browser reads as another host.
 *
 * @param candidate - untrusted value of `returnUrl`.
 * @param origin - the page's own origin.
 * @param lang - language of the result, since the person may have changed it since the url was created; without it the language
 *   is unchanged.
 * @returns path, query and fragment; null when the url is rejected.
 * @spec GD-17 GRD-1
 */
export function safeReturnUrl(candidate: string | null | undefined, origin: string, lang?: string): string | null {
  if (candidate === null || candidate === undefined || !candidate.startsWith('/')) return null;
  if (!URL.canParse(candidate, origin)) return null;
  const url = new URL(candidate, origin);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return null;
  const path = url.pathname + url.search + url.hash;
  if (!/^\/(?![/\\])/.test(path)) return null;
  return lang === undefined ? path : inLanguage(url.pathname, lang) + url.search + url.hash;
}
