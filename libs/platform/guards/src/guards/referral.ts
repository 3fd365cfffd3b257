import type { GuardConfig } from '../facts.ts';
import { proceed, type Guard } from '../guard.ts';
import type { ReferralMark } from '../link-facts.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const LONG_DAYS = 60;
const SHORT_DAYS = 30;
/** What a cookie may hold without quoting; anything else was not written by a partner of ours. */
const VALUE = /^[\w.~-]{1,100}$/;

/**
 * Marks of a link: referral id, reflink tag (of the long or the short kind), partner, sub id and postback. The names of the query are
 * ours; the lives are the specification's.
 *
 * @spec GD-03
 */
export function referralMarks(query: URLSearchParams, site: Pick<GuardConfig, 'partnerDays'> | null): ReferralMark[] {
  const partnerDays = site?.partnerDays === LONG_DAYS ? LONG_DAYS : SHORT_DAYS;
  const kinds: [name: string, cookie: string, maxAgeSeconds: number][] = [
    ['ref_id', 'tl-ref', LONG_DAYS * DAY_SECONDS],
    ['tag', 'tl-tag', LONG_DAYS * DAY_SECONDS],
    ['tag_short', 'tl-tag', HOUR_SECONDS],
    ['partner_id', 'tl-partner', partnerDays * DAY_SECONDS],
    ['subid', 'tl-subid', LONG_DAYS * DAY_SECONDS],
    ['postback', 'tl-postback', SHORT_DAYS * DAY_SECONDS],
  ];
  return kinds.flatMap(([name, cookie, maxAgeSeconds]) => {
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
