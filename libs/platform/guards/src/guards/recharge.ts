import { officePath } from '@touchline/shared-routes';
import { isCanonical } from '../canonical.ts';
import type { GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

/** Query parameter that calls in the payment consultant; the value is set by the specification. @spec GD-18 */
const CONSULTANT = 'payment_consultant';

const isRecharge = ({ match, isSignedIn }: GuardFacts): boolean => match.key === 'office-recharge' && isSignedIn;

function decide(facts: GuardFacts): GuardDecision {
  const { payments, site, url, lang } = facts;
  if (!isRecharge(facts) || !isCanonical(facts)) return proceed;
  if (payments?.isAvailable === false) return { kind: 'redirect', to: officePath(lang, 'account'), status: 302 };
  if (site?.hasPaymentConsultant !== true || url.searchParams.get(CONSULTANT) === '1') return proceed;
  const query = new URLSearchParams(url.search);
  query.set(CONSULTANT, '1');
  return { kind: 'redirect', to: `${url.pathname}?${query}${url.hash}`, status: 302 };
}

/**
 * Opens the deposit page only to players who can pay, and adds the consultant's flag. If the service fails, the page opens, since the
 * backend rejects the deposit itself.
 *
 * @spec GD-18
 */
export const recharge: Guard = {
  name: 'recharge',
  isEager: true,
  prepare: async (facts, ports, signal) => (isRecharge(facts) ? { payments: await ports.askPayments(signal) } : {}),
  decide,
};
