import type { ReferralMark } from '@touchline/platform-guards';

/**
 * The cookie of a referral mark, for the edge's header and for `document.cookie`. Values contain only characters that need no quoting.
 *
 * @spec GD-03
 */
export const referralCookie = ({ cookie, value, maxAgeSeconds }: ReferralMark, { isSecure }: { isSecure: boolean }): string =>
  `${cookie}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
