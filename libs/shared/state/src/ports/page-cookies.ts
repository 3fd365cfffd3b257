/**
 * Cookies of this page, as `document.cookie` gives them; null where a browser keeps them from its pages. It never throws.
 *
 * @spec STO-1
 */
export function readPageCookies(): string | null {
  try {
    return document.cookie;
  } catch {
    return null;
  }
}

/**
 * Writes one cookie, as `document.cookie = cookie` does. Where pages may write none, what it says lives in the state until the page is closed.
 *
 * @spec STO-1
 */
export function writePageCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Nothing of the page depends on it.
  }
}
