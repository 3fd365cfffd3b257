/** Countries, by the operator's numbers, in which the site must carry the logo of its policy. @spec LY-15 */
const COUNTRIES_WITH_LOGO: readonly number[] = [1, 66, 126, 228, 120];

/** Where the picture lies. */
export const POLICY_LOGO = '/web-api/policy/logo.agif';

/** Whether a visitor from there sees the policy logo. Unknown is no. @spec LY-15 */
export const hasPolicyLogo = (geoCountryId: number | null | undefined): boolean =>
  geoCountryId !== null && geoCountryId !== undefined && COUNTRIES_WITH_LOGO.includes(geoCountryId);
