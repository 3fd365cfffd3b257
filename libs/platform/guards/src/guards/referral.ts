import type { GuardConfig } from '../facts.ts';
import { REFERRAL_KINDS } from '@touchline/shared-routes';
import { proceed, type Guard } from '../guard.ts';
import type { ReferralMark } from '../link-facts.ts';

const DAY_SECONDS = 86_400;
/** Cookie values that need no quoting; anything else is rejected as not written by one of our partners. */
const VALUE = /^[\w.~-]{1,100}$/;

/**
 * Referral marks of a link: referral id, reflink tag (long or short), partner, sub id and postback, each with its cookie's lifetime.
 *
 * @spec GD-03
 */
export function referralMarks(query: URLSearchParams, site: Pick<GuardConfig, 'partnerDays'> | null): ReferralMark[] {
  const chosen = (site?.partnerDays ?? 0) * DAY_SECONDS;
  return REFERRAL_KINDS.flatMap(({ query: name, cookie, seconds: [usual, other] }) => {
    const maxAgeSeconds = other !== undefined && other === chosen ? other : usual;
    const value = query.get(name) ?? '';
    return VALUE.test(value) ? [{ cookie, value, maxAgeSeconds }] : [];
  });
}

/** Stores the referral marks of the link. @spec GD-03 */
export const referral: Guard = {
  name: 'referral',
  prepare: ({ url, site }, ports) => {
    const marks = referralMarks(url.searchParams, site);
    if (marks.length > 0) ports.keepReferral(marks);
    return {};
  },
  decide: () => proceed,
};
