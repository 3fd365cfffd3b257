import type { Report } from '@touchline/shared-primitives';

/** Dependencies of captcha and fingerprint handling. */
export interface ChallengePorts {
  origin: string;
  /** Server time in milliseconds. */
  now: () => number;
  report: Report;
  /** Decides whether a fingerprint may be taken, from the site's setting and the visitor's consent. Without it, none is taken. */
  fingerprint?: (() => FingerprintTerms) | undefined;
}

/** Inputs of the rule `mayFingerprint`. @spec HT-07 */
export interface FingerprintTerms {
  setting: 'off' | 'after-consent' | 'always' | undefined;
  /** Kinds of cookies; null if the visitor has not answered yet. */
  agreed: number | null;
}
