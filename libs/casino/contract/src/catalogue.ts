/** Games of one page. */
export const CASINO_PAGE_SIZE = 24;

/** Kinds of casino games, as `/casino/:subcategory` names them. */
export const CASINO_KINDS = ['slots', 'table', 'live', 'crash', 'scratch'] as const;
export type CasinoKind = (typeof CASINO_KINDS)[number];
/** What a game can do beside its rules. */
export const CASINO_FEATURES = ['free-spins', 'cascades', 'hold-and-win', 'buy-feature', 'jackpot', 'demo'] as const;
export type CasinoFeature = (typeof CASINO_FEATURES)[number];
export const CASINO_TAGS = ['new', 'jackpot', 'live'] as const;
export type CasinoTag = (typeof CASINO_TAGS)[number];

/** One casino game as a tile shows it. */
export interface CasinoGame {
  id: number;
  /** Its part of an address. */
  slug: string;
  title: string;
  provider: { id: string; name: string };
  kind: CasinoKind;
  features: readonly CasinoFeature[];
  tag: CasinoTag | null;
  /** Return to player in hundredths of a percent: 9642 is 96.42 %. */
  rtp: number;
}

/** Something to choose, with the number of games behind it. */
export interface CasinoChoice<Id extends string = string> {
  id: Id;
  name: string;
  games: number;
}

/** One page of the catalogue. */
export interface CasinoCatalogue {
  games: readonly CasinoGame[];
  /** Games of the whole selection. */
  total: number;
  page: number;
  pages: number;
  /** Providers of all games of this kind that the search finds, whatever provider is chosen. */
  providers: readonly CasinoChoice[];
  /** Features of the selection's games, with the number of games that have each. */
  features: readonly Omit<CasinoChoice<CasinoFeature>, 'name'>[];
}

/** What is looked for. */
export interface CasinoFilter {
  kind: CasinoKind | null;
  provider: string | null;
  feature: CasinoFeature | null;
  search: string;
  /** From 1. */
  page: number;
}
