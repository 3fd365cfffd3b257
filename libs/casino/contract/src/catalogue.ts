import type { CasinoFeature, CasinoKind, CasinoModelId } from './models.ts';

/** Games of one page. */
export const CASINO_PAGE_SIZE = 48;
/** Most games of one answer. */
export const CASINO_MOST_GAMES = 500;

/** What games are about. */
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
/** How far results lie from the average: often and little, or seldom and much. */
export const CASINO_VOLATILITIES = ['low', 'medium', 'high'] as const;
export type CasinoVolatility = (typeof CASINO_VOLATILITIES)[number];
/** Orders of a list of games. `popular` counts rounds of the last days. */
export const CASINO_SORTS = ['popular', 'new', 'name', 'rtp'] as const;
export type CasinoSort = (typeof CASINO_SORTS)[number];

/** One casino game as a tile shows it. */
export interface CasinoGame {
  id: number;
  /** Its part of an address. */
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
  /** Rounds that pay something, in hundredths of a percent. */
  hitRate: number | null;
  /** Largest win in hundredths of the stake: 250000 is 2,500 times. */
  maxWin: number | null;
  lines: number | null;
  /** Stakes in minor units of the euro. */
  minStake: number;
  maxStake: number;
  /** ISO day. */
  releasedAt: string;
  /** Countries, by ISO 3166 number, where the provider does not offer it. */
  blockedCountries: readonly number[];
}

/** Something to choose, with the number of games behind it. */
export interface CasinoChoice<Id extends string = string> {
  id: Id;
  name: string;
  games: number;
}
type Counted<Id extends string> = Omit<CasinoChoice<Id>, 'name'>;

/** One page of the catalogue. */
export interface CasinoCatalogue {
  games: readonly CasinoGame[];
  /** Games of the whole selection. */
  total: number;
  page: number;
  pages: number;
  /** Providers of all games of this kind that the search finds, whatever provider is chosen. */
  providers: readonly CasinoChoice[];
  /** Features, themes and volatilities of the selection's games, with the number of games that have each. */
  features: readonly Counted<CasinoFeature>[];
  themes: readonly Counted<CasinoTheme>[];
  volatilities: readonly Counted<CasinoVolatility>[];
}

/** What is looked for. */
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

/** A provider as the list of providers shows it. */
export interface CasinoProvider {
  id: string;
  name: string;
  /** Year of its first game. */
  since: number;
  games: number;
  kinds: readonly Counted<CasinoKind>[];
  /** Languages of its games. */
  languages: readonly string[];
  /** Day of its latest release. */
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

/** The jackpot that several games pay into and can win. */
export interface CasinoJackpot {
  currencyIso: string;
  exponent: number;
  /** What the ledger holds for it, minor units. */
  amount: number;
}

/** Everything about one game, before it is opened. @spec CS-04 */
export interface CasinoPreview {
  game: CasinoGame;
  languages: readonly string[];
  /** What a stake counts towards wagering a bonus, in percent. */
  bonusContribution: number;
  /** Games of the same mathematical model, the game itself left out. */
  sameModel: number;
  /** Why it is not offered in the country that was asked about; null where it is. */
  blocked: 'country' | null;
  /** Like it: same theme or model, other providers too. */
  similar: readonly CasinoGame[];
}

/** Where a preview is asked from, by the specification's names. @spec CS-04 */
export interface PreviewQuery {
  /** Build that asks: 1 desktop, 2 mobile. */
  whence?: number;
  /** `group_id` and `ref_id` of the site's configuration: one backend may serve several sites. @spec CF-04 */
  groupId?: number;
  ref?: number;
  /** Language. */
  lng?: string;
  /** Country of the visitor, ISO 3166 number. */
  fcountry?: number;
}
