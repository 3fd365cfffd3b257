/** The cookies of this page; null where the browser blocks access. Never throws. @spec STO-1 */
export function readPageCookies(): string | null {
  try {
    return document.cookie;
  } catch {
    return null;
  }
}

/**
 * Writes one cookie, like `document.cookie = cookie`. Where cookies are blocked, the value lives in the state until the page is closed.
 *
 * @spec STO-1
 */
export function writePageCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Cookies are optional for the page.
  }
}
