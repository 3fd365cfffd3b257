import { loginPath } from '@touchline/shared-routes';
import { isCanonical, canonicalPath } from '../canonical.ts';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

function decide(facts: GuardFacts): GuardDecision {
  const { match, site, isSignedIn, lang } = facts;
  const isPaymentForPlayers = match.row.condition === 'payment-page' && site?.isShowPaymentPageOnlyAuth === true;
  const isClosed = match.row.access === 'auth' || isPaymentForPlayers;
  if (!isClosed || isSignedIn || !isCanonical(facts)) return proceed;
  return { kind: 'redirect', to: loginPath(lang, canonicalPath(facts)), status: 302 };
}

/** Redirects a visitor on a player's page to sign-in, with a return url. @spec GD-13 RT-14 */
export const auth: Guard = { name: 'auth', decide };
