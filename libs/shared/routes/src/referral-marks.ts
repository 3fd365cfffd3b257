const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const MONTH_SECONDS = 30 * DAY_SECONDS;
const TWO_MONTHS_SECONDS = 60 * DAY_SECONDS;

/** A referral parameter of links, and its cookie. */
export interface ReferralKind {
  /** Query parameter of the link. */
  query: string;
  cookie: string;
  /** Lifetimes of the cookie in seconds. If there are two, the configuration chooses; the first is the default. */
  seconds: readonly [number, number?];
}

/**
 * The table of referral marks, used by the guards and by the page about cookies. The specification defines the lifetimes; the names are
 * ours.
 *
 * @spec GD-03
 */
export const REFERRAL_KINDS: readonly ReferralKind[] = [
  { query: 'ref_id', cookie: 'tl-ref', seconds: [TWO_MONTHS_SECONDS] },
  { query: 'tag', cookie: 'tl-tag', seconds: [TWO_MONTHS_SECONDS] },
  { query: 'tag_short', cookie: 'tl-tag', seconds: [HOUR_SECONDS] },
  { query: 'partner_id', cookie: 'tl-partner', seconds: [MONTH_SECONDS, TWO_MONTHS_SECONDS] },
  { query: 'subid', cookie: 'tl-subid', seconds: [TWO_MONTHS_SECONDS] },
  { query: 'postback', cookie: 'tl-postback', seconds: [MONTH_SECONDS] },
];
