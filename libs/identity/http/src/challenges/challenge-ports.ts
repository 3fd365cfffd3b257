import type { Report } from '@touchline/shared-primitives';

/** What captcha and fingerprint work with. */
export interface ChallengePorts {
  origin: string;
  /** Time by the server, in milliseconds. */
  now: () => number;
  report: Report;
  /** What decides whether the fingerprint of this device may be taken: the site's setting, and what the visitor agreed to. Left out, it never is. */
  fingerprint?: (() => FingerprintTerms) | undefined;
}

/** By the rule `mayFingerprint`. @spec HT-07 */
export interface FingerprintTerms {
  setting: 'off' | 'after-consent' | 'always' | undefined;
  /** Kinds of cookies; null is no answer yet. */
  agreed: number | null;
}
