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

function decide(facts: GuardFacts): GuardDecision {
  if (facts.match.row.access !== 'guest' || !facts.isSignedIn) return proceed;
  return { kind: 'redirect', to: afterSignIn(facts), status: 302 };
}

/** A signed-in person does not stay on a page for visitors. @spec GD-17 RT-17 */
export const authRedirect: Guard = { name: 'authRedirect', decide };
