import { allowsFunctionality } from './cookie-consent.ts';

/**
 * Whether a fingerprint of the device may be taken now.
 *
 * @param setting - of the site; `off` by default.
 * @param agreed - kinds of cookies that the visitor agreed to; null if there is no choice yet.
 * @spec HT-07 PRV-2
 */
export const mayFingerprint = (setting: 'off' | 'after-consent' | 'always' | undefined, agreed: number | null): boolean =>
  setting === 'always' || (setting === 'after-consent' && allowsFunctionality(agreed));
