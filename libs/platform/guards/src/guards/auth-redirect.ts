import { homePath, matchRoute, safeReturnUrl, splitLanguage } from '@touchline/shared-routes';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

const accessOf = (path: string, origin: string): string => matchRoute(splitLanguage(new URL(path, origin).pathname).path).row.access;

/**
 * Target after sign-in: the return url, the previous page or home, in the current language. Urls outside the site and pages for visitors
 * only are skipped.
 *
 * @spec GD-17 RT-17 GRD-1
 */
export function afterSignIn({ url, previous, lang }: Pick<GuardFacts, 'url' | 'previous' | 'lang'>): string {
  const candidates = [url.searchParams.get('returnUrl'), previous];
  const safe = candidates
    .map((candidate) => safeReturnUrl(candidate, url.origin, lang))
    .find((path) => path !== null && accessOf(path, url.origin) !== 'guest');
  return safe ?? homePath(lang);
}

/**
 * The sign-in url with a return url to the visitor's previous page. Null if the url already has one, is not the sign-in page, or the
 * previous page is for visitors only.
 *
 * @param previous - path and query of the previous page, null when there was none.
 * @spec GD-17
 */
export function withWayBack({
  url,
  previous,
  match,
  isSignedIn,
}: Pick<GuardFacts, 'url' | 'previous' | 'match' | 'isSignedIn'>): string | null {
  if (match.key !== 'login' || isSignedIn || previous === null || url.searchParams.has('returnUrl')) return null;
  if (accessOf(previous, url.origin) === 'guest') return null;
  const query = new URLSearchParams(url.search);
  query.set('returnUrl', previous);
  return `${url.pathname}?${query.toString()}${url.hash}`;
}

function decide(facts: GuardFacts): GuardDecision {
  if (facts.match.row.access !== 'guest' || !facts.isSignedIn) return proceed;
  return { kind: 'redirect', to: afterSignIn(facts), status: 302 };
}

/** Redirects a signed-in player away from pages for visitors only. @spec GD-17 RT-17 */
export const authRedirect: Guard = { name: 'authRedirect', decide };
