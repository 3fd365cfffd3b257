import type { SecureData } from '../calls/platform-api.ts';

/** Half an hour, in seconds. @spec CF-05 */
const GRANT_SECONDS = 1_800;
const VALUE = /^[\w.~+/=-]{1,512}$/;

/** Cookie strings that delete both cookies. @spec ID-14 */
export const NO_SECURE_COOKIES: readonly string[] = ['ggru', 'grant'].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`);

/** The cookies for `document.cookie`; values with invalid characters are dropped. @spec CF-05 */
export function secureCookies({ ggru, grant }: SecureData, { isSecure }: { isSecure: boolean }): string[] {
  const tail = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    ...(VALUE.test(ggru) ? [`ggru=${ggru}; ${tail}`] : []),
    ...(VALUE.test(grant) ? [`grant=${grant}; Max-Age=${GRANT_SECONDS}; ${tail}`] : []),
  ];
}
