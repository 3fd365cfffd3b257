import { confirmTermsPath, homePath, type RouteKey } from '@touchline/shared-routes';
import { isCanonical } from '../canonical.ts';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

/** Pages that stay open until the terms are accepted: the terms themselves, and responsible gaming and support. */
const OPEN_MEANWHILE: readonly RouteKey[] = ['information', 'rules', 'office-responsible', 'office-support'];

/** Whether this player has to accept changed terms. @spec ID-18 */
export const areTermsPending = ({ terms, isSignedIn, site }: Pick<GuardFacts, 'terms' | 'isSignedIn' | 'site'>): boolean =>
  isSignedIn && site?.isConfirmTermsEnabled === true && terms?.result === true;

function decide(facts: GuardFacts): GuardDecision {
  const { match, lang, site, terms, isSignedIn } = facts;
  if (!isCanonical(facts)) return proceed;
  const isPending = areTermsPending(facts);
  if (match.key === 'confirm-terms') {
    const isUnknown = isSignedIn && site?.isConfirmTermsEnabled === true && terms === null;
    return isPending || isUnknown ? proceed : { kind: 'redirect', to: homePath(lang), status: 302 };
  }
  const { layout } = match.row;
  const isOpen = OPEN_MEANWHILE.includes(match.key) || (layout !== 'main' && layout !== 'headless');
  if (!isPending || isOpen || site?.termsAction === 'notify') return proceed;
  return { kind: 'redirect', to: confirmTermsPath(lang), status: 302 };
}

/**
 * Redirects a player with pending terms to the confirmation page, or shows a notice; everyone else is redirected away from that page.
 *
 * @spec GD-15
 */
export const confirmTerms: Guard = {
  name: 'confirmTerms',
  isEager: true,
  prepare: async ({ isSignedIn, site }, ports, signal) => {
    if (!isSignedIn || site?.isConfirmTermsEnabled !== true) return {};
    const terms = await ports.askTerms(signal);
    if (terms?.result === true && site.termsAction === 'notify') ports.notify('terms-changed');
    return { terms };
  },
  decide,
};
