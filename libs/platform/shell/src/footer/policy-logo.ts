/** Countries, by the operator's ids, in which the site must show its policy logo. @spec LY-15 */
const COUNTRIES_WITH_LOGO: readonly number[] = [1, 66, 126, 228, 120];

/** Path of the image. */
export const POLICY_LOGO = '/web-api/policy/logo.agif';

/** Whether a visitor from this country sees the policy logo; false if the country is unknown. @spec LY-15 */
export const hasPolicyLogo = (geoCountryId: number | null | undefined): boolean =>
  geoCountryId !== null && geoCountryId !== undefined && COUNTRIES_WITH_LOGO.includes(geoCountryId);
