import type { RouteCondition, RouteOptions } from './route-row.ts';

/**
 * Version of the contract between host and sections: modules, plans and manifests. Sections of another version are rejected.
 *
 * @spec REM-6
 */
export const SECTION_CONTRACT = 'v3';
/** Version of this shell. It increases by one when manifests may use a new feature of the shell. */
export const SHELL_VERSION = 2;

/** Who sees an entry; everyone by default. */
export type Audience = 'guest' | 'player';
/**
 * Where the shell shows an entry: `header` includes the menu of the mobile build, `bottom` is its bottom navigation. Entries in `own` replace
 * those while a page of their section is shown; the menu stays.
 */
export type NavigationPlace = 'header' | 'bottom' | 'own';
/** Icons that the shell has for the bottom navigation. */
export type PlaceIcon = 'live' | 'sports' | 'calendar' | 'history' | 'person' | 'search' | 'star' | 'ticket';
/** Placeholder of a page while its code loads. */
export type SkeletonShape = 'rows' | 'tiles' | 'lines';

/** A link to a page of the section. */
export interface NavigationEntry {
  /** Unique among the entries of the section. */
  key: string;
  /** Message id of its name. */
  words: string;
  /** Path without language prefix. */
  path: string;
  /** Where it is shown. Lower numbers come first; all sections share one number range per place. */
  places: Readonly<Partial<Record<NavigationPlace, number>>>;
  icon?: PlaceIcon;
  /** Other sections on whose pages an entry in `own` is shown too. */
  alsoIn?: readonly string[];
  for?: Audience;
  /** Pages for which the entry is current; by default all pages of the section. */
  current?: { route?: string; params?: Readonly<Record<string, string>> };
  /** Shown as live. */
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

/** A modal of the section that the shell may open over any page. */
export interface ManifestModal {
  /** Message id of its title. */
  words: string;
  /** Page with the same function, for when the modal cannot be shown. Path without language prefix. */
  page: string;
  /** Whether the page gets a return url. */
  returns?: boolean;
  /** Query parameter that opens it when its value is 1. @spec RT-09 */
  query?: string;
  for?: Audience;
  /** Stays open when the visitor signs in, because it has more to show. */
  outlastsSignIn?: boolean;
  condition?: RouteCondition;
  size?: 'narrow' | 'wide';
}

/** A page of this section that can search for the words of a missing path. */
export interface SearchSource {
  words: string;
  /** Path of the search page. */
  path: string;
  /** Its query parameter. */
  query: string;
}

/** Places for bands of sections: the home page and the menu of a phone. */
export type BandPlace = 'home' | 'menu';

/** A block that the section renders on a page of another section, or in the menu. @spec RM-07 */
export interface BandEntry {
  /** Unique among the bands of the section. */
  key: string;
  place: BandPlace;
  /**
   * Lower numbers come first; all sections share one number range per place. On home, bands below 20 are above the live games, those below
   * 40 above the highlights, the others at the end.
   */
  order: number;
}

/** Marks that a section has commands for the command palette. */
export interface CommandsEntry {
  /** Lower numbers come first; all sections share one number range. */
  order: number;
}

/** A row of the route table that the section adds. @spec RT-01 */
export interface ManifestRoute extends RouteOptions {
  id: number;
  key: string;
  path: string;
}

/**
 * What the host needs to know of a section before it loads any of its code. It is `section.json` in the section's folder; the build checks
 * it and writes it into the registry, and a separately deployed section ships its own.
 *
 * @spec RM-07 REM-6
 */
export interface SectionManifest {
  contract: typeof SECTION_CONTRACT;
  /** Minimum version of the shell. */
  shell: number;
  skeleton: SkeletonShape;
  /** Whether the coupon is shown beside the section's pages: always, only while it holds a bet, or never. */
  rail: 'coupon' | 'filled' | 'none';
  navigation?: readonly NavigationEntry[];
  footer?: readonly FooterGroup[];
  search?: readonly SearchSource[];
  /** Names of pages in analytics, by route key; default is the key itself. @spec GD-12 */
  analytics?: Readonly<Record<string, string>>;
  modals?: Readonly<Record<string, ManifestModal>>;
  routes?: readonly ManifestRoute[];
  bands?: readonly BandEntry[];
  /** Present if the section has its own commands for the command palette. Its pages are listed in any case. @spec LY-01 */
  commands?: CommandsEntry;
}

/** Manifests by section name. */
export type SectionManifests = Readonly<Record<string, SectionManifest>>;

/** Why this shell rejects a section; null when it accepts it. */
export function manifestRefusal(manifest: Partial<SectionManifest> | undefined, shell: number = SHELL_VERSION): string | null {
  if (manifest === undefined) return 'it has no manifest';
  if (manifest.contract !== SECTION_CONTRACT) return `it speaks contract ${manifest.contract ?? 'unknown'}, not ${SECTION_CONTRACT}`;
  if (typeof manifest.shell !== 'number' || manifest.shell > shell)
    return `it needs shell ${manifest.shell ?? 'unknown'}, this is ${shell}`;
  return null;
}
