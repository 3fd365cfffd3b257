/** Kinds of cookies that a visitor can agree to. Necessary cookies need no consent. @spec ID-17 */
export const COOKIES_AGREE = { Necessary: 0, Functionality: 1, Marketing: 2, All: 3 } as const;
export type CookiesAgreeType = (typeof COOKIES_AGREE)[keyof typeof COOKIES_AGREE];

/** Name of the cookie that stores the choice. It is itself necessary: without it, every page would ask again. @spec ID-17 PRV-2 */
export const CONSENT_COOKIE = 'tl-consent';
/** Version of the question; a new version asks again. */
const QUESTION = '1';
/** Half a year, in seconds; after that the visitor is asked again. */
const KEPT_FOR_SECONDS = 15_724_800;

const isType = (value: number): value is CookiesAgreeType => Object.values(COOKIES_AGREE).includes(value as CookiesAgreeType);

/** The type for two separate choices. @spec ID-17 */
export const cookiesAgreeTypeOf = ({ functionality, marketing }: { functionality: boolean; marketing: boolean }): CookiesAgreeType =>
  ((functionality ? COOKIES_AGREE.Functionality : 0) + (marketing ? COOKIES_AGREE.Marketing : 0)) as CookiesAgreeType;

/** Whether cookies for convenience may be stored; null means that there is no choice yet. @spec PRV-2 */
export const allowsFunctionality = (type: number | null): boolean => type === COOKIES_AGREE.Functionality || type === COOKIES_AGREE.All;

/** Whether third-party counters, referral tags and scripts may be used; null means that there is no choice yet. @spec PRV-2 */
export const allowsMarketing = (type: number | null): boolean => type === COOKIES_AGREE.Marketing || type === COOKIES_AGREE.All;

/** Parses the value of the consent cookie; null if it was not written by this site. @spec ID-17 STO-2 */
export function readConsent(value: string | undefined): CookiesAgreeType | null {
  const [question, type, ...rest] = (value ?? '').split('.');
  if (question !== QUESTION || type === undefined || !/^\d$/.test(type) || rest.length > 0) return null;
  const known = Number(type);
  return isType(known) ? known : null;
}

/** The cookie that stores a choice, in the format of `document.cookie`. */
export const consentCookie = (type: CookiesAgreeType, { isSecure }: { isSecure: boolean }): string =>
  `${CONSENT_COOKIE}=${QUESTION}.${type}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
