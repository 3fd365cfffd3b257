import { useSitePlaces } from '../sections/use-site-places.ts';

/** A section of the site in header and menus. */
export interface SiteSection {
  key: string;
  name: string;
  href: string;
  isCurrent: boolean;
  isLive: boolean;
}

/** Existing sections in their order. @spec RM-07 */
export const useHeaderSections = (): SiteSection[] =>
  useSitePlaces('header').map(({ section, key, name, href, isCurrent, isLive = false }) => ({
    key: `${section}-${key}`,
    name,
    href,
    isCurrent,
    isLive,
  }));
