import type { GuardConfig } from '../facts.ts';
import { REFERRAL_KINDS } from '@touchline/shared-routes';
import { proceed, type Guard } from '../guard.ts';
import type { ReferralMark } from '../link-facts.ts';

const DAY_SECONDS = 86_400;
/** What a cookie may hold without quoting; anything else was not written by a partner of ours. */
const VALUE = /^[\w.~-]{1,100}$/;

/**
 * Marks of a link: referral id, reflink tag (of the long or the short kind), partner, sub id and postback, each with the life of its cookie.
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

/** Keeps who sent the visitor. @spec GD-03 */
export const referral: Guard = {
  name: 'referral',
  prepare: ({ url, site }, ports) => {
    const marks = referralMarks(url.searchParams, site);
    if (marks.length > 0) ports.keepReferral(marks);
    return {};
  },
  decide: () => proceed,
};
