import type { CasinoFeature, CasinoKind } from './models.ts';

/** Games per page. */
export const CASINO_PAGE_SIZE = 48;
/** Maximum number of games in one response. */
export const CASINO_MOST_GAMES = 500;

/** Themes of games. */
export const CASINO_THEMES = [
  'fruit',
  'sea',
  'winter',
  'desert',
  'forest',
  'city',
  'space',
  'asia',
  'volcano',
  'myth',
  'music',
  'sport',
  'mystery',
  'classic',
] as const;
export type CasinoTheme = (typeof CASINO_THEMES)[number];
export const CASINO_TAGS = ['new', 'live'] as const;
export type CasinoTag = (typeof CASINO_TAGS)[number];
/** How widely results spread around the average: small frequent wins (low) to large rare ones (high). */
export const CASINO_VOLATILITIES = ['low', 'medium', 'high'] as const;
export type CasinoVolatility = (typeof CASINO_VOLATILITIES)[number];
/** Sort orders for a list of games. `popular` counts rounds of the last few days. */
export const CASINO_SORTS = ['popular', 'new', 'name', 'rtp'] as const;
export type CasinoSort = (typeof CASINO_SORTS)[number];

/** Filter criteria. */
export interface CasinoFilter {
  kind: CasinoKind | null;
  provider: string | null;
  feature: CasinoFeature | null;
  theme: CasinoTheme | null;
  volatility: CasinoVolatility | null;
  search: string;
  sort: CasinoSort;
  /** From 1. */
  page: number;
}

/** Sections of the overview. */
export const CASINO_SECTIONS = ['new', 'popular', 'live', 'slots', 'table', 'instant'] as const;
export type CasinoSection = (typeof CASINO_SECTIONS)[number];

/** Rows of the lobby, in no order. There may be several of themes and of studios. */
export const LOBBY_ROWS = ['new', 'popular', 'live', 'jackpot', 'originals', 'theme', 'studio'] as const;
/** Id under which the games of the house are listed as those of a provider are. Each is played under the address of its model. */
export const ORIGINALS = 'originals';

/** Context of a preview request; names follow the specification. @spec CS-04 */
export interface PreviewQuery {
  /** Requesting build: 1 desktop, 2 mobile. */
  whence?: number;
  /** `group_id` and `ref_id` of the site's configuration, because one backend may serve several sites. @spec CF-04 */
  groupId?: number;
  ref?: number;
  /** Language. */
  lng?: string;
  /** Country of the visitor (ISO 3166 numeric). */
  fcountry?: number;
}
