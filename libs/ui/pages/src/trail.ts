import { homePath } from '@touchline/shared-routes';
import type { PagePlace } from '@touchline/ui-kit';
import type { IntlShape } from 'react-intl';
import { isOffered, type OfferFacts } from './is-offered.ts';
import type { PageParams, SectionFrame } from './section-plan.ts';

/** A page with its link. */
export interface Place {
  /** Text of the link. */
  name: string;
  /** Url of the page. */
  href: string;
  /** Its group in the navigation. */
  group?: PagePlace['group'];
}

/** First step of all breadcrumbs. */
export const homePlace = (intl: Pick<IntlShape, 'formatMessage'>, lang: string): Place => ({
  name: intl.formatMessage({ id: 'pages.home', defaultMessage: 'Home' }),
  href: homePath(lang),
});

interface PlaceWords {
  intl: Pick<IntlShape, 'formatMessage'>;
  params: PageParams;
  lang: string;
  offer: OfferFacts;
}

/** The section's links that this person can use on this site, translated. */
export const placesIn = (section: SectionFrame, { intl, params, lang, offer }: PlaceWords): Place[] =>
  section
    .places(params)
    .map(({ name, href, group }) => ({
      ...{ name: intl.formatMessage(name), href: href(lang) },
      group: group && { name: intl.formatMessage(group.name), Icon: group.Icon },
    }))
    .filter(({ href }) => isOffered(href, offer));

/** Whether a page is below a navigation link. */
const isBelow = (path: string, href: string): boolean => path.startsWith(`${href}/`);

/** Marks the link of the current page, or else the nearest one above it. */
export function withCurrent(places: readonly Place[], path: string): PagePlace[] {
  const above = places.filter(({ href }) => isBelow(path, href)).map(({ href }) => href);
  const nearest = above.sort((a, b) => b.length - a.length)[0];
  const isPlace = places.some(({ href }) => href === path);
  return places.map((place) => ({
    ...place,
    current: place.href === path ? 'page' : !isPlace && place.href === nearest ? 'true' : undefined,
  }));
}

/** Input of breadcrumbs. */
export interface TrailFacts {
  /** The home page. */
  home: Place;
  /** Name of the section, used for its main page (the first of `places`). */
  section: string;
  /** Pages of the section; the first is its main page. */
  places: readonly Place[];
  /** Path of this page, without query and hash. */
  path: string;
  /** Heading of this page. */
  title: string;
}

/** Breadcrumbs from the home page through the section to this page; the last step has no link. */
export function trailTo({ home, section, places, path, title }: TrailFacts): { name: string; href?: string }[] {
  const between = places
    .map((place, at) => (at === 0 ? { ...place, name: section } : place))
    .filter(({ href }, at) => href !== path && (at === 0 || isBelow(path, href)));
  const steps = [home, ...between.sort((a, b) => a.href.length - b.href.length)];
  return [...steps.filter(({ name }) => name !== title), { name: title }];
}
