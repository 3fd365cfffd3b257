/** How long the reasons of a redirect are kept for the page that it leads to. */
const KEPT_SECONDS = 10;
const MOST_LETTERS = 300;

/** Cookie with the reasons; only this host can set it where the site is secure. */
export const reasonsCookieName = ({ isSecure }: { isSecure: boolean }): string => (isSecure ? '__Host-tl-why' : 'tl-why');

/** The reasons in the cookie as one text of at most 300 characters; empty if there are none or the cookie is malformed. */
export function readReasons(value = ''): string {
  try {
    return decodeURIComponent(value).slice(0, MOST_LETTERS);
  } catch {
    return '';
  }
}

/**
 * Keeps the redirect service's reasons for the page that the visitor is sent to, since the edge is stateless; without reasons it deletes
 * the cookie.
 *
 * @spec GD-20
 */
export const reasonsCookie = (reasons: readonly string[], { isSecure }: { isSecure: boolean }): string => {
  // Half a character cannot be encoded.
  const text = reasons
    .join(' ')
    .slice(0, MOST_LETTERS)
    .replace(/\p{Cs}/gu, '');
  const value = `${reasonsCookieName({ isSecure })}=${encodeURIComponent(text)}`;
  return `${value}; Path=/; Max-Age=${text === '' ? 0 : KEPT_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
