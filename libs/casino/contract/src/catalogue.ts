import type { CasinoFeature, CasinoKind, CasinoModelId } from './models.ts';

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

/** A casino game as shown on a tile. */
export interface CasinoGame {
  id: number;
  /** URL segment. */
  slug: string;
  title: string;
  provider: { id: string; name: string };
  kind: CasinoKind;
  /** The mathematical model. */
  model: CasinoModelId;
  /** 1 for the first game of its model; every other game is a variant of it, with the same mathematics. */
  variant: number;
  theme: CasinoTheme;
  features: readonly CasinoFeature[];
  tag: CasinoTag | null;
  /** Return to player in hundredths of a percent: 9642 is 96.42 %. Computed from the model; null where a game has none. */
  rtp: number | null;
  volatility: CasinoVolatility | null;
  /** Share of rounds that pay anything, in hundredths of a percent. */
  hitRate: number | null;
  /** Largest win in hundredths of the stake: 250000 is 2,500 times. */
  maxWin: number | null;
  lines: number | null;
  /** Stake limits, in minor units of the euro. */
  minStake: number;
  maxStake: number;
  /** ISO date. */
  releasedAt: string;
  /** Countries (ISO 3166 numeric) where the provider does not offer the game. */
  blockedCountries: readonly number[];
}

/** A filter option with the number of games that match it. */
export interface CasinoChoice<Id extends string = string> {
  id: Id;
  name: string;
  games: number;
}
type Counted<Id extends string> = Omit<CasinoChoice<Id>, 'name'>;

/** One page of the catalogue. */
export interface CasinoCatalogue {
  games: readonly CasinoGame[];
  /** Number of games in the whole selection. */
  total: number;
  page: number;
  pages: number;
  /** Providers of all games of this kind that match the search, regardless of the selected provider. */
  providers: readonly CasinoChoice[];
  /** Features, themes and volatilities of the selected games, each with its number of games. */
  features: readonly Counted<CasinoFeature>[];
  themes: readonly Counted<CasinoTheme>[];
  volatilities: readonly Counted<CasinoVolatility>[];
}

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

/** A provider as shown in the list of providers. */
export interface CasinoProvider {
  id: string;
  name: string;
  /** Year of its first game. */
  since: number;
  games: number;
  kinds: readonly Counted<CasinoKind>[];
  /** Languages of its games. */
  languages: readonly string[];
  /** Date of its latest release. */
  newestAt: string;
}

/** Sections of the overview. */
export const CASINO_SECTIONS = ['new', 'popular', 'live', 'slots', 'table', 'instant'] as const;
export type CasinoSection = (typeof CASINO_SECTIONS)[number];

/** The overview of the casino. */
export interface CasinoOverview {
  sections: readonly { id: CasinoSection; games: readonly CasinoGame[] }[];
  kinds: readonly Counted<CasinoKind>[];
}

/** The jackpot that several games contribute to and can win. */
export interface CasinoJackpot {
  currencyIso: string;
  exponent: number;
  /** Balance in the ledger, in minor units. */
  amount: number;
}

/** Details of one game, shown before it is opened. @spec CS-04 */
export interface CasinoPreview {
  game: CasinoGame;
  languages: readonly string[];
  /** Percentage of a stake that counts towards wagering a bonus. */
  bonusContribution: number;
  /** Number of other games with the same mathematical model. */
  sameModel: number;
  /** Why the game is not offered in the requested country, or null. */
  blocked: 'country' | null;
  /** Games with the same theme or model, from any provider. */
  similar: readonly CasinoGame[];
}

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
