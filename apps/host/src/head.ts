import { inLanguage, type RouteMatch } from '@touchline/shared-routes';
import type { SeoData } from '@touchline/shared-state';

export interface HeadFacts {
  url: URL;
  match: RouteMatch;
  languages: readonly string[];
  status: number;
  seo: SeoData;
}

/** The head of a document: what the page says, with its one address and its other languages. @spec SE-01 SE-02 */
export function headOf({ url, match, languages, status, seo }: HeadFacts) {
  const isOpen = status === 200 && match.row.access === 'any';
  const robots = isOpen ? seo.robots : 'noindex';
  return {
    ...seo,
    ...(robots !== undefined && { robots }),
    ...(isOpen && { canonical: url.origin + url.pathname }),
    alternates: isOpen
      ? [
          ...languages.map((lang) => ({ lang, href: url.origin + inLanguage(url.pathname, lang) })),
          { lang: 'x-default', href: url.origin + inLanguage(url.pathname, 'en') },
        ]
      : [],
  };
}
