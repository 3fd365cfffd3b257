import { registrationPath } from '@touchline/shared-routes';
import { isCanonical } from '../canonical.ts';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision, type GuardModal } from '../guard.ts';

/** What an address says to open a modal, and which. @spec RT-09 */
const LINKS: readonly (readonly [query: string, modal: GuardModal])[] = [
  ['showForgotPasswordModal', 'forgot-password'],
  ['showLoginModal', 'login'],
  ['showRegistrationModal', 'registration'],
  ['showSupport', 'support'],
];
/** For players none of the others makes sense. */
const FOR_EVERYBODY: GuardModal = 'support';

/**
 * Registration is a modal, unless something asks for its page: a registration of the site's own, the sign-in page behind it, the widget,
 * or `redirect=1` in the link.
 */
function registration({ match: { key }, site, url, lang }: GuardFacts): GuardDecision {
  const isClosed = site?.isRegistrationAllowed === false || site?.isVipDomain === true;
  if (isClosed || key === 'registration' || key === 'registration-old') return proceed;
  const isPage =
    site?.isCustomRegistration === true ||
    site?.isShowRegistrationWidget === true ||
    key === 'login' ||
    url.searchParams.get('redirect') === '1';
  return isPage ? { kind: 'redirect', to: registrationPath(lang), status: 302 } : { kind: 'open-modal', modal: 'registration' };
}

function decide(facts: GuardFacts): GuardDecision {
  const modal = LINKS.find(([query]) => facts.url.searchParams.get(query) === '1')?.[1];
  if (modal === undefined || !isCanonical(facts)) return proceed;
  if (facts.isSignedIn && modal !== FOR_EVERYBODY) return proceed;
  if (modal === 'login' && facts.match.key === 'login') return proceed;
  return modal === 'registration' ? registration(facts) : { kind: 'open-modal', modal };
}

/** Decides modal or page. Modals that a navigation leaves behind are closed by whoever keeps them. @spec GD-14 RT-09 */
export const modal: Guard = { name: 'modal', decide };
