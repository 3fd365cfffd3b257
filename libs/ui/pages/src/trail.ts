import { homePath } from '@touchline/shared-routes';
import type { PagePlace } from '@touchline/ui-kit';
import type { IntlShape } from 'react-intl';
import { isOffered, type OfferFacts } from './is-offered.ts';
import type { PageParams, SectionFrame } from './section-plan.ts';

/** A page that a link leads to. */
export interface Place {
  /** Words of the link. */
  name: string;
  /** Address of the page. */
  href: string;
}

/** The first step of every trail. */
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

/** The places of a section that this person has on this site, as they are read. */
export const placesIn = (section: SectionFrame, { intl, params, lang, offer }: PlaceWords): Place[] =>
  section
    .places(params)
    .map(({ name, href }) => ({ name: intl.formatMessage(name), href: href(lang) }))
    .filter(({ href }) => isOffered(href, offer));

/** Whether a page lies below a place of the navigation. */
const isBelow = (path: string, href: string): boolean => path.startsWith(`${href}/`);

/** Marks the place where the person is: this page, else the nearest above it. */
export function withCurrent(places: readonly Place[], path: string): PagePlace[] {
  const above = places.filter(({ href }) => isBelow(path, href)).map(({ href }) => href);
  const nearest = above.sort((a, b) => b.length - a.length)[0];
  const isPlace = places.some(({ href }) => href === path);
  return places.map((place) => ({
    ...place,
    current: place.href === path ? 'page' : !isPlace && place.href === nearest ? 'true' : undefined,
  }));
}

/** What a trail is made of. */
export interface TrailFacts {
  /** The first page of the site. */
  home: Place;
  /** What the section is called where its own page, the first of the places, stands in the trail. */
  section: string;
  /** Pages of the section; the first is the section's own. */
  places: readonly Place[];
  /** Address of this page, without query and hash. */
  path: string;
  /** Heading of this page. */
  title: string;
}

/** From the first page of the site over the section and what lies between to this page, which has no address. */
export function trailTo({ home, section, places, path, title }: TrailFacts): { name: string; href?: string }[] {
  const between = places
    .map((place, at) => (at === 0 ? { ...place, name: section } : place))
    .filter(({ href }, at) => href !== path && (at === 0 || isBelow(path, href)));
  const steps = [home, ...between.sort((a, b) => a.href.length - b.href.length)];
  return [...steps.filter(({ name }) => name !== title), { name: title }];
}
