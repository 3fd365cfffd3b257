/** Kinds of cookies a person agreed to. What is necessary needs no agreement. @spec ID-17 */
export const COOKIES_AGREE = { Necessary: 0, Functionality: 1, Marketing: 2, All: 3 } as const;
export type CookiesAgreeType = (typeof COOKIES_AGREE)[keyof typeof COOKIES_AGREE];

/** Name of the cookie that keeps the choice. It is necessary itself: without it the question would come on every page. @spec ID-17 PRV-2 */
export const CONSENT_COOKIE = 'tl-consent';
/** The kinds of cookies that were asked about; others need a new question. */
const QUESTION = '1';
/** Half a year, in seconds; then the question comes again. */
const KEPT_FOR_SECONDS = 15_724_800;

const isType = (value: number): value is CookiesAgreeType => Object.values(COOKIES_AGREE).includes(value as CookiesAgreeType);

/** The type of two separate wishes. @spec ID-17 */
export const cookiesAgreeTypeOf = ({ functionality, marketing }: { functionality: boolean; marketing: boolean }): CookiesAgreeType =>
  ((functionality ? COOKIES_AGREE.Functionality : 0) + (marketing ? COOKIES_AGREE.Marketing : 0)) as CookiesAgreeType;

/** Whether cookies that remember conveniences may be kept; null is nobody's agreement. @spec PRV-2 */
export const allowsFunctionality = (type: number | null): boolean => type === COOKIES_AGREE.Functionality || type === COOKIES_AGREE.All;

/** Whether counters, referral tags and scripts of others may be used; null is nobody's agreement. @spec PRV-2 */
export const allowsMarketing = (type: number | null): boolean => type === COOKIES_AGREE.Marketing || type === COOKIES_AGREE.All;

/** What the value of the consent cookie says; null for anything that we did not write. @spec ID-17 STO-2 */
export function readConsent(value: string | undefined): CookiesAgreeType | null {
  const [question, type, ...rest] = (value ?? '').split('.');
  if (question !== QUESTION || type === undefined || !/^\d$/.test(type) || rest.length > 0) return null;
  const known = Number(type);
  return isType(known) ? known : null;
}

/** The cookie that keeps a choice, as `document.cookie` takes it. */
export const consentCookie = (type: CookiesAgreeType, { isSecure }: { isSecure: boolean }): string =>
  `${CONSENT_COOKIE}=${QUESTION}.${type}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
