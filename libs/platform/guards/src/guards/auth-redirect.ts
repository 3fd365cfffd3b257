import { homePath, matchRoute, safeReturnUrl, splitLanguage } from '@touchline/shared-routes';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

const accessOf = (path: string, origin: string): string => matchRoute(splitLanguage(new URL(path, origin).pathname).path).row.access;

/**
 * Where a person goes who has just signed in: the return url, the previous page, or home, in the language of now. A place outside the site and a page for
 * visitors are no places to go to.
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
 * The address of sign-in with the way back to the page that a visitor comes from, null where there is nothing to add: the address names a
 * place itself, is not the one of sign-in, or the page before is for visitors too.
 *
 * @param previous - path and query of the page before, null when there was none.
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

/** A signed-in person does not stay on a page for visitors. @spec GD-17 RT-17 */
export const authRedirect: Guard = { name: 'authRedirect', decide };
