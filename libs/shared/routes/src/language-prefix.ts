/** Two lowercase letters, the whole first segment. @spec LG-01 */
const PREFIX = /^\/([a-z]{2})(?=\/|$)/;

/** A path split into the language of its prefix (null without one) and the rest, which starts with a slash. */
export interface SplitPath {
  lang: string | null;
  path: string;
}

/** Splits off the language prefix. @spec LG-01 */
export function splitLanguage(pathname: string): SplitPath {
  const lang = PREFIX.exec(pathname)?.[1] ?? null;
  const rest = lang === null ? pathname : pathname.slice(3);
  return { lang, path: rest === '' ? '/' : rest };
}

/** Adds a language prefix to a path without one: `/` becomes `/en`. @spec RT-04 */
export const withLanguage = (path: string, lang: string): string => `/${lang}${path === '/' ? '' : path}`;

/** The same page in another language, for the language switch. Query and hash are left to the caller. @spec LG-06 */
export const inLanguage = (pathname: string, lang: string): string => withLanguage(splitLanguage(pathname).path, lang);

/**
 * Normalises a path: no trailing slash, and never two leading slashes. A loop counts the slashes, because a regular expression for trailing
 * slashes backtracks at every slash before them.
 *
 * @spec RT-04 SEC-7
 */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  let start = 0;
  while (start + 1 < end && path[start] === '/' && path[start + 1] === '/') start += 1;
  return path.slice(start, end) || '/';
}
