import {
  withLanguage,
  type Audience,
  type FooterGroup,
  type NavigationEntry,
  type NavigationPlace,
  type RouteMatch,
  type SectionManifests,
} from '@touchline/shared-routes';

/** A navigation entry with its section. */
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

/** Whether the shown page belongs to this entry. */
function isCurrent(section: string, { current = {} }: NavigationEntry, { key, row, params }: PlaceFacts['route']): boolean {
  if (row.section !== section) return false;
  if (current.route !== undefined && current.route !== key) return false;
  return Object.entries(current.params ?? {}).every(([name, value]) => params[name] === value);
}

/** The sections' entries for one navigation, in their order. @spec RM-07 */
export function placesOfSections(manifests: SectionManifests, place: NavigationPlace, { lang, isPlayer, route }: PlaceFacts): SitePlace[] {
  return Object.entries(manifests)
    .flatMap(([section, { navigation = [] }]) =>
      navigation
        .filter((entry) => entry.places[place] !== undefined && isFor(entry.for, isPlayer))
        .map((entry) => ({ ...entry, section, href: withLanguage(entry.path, lang), isCurrent: isCurrent(section, entry, route) })),
    )
    .sort((a, b) => (a.places[place] ?? 0) - (b.places[place] ?? 0));
}

/** The sections' entries for the footer, in their order. */
export const footerOfSections = (manifests: SectionManifests, { isPlayer }: Pick<PlaceFacts, 'isPlayer'>): FooterGroup[] =>
  Object.values(manifests)
    .flatMap(({ footer = [] }) => footer)
    .filter((group) => isFor(group.for, isPlayer))
    .sort((a, b) => a.order - b.order);
