import { inLanguage } from './language-prefix.ts';

/**
 * Where to go after signing in, when somebody named a place in the url.
 *
 * The place must lie on this site, and what is given back must lie there too: `/..//evil.test` has our origin, but its serialised path
 * starts with two slashes, which a browser reads as another host.
 *
 * @param candidate - value of `returnUrl`, from anybody.
 * @param origin - the page's own origin.
 * @param lang - the language to arrive in: the person may have chosen another one since the place was written down. Without it the place
 *   is left as it is.
 * @returns path, query and fragment; null when the place is refused.
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
