/** Numbers of a refusal that asks for a captcha: one is needed, it is wrong, its time is over, it was used. @spec HT-04 */
export const CAPTCHA_CODES: ReadonlySet<number> = new Set([100, 111, 112, 113]);
/** Carries the answer of a captcha. @spec HT-04 */
export const CAPTCHA_HEADER = 'X-Captcha';
/** With the time, a challenge and a check for each and the request itself, a press makes eight requests at most. @spec AUTH-10 */
export const MOST_CAPTCHAS = 1;
