import type { RouteCondition, RouteOptions } from './route-row.ts';

/** Version of the contract between host and sections: modules, plans and manifests. A section of another version is not taken. @spec REM-6 */
export const SECTION_CONTRACT = 'v3';
/** Version of this shell. It grows by one when manifests may ask for something that the shell before could not do. */
export const SHELL_VERSION = 1;

/** Who sees an entry; everybody unless told. */
export type Audience = 'guest' | 'player';
/** Where the shell shows an entry: `header` is also the menu of the mobile build, `bottom` its bar under the thumb. */
export type NavigationPlace = 'header' | 'bottom';
/** Pictures that the shell has for the bar under the thumb. */
export type PlaceIcon = 'live' | 'sports' | 'calendar' | 'history' | 'person' | 'star' | 'ticket';
/** What a page is drawn as while its code is on the way. */
export type SkeletonShape = 'rows' | 'tiles' | 'lines';

/** A page of the section that the site leads to. */
export interface NavigationEntry {
  /** Its own name among the entries of the section. */
  key: string;
  /** Id of its name among the section's own words. */
  words: string;
  /** Path without language prefix. */
  path: string;
  /** Where it is shown. Lower numbers stand first; all sections share one row of numbers in each place. */
  places: Readonly<Partial<Record<NavigationPlace, number>>>;
  icon?: PlaceIcon;
  for?: Audience;
  /** Which pages count as this place; all pages of the section unless told. */
  current?: { route?: string; params?: Readonly<Record<string, string>> };
  /** Marked as running now. */
  isLive?: boolean;
}

/** A group of links in the footer. */
export interface FooterGroup {
  key: string;
  words: string;
  order: number;
  for?: Audience;
  links: readonly { words: string; path: string }[];
}

/** A modal that the section draws and that the shell may open over any page. */
export interface ManifestModal {
  /** Id of its title. */
  words: string;
  /** The page that does the same: who cannot get the modal goes there. Path without language prefix. */
  page: string;
  /** The page is told where the person was. */
  returns?: boolean;
  /** Query parameter that opens it when its value is 1. @spec RT-09 */
  query?: string;
  for?: Audience;
  /** Stays open when the guest becomes a player: it still has something to say. */
  outlastsSignIn?: boolean;
  condition?: RouteCondition;
  size?: 'narrow' | 'wide';
}

/** Where the words of the site's search may be looked up in this section. */
export interface SearchSource {
  words: string;
  /** Path of the page that searches. */
  path: string;
  /** Its query parameter. */
  query: string;
}

/** What has room for bands of sections: the first page, and the menu of a phone. */
export type BandPlace = 'home' | 'menu';

/** A band that the section draws on a page of another one, or in the menu. @spec RM-07 */
export interface BandEntry {
  /** Its own name among the bands of the section. */
  key: string;
  place: BandPlace;
  /** Lower numbers come first; all sections share one row of numbers in each place. */
  order: number;
}

/** What a section adds to the command palette. */
export interface CommandsEntry {
  /** Lower numbers come first; all sections share one row of numbers. */
  order: number;
}

/** A row of the route table that the section brings itself. @spec RT-01 */
export interface ManifestRoute extends RouteOptions {
  id: number;
  key: string;
  path: string;
}

/**
 * What the host has to know of a section before any of its code is loaded. It lies beside the section (`section.json`), the build checks it
 * and writes it into the registry, and a section that is deployed alone brings its own.
 *
 * @spec RM-07 REM-6
 */
export interface SectionManifest {
  contract: typeof SECTION_CONTRACT;
  /** The shell that the section needs at least. */
  shell: number;
  skeleton: SkeletonShape;
  /** Whether the coupon stands beside the section's pages. */
  rail: 'coupon' | 'none';
  navigation?: readonly NavigationEntry[];
  footer?: readonly FooterGroup[];
  search?: readonly SearchSource[];
  /** Names under which pages are told to the collector, by route key; the key itself unless told. @spec GD-12 */
  analytics?: Readonly<Record<string, string>>;
  modals?: Readonly<Record<string, ManifestModal>>;
  routes?: readonly ManifestRoute[];
  bands?: readonly BandEntry[];
  /** The section has commands of its own for the command palette. Its pages are there without it. @spec LY-01 */
  commands?: CommandsEntry;
}

/** Manifests by section. */
export type SectionManifests = Readonly<Record<string, SectionManifest>>;

/** Why this shell cannot take a section; null when it can. */
export function manifestRefusal(manifest: Partial<SectionManifest> | undefined, shell: number = SHELL_VERSION): string | null {
  if (manifest === undefined) return 'it has no manifest';
  if (manifest.contract !== SECTION_CONTRACT) return `it speaks contract ${manifest.contract ?? 'unknown'}, not ${SECTION_CONTRACT}`;
  if (typeof manifest.shell !== 'number' || manifest.shell > shell)
    return `it needs shell ${manifest.shell ?? 'unknown'}, this is ${shell}`;
  return null;
}
