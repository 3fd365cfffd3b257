import { breadcrumbList, canonicalOf, metasOf, robotsOf, structuredData, type HeadMeta, type SeoState } from '@touchline/platform-state';
import { inLanguage, LAST_LANGUAGE, siteOrigin, type RouteMatch } from '@touchline/shared-routes';
import type { DocumentHead, SeoData } from '@touchline/shared-state';

export interface HeadFacts {
  url: URL;
  match: RouteMatch;
  lang: string;
  languages: readonly string[];
  status: number;
  /** The page's own head. */
  seo: SeoData;
  /** The services' overrides. */
  overrides: Pick<SeoState, 'page' | 'crumbs'>;
  /** Hosts of the site. */
  hosts: readonly string[];
  siteName: string;
}

const filled = (text: string | undefined): string | undefined => (text === undefined || text.trim() === '' ? undefined : text.trim());

/** Alternates: the page in all languages, its own included. @spec SE-02 */
const alternatesAt = (origin: string, path: string, languages: readonly string[]): DocumentHead['alternates'] => [
  ...languages.map((lang) => ({ lang, href: origin + inLanguage(path, lang) })),
  {
    lang: 'x-default',
    href: origin + inLanguage(path, languages.includes(LAST_LANGUAGE) ? LAST_LANGUAGE : (languages[0] ?? LAST_LANGUAGE)),
  },
];

/** Open Graph locale: the language with the country of most of its readers, such as `ru_RU`. */
const localeOf = (lang: string): string => {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
};

interface SharedAs extends Pick<HeadFacts, 'lang' | 'siteName'> {
  title: string;
  description: string | undefined;
  address: string;
}

/** Metas for the preview of shared links. @spec SE-01 */
const sharedAs = ({ title, description, address, lang, siteName }: SharedAs): HeadMeta[] => {
  const og = (key: string, content: string): HeadMeta => ({ kind: 'property', key: `og:${key}`, content });
  return [
    og('type', 'website'),
    og('site_name', siteName),
    og('title', title),
    ...(description === undefined ? [] : [og('description', description)]),
    og('url', address),
    og('locale', localeOf(lang)),
    { kind: 'name', key: 'twitter:card', content: 'summary' },
  ];
};

/**
 * The head of a document: the page's own, overridden by the services, with canonical url and alternates. A page that is missing or not
 * public has only its own title.
 *
 * @spec SE-01 SE-02 CFG-6
 */
export function headOf({ url, match, lang, languages, status, seo, overrides, hosts, siteName }: HeadFacts): DocumentHead {
  const isOpen = status === 200 && match.row.access === 'any';
  const page = isOpen ? overrides.page : {};
  const title = filled(page.title) ?? seo.title;
  const description = filled(page.description) ?? filled(seo.description);
  const robots = robotsOf({ isOpen, page, own: seo.robots });
  const path = seo.path ?? url.pathname;
  const canonical = isOpen ? canonicalOf({ url, path, custom: page.customCanonical, hosts }) : null;
  const origin = siteOrigin(url, hosts);
  const crumbs = overrides.crumbs.length > 0 ? overrides.crumbs : (seo.crumbs ?? []);
  const structured = isOpen && origin !== null ? structuredData(breadcrumbList(crumbs, origin), seo.structured) : undefined;
  return {
    title,
    ...(description !== undefined && { description }),
    ...(robots !== undefined && { robots }),
    ...(canonical !== null && { canonical: canonical.href }),
    alternates: canonical?.origin == null || robots?.includes('noindex') === true ? [] : alternatesAt(canonical.origin, path, languages),
    metas: canonical === null ? [] : metasOf(sharedAs({ title, description, address: canonical.href, lang, siteName }), page.metas),
    ...(structured !== undefined && { structured }),
  };
}
