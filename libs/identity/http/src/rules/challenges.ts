/** Refusal codes that ask for a captcha: required, wrong, expired, already used. @spec HT-04 */
export const CAPTCHA_CODES: ReadonlySet<number> = new Set([100, 111, 112, 113]);
/** Refusal code that asks for a fingerprint. @spec HT-06 */
export const FINGERPRINT_CODE = 110;
/** Header for the answer of a captcha. @spec HT-04 */
export const CAPTCHA_HEADER = 'X-Captcha';
/** Header for the token of a fingerprint. @spec HT-06 */
export const FINGERPRINT_HEADER = 'X-Fingerprint';
/**
 * A captcha takes three requests and a repetition, a fingerprint one and a repetition. With the first attempt, that makes seven requests
 * per action, one below the maximum of eight.
 *
 * @spec AUTH-10
 */
export const MOST_CAPTCHAS = 1;
export const MOST_FINGERPRINTS = 1;
