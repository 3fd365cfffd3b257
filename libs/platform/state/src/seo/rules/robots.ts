import type { SeoPageData } from '@touchline/platform-contract';

/** Directives that search engines know, separated by commas. */
const ROBOTS =
  /^(?:all|index|noindex|follow|nofollow|none|noarchive|nosnippet|noimageindex|notranslate|max-(?:snippet|video-preview):-?\d{1,4}|max-image-preview:(?:none|standard|large))$/;

const isRobots = (text: string | undefined): text is string =>
  text !== undefined &&
  text
    .toLowerCase()
    .split(',')
    .every((word) => ROBOTS.test(word.trim()));

export interface RobotsTerms {
  /** The page answers 200 and is public. */
  isOpen: boolean;
  page: Pick<SeoPageData, 'metaRobots' | 'hierarchyMetaRobots'>;
  /** The page's own value. */
  own?: string | undefined;
}

/**
 * The robots value of a page. Pages that are missing or not public get `noindex`, whatever the service says. Otherwise the page's entry
 * wins over that of its part of the site, and that over the page's own value. Unknown directives are ignored.
 *
 * @spec SE-01
 */
export function robotsOf({ isOpen, page, own }: RobotsTerms): string | undefined {
  if (!isOpen) return 'noindex';
  return [page.metaRobots, page.hierarchyMetaRobots, own].find(isRobots);
}
