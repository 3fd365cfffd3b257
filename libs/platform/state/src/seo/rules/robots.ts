import type { SeoPageData } from '@touchline/platform-contract';

/** Words that engines know, several behind commas. */
const ROBOTS =
  /^(?:all|index|noindex|follow|nofollow|none|noarchive|nosnippet|noimageindex|notranslate|max-(?:snippet|video-preview):-?\d{1,4}|max-image-preview:(?:none|standard|large))$/;

const isRobots = (text: string | undefined): text is string =>
  text !== undefined &&
  text
    .toLowerCase()
    .split(',')
    .every((word) => ROBOTS.test(word.trim()));

export interface RobotsTerms {
  /** The page answers 200 and is for anybody. */
  isOpen: boolean;
  page: Pick<SeoPageData, 'metaRobots' | 'hierarchyMetaRobots'>;
  /** What the page says of itself. */
  own?: string | undefined;
}

/**
 * What engines may do with a page. A page that is not there or not for anybody is kept by nobody, whatever the service says; else the
 * page's entry counts before its part of the site, and that before what the page says itself. Words that no engine knows do not count.
 *
 * @spec SE-01
 */
export function robotsOf({ isOpen, page, own }: RobotsTerms): string | undefined {
  if (!isOpen) return 'noindex';
  return [page.metaRobots, page.hierarchyMetaRobots, own].find(isRobots);
}
