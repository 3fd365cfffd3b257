/** Numbers of a refusal that asks for a captcha: one is needed, it is wrong, its time is over, it was used. @spec HT-04 */
export const CAPTCHA_CODES: ReadonlySet<number> = new Set([100, 111, 112, 113]);
/** Number of a refusal that asks for a fingerprint. @spec HT-06 */
export const FINGERPRINT_CODE = 110;
/** Carries the answer of a captcha. @spec HT-04 */
export const CAPTCHA_HEADER = 'X-Captcha';
/** Carries the token of a fingerprint. @spec HT-06 */
export const FINGERPRINT_HEADER = 'X-Fingerprint';
/**
 * One captcha takes three requests of its own and a repetition, one fingerprint one and a repetition: with the first try a press makes seven
 * requests, one less than may be.
 *
 * @spec AUTH-10
 */
export const MOST_CAPTCHAS = 1;
export const MOST_FINGERPRINTS = 1;
