const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const MONTH_SECONDS = 30 * DAY_SECONDS;
const TWO_MONTHS_SECONDS = 60 * DAY_SECONDS;

/** Something that a link may say about who sent the visitor, and the cookie that keeps it. */
export interface ReferralKind {
  /** Name in the query of the link. */
  query: string;
  cookie: string;
  /** How long the cookie lives; with two lives the configuration chooses, and takes the first unless it says otherwise. */
  seconds: readonly [number, number?];
}

/**
 * The one table of referral marks: guards keep what it names, the page about cookies tells it. Names are ours, lives are the specification's.
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
