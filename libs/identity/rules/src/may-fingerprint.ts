import { allowsFunctionality } from './cookie-consent.ts';

/**
 * Whether a device may be told apart by a fingerprint now.
 *
 * @param setting - of the site; left out, it is off.
 * @param agreed - kinds of cookies that the visitor agreed to; null is no answer yet.
 * @spec HT-07 PRV-2
 */
export const mayFingerprint = (setting: 'off' | 'after-consent' | 'always' | undefined, agreed: number | null): boolean =>
  setting === 'always' || (setting === 'after-consent' && allowsFunctionality(agreed));
