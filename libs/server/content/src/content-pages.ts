import { CONTENT_KINDS, type ContentKind } from '@touchline/content-contract';
import type { SitePage } from '@touchline/server-kernel';
import { routePath, splitLanguage } from '@touchline/shared-routes';
import type { Library, Reader } from './documents/library.ts';

const INFORMATION = [
  'contacts', 'about', 'howbet', 'licenses', 'taxation', 'consent', 'simpleidentification', 'amlkyc', 'smsbets', 'amlpolicy',
  'disputeresolution', 'kycpolicy', 'responsiblegaming', 'cash_terminals',
] as const; // prettier-ignore
const BONUS = { 'bonus-rules': 'bonus-rules', 'bonus-partners': 'bonus-partners', 'bonus-offers': 'bonus-offers' } as const;
const NAMED = {
  ...BONUS, promo: 'promo', bonuses: 'bonuses', bonus: 'bonus', 'bonuses-offers': 'bonuses-offers', 'bonus-offer': 'bonus-offer',
  'betting-awards': 'betting-awards', points: 'points', mobile: 'mobile-app', desktop: 'desktop-app', 'cricket-app': 'cricket-app',
  'ipl-betting-app': 'ipl-betting-app', partners: 'partners', 'betting-alphabet': 'betting-alphabet',
} as const; // prettier-ignore
const IN = { lang: 'en' } as const;

/** English address of a document; null if it has no page or is not meant for search engines. */
function pathOf(kind: ContentKind, slug: string): string | null {
  switch (kind) {
    case 'page': {
      const page = INFORMATION.find((known) => known === slug);
      if (page !== undefined) return routePath('information', { page }, IN);
      return Object.hasOwn(NAMED, slug) ? routePath(NAMED[slug as keyof typeof NAMED], {}, IN) : null;
    }
    case 'rules': {
      const [ruleGroup = '', chapter] = slug.split('_');
      return routePath('rules', { ruleGroup, ...(chapter !== undefined && { chapter }) }, IN);
    }
    case 'football':
      return routePath('football-champions-rules', slug === 'regular-time' ? {} : { chapter: slug }, IN);
    case 'news':
      return routePath('news', { slug }, IN);
    case 'promotion':
      return routePath('promotion', { promotionId: slug }, IN);
    case 'cricket':
      return slug === 'about' ? '/en/cricket-world-cup' : `/en/cricket-world-cup/${slug}`;
    case 'partner':
      return routePath('ourpartners', slug === 'overview' ? {} : { section: slug }, IN);
    case 'landing':
      return null;
  }
}

/** Titles of a kind's documents by slug and language. A missing translation gets the title of its fallback language. */
function titlesOf(library: Library, kind: ContentKind, visitor: Reader): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const titles = new Map<string, Record<string, string>>();
  for (const lang of library.languages) {
    for (const { slug, title } of library.list(kind, { ...visitor, lang })) titles.set(slug, { ...titles.get(slug), [lang]: title });
  }
  return titles;
}

/** Pages for the sitemap and the search, as shown to a visitor from an unknown country. @spec SE-02 PI-03 */
export function contentPages(library: Library, nowMs: number): SitePage[] {
  const visitor: Reader = { ...IN, country: undefined, isPlayer: false, isExcluded: false, nowMs };
  const documents = CONTENT_KINDS.flatMap((kind) => {
    const titles = titlesOf(library, kind, visitor);
    return library.list(kind, visitor).flatMap(({ slug, updatedAt, title }) => {
      const path = pathOf(kind, slug);
      return path === null ? [] : [{ path: splitLanguage(path).path, changedAt: updatedAt, titles: titles.get(slug) ?? { en: title } }];
    });
  });
  const latest = Math.max(0, ...library.list('news', visitor).map(({ updatedAt }) => updatedAt));
  return [
    ...documents,
    { path: '/news', changedAt: latest },
    { path: '/information/cookies', changedAt: latest },
    { path: '/information/betting-calculator', changedAt: latest },
  ];
}
