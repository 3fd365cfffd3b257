import { LAST_LANGUAGE, matchRoute, withLanguage } from '@touchline/shared-routes';
import { fieldsOf, isWhole } from '@touchline/shared-primitives';
import { htmlText } from '../document/state-json.ts';
import type { SiteNames } from './site-reader.ts';

/** A page of the site: its path without a language, and the time of its last change, in seconds. */
export interface SitemapPage {
  path: string;
  changedAt: number;
}

/** One part of the sitemap. */
export interface SitemapPart {
  section: string;
  parts: number;
  changedAt: number;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
export const OPENING = '<?xml version="1.0" encoding="UTF-8"?>';
export const URLS_OPENING = `${OPENING}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const URLS_END = '</urlset>';

const day = (seconds: number): string => new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString();
/** The latest representable date. */
const LAST_SECOND = 253_402_300_799;

/** Valid parts; a sitemap has at most fifty thousand files. */
export function readParts(answer: unknown): SitemapPart[] {
  const { sections } = fieldsOf(answer);
  return (Array.isArray(sections) ? sections : []).flatMap((value) => {
    const { section, parts, changedAt } = fieldsOf(value);
    const holds = typeof section === 'string' && /^[a-z-]{1,20}$/.test(section) && isWhole(parts) && parts < 10_000 && isWhole(changedAt);
    return holds ? [{ section, parts, changedAt }] : [];
  });
}

/** Pages of one answer and the position of the next. */
export function readPages(answer: unknown): { pages: SitemapPage[]; next: number | null } {
  const { pages, next } = fieldsOf(answer);
  const held = (Array.isArray(pages) ? pages : []).flatMap((value) => {
    const { path, changedAt } = fieldsOf(value);
    return typeof path === 'string' && isWhole(changedAt) ? [{ path, changedAt }] : [];
  });
  return { pages: held, next: isWhole(next) ? next : null };
}

/** Whether search engines may open a path: a public page that the configuration enables. @spec SE-02 RT-02 RT-03 */
export function isOpenPage(
  path: string,
  { availableRoutes, notFoundPaths }: Pick<SiteNames, 'availableRoutes' | 'notFoundPaths'>,
): boolean {
  if (!/^\/(?!\/)[\w\-./%~]*$/.test(path)) return false;
  const { key, row } = matchRoute(path);
  if (key === 'not-found' || row.access !== 'any' || row.redirect !== undefined || row.status !== undefined) return false;
  return (availableRoutes === null || availableRoutes.includes(row.id)) && !notFoundPaths.includes(path);
}

/** One page with its alternates. */
export function urlXml(
  { path, changedAt }: SitemapPage,
  { origin, lang, languages }: { origin: string; lang: string; languages: readonly string[] },
): string {
  const at = (code: string): string => htmlText(origin + withLanguage(path, code));
  const others = languages.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(code)}"/>`).join('');
  const anyLanguage = languages.includes(LAST_LANGUAGE) ? LAST_LANGUAGE : (languages[0] ?? LAST_LANGUAGE);
  const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${at(anyLanguage)}"/>`;
  return `<url><loc>${at(lang)}</loc><lastmod>${day(changedAt)}</lastmod>${others}${fallback}</url>`;
}

/** The index: one file per language, section and part. @spec SE-02 */
export function indexXml(parts: readonly SitemapPart[], { origin, languages }: { origin: string; languages: readonly string[] }): string {
  const files = languages.flatMap((lang) =>
    parts.flatMap(({ section, parts: count, changedAt }) =>
      Array.from({ length: count }, (_, at) => {
        const file = `${origin}/sitemaps/${lang}/${section}-${at + 1}-of-${count}.xml`;
        return `<sitemap><loc>${htmlText(file)}</loc><lastmod>${day(changedAt)}</lastmod></sitemap>`;
      }),
    ),
  );
  return `${OPENING}<sitemapindex xmlns="${NAMESPACE}">${files.join('')}</sitemapindex>`;
}
