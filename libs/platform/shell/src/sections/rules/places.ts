import {
  withLanguage,
  type Audience,
  type FooterGroup,
  type NavigationEntry,
  type NavigationPlace,
  type RouteMatch,
  type SectionManifests,
} from '@touchline/shared-routes';

/** An entry of the navigation with the section that it belongs to. */
export interface SitePlace extends NavigationEntry {
  section: string;
  /** Path with the language prefix. */
  href: string;
  isCurrent: boolean;
}

export interface PlaceFacts {
  lang: string;
  isPlayer: boolean;
  route: Pick<RouteMatch, 'key' | 'row' | 'params'>;
}

const isFor = (audience: Audience | undefined, isPlayer: boolean): boolean =>
  audience === undefined || (audience === 'player') === isPlayer;

/** Whether the page that is shown counts as a place of a section. */
function isCurrent(section: string, { current = {} }: NavigationEntry, { key, row, params }: PlaceFacts['route']): boolean {
  if (row.section !== section) return false;
  if (current.route !== undefined && current.route !== key) return false;
  return Object.entries(current.params ?? {}).every(([name, value]) => params[name] === value);
}

/** What the sections put into a place of the navigation, in their order. @spec RM-07 */
export function placesOfSections(manifests: SectionManifests, place: NavigationPlace, { lang, isPlayer, route }: PlaceFacts): SitePlace[] {
  return Object.entries(manifests)
    .flatMap(([section, { navigation = [] }]) =>
      navigation
        .filter((entry) => entry.places[place] !== undefined && isFor(entry.for, isPlayer))
        .map((entry) => ({ ...entry, section, href: withLanguage(entry.path, lang), isCurrent: isCurrent(section, entry, route) })),
    )
    .sort((a, b) => (a.places[place] ?? 0) - (b.places[place] ?? 0));
}

/** What the sections put into the footer, in their order. */
export const footerOfSections = (manifests: SectionManifests, { isPlayer }: Pick<PlaceFacts, 'isPlayer'>): FooterGroup[] =>
  Object.values(manifests)
    .flatMap(({ footer = [] }) => footer)
    .filter((group) => isFor(group.for, isPlayer))
    .sort((a, b) => a.order - b.order);
