import { registrationPath } from '@touchline/shared-routes';
import { isCanonical } from '../canonical.ts';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision, type GuardModal } from '../guard.ts';

/** Query parameters that open a modal. @spec RT-09 */
const LINKS: readonly (readonly [query: string, modal: GuardModal])[] = [
  ['showForgotPasswordModal', 'forgot-password'],
  ['showLoginModal', 'login'],
  ['showRegistrationModal', 'registration'],
  ['showSupport', 'support'],
];
/** The only modal that is open to players too. */
const FOR_EVERYBODY: GuardModal = 'support';

/**
 * Registration opens as a modal, except on the sign-in page, with the registration widget, with `redirect=1` in the link, or if the site
 * has its own registration page.
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

/** Decides between modal and page. The caller closes modals left over from the previous page. @spec GD-14 RT-09 */
export const modal: Guard = { name: 'modal', decide };
