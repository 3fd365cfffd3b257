/** Name of the cookie that stores the confirmation. Sign-out keeps it. @spec ID-16 */
export const AGE_COOKIE = 'tl-age';
/** Three days. @spec ID-16 */
export const AGE_KEPT_FOR_MS = 259_200_000;
const CONFIRMED = '1';
const MS_PER_SECOND = 1_000;

/** Lifetime of a confirmation: three days, or until the browser is closed. */
export type AgeKeptFor = 'days' | 'session';

/** Whether the value of the age cookie confirms the age. */
export const isAgeConfirmed = (value: string | undefined): boolean => value === CONFIRMED;

/** The cookie that stores a confirmation, in the format of `document.cookie`. @spec ID-16 */
export function ageCookie(keptFor: AgeKeptFor, { isSecure }: { isSecure: boolean }): string {
  const life = keptFor === 'days' ? `; Max-Age=${AGE_KEPT_FOR_MS / MS_PER_SECOND}` : '';
  return `${AGE_COOKIE}=${CONFIRMED}; Path=/${life}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
