import type { Block } from './tree.ts';

/** Pages of the site, and what there are several of. */
export const CONTENT_KINDS = ['page', 'rules', 'football', 'news', 'promotion', 'landing', 'cricket', 'partner'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Pictures that the project draws itself. */
export const CONTENT_ART = ['pitch', 'court', 'wicket', 'rink', 'slip', 'points', 'phone', 'shield'] as const;
export type ContentArt = (typeof CONTENT_ART)[number];

/** Where banners stand. */
export const BANNER_PLACES = ['home', 'promo', 'casino'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** What a list shows of a document. Times are seconds since 1970. */
export interface ContentCard {
  kind: ContentKind;
  slug: string;
  /** Language that it is written in: the one asked for, or the one that stands in. */
  lang: string;
  title: string;
  summary: string;
  /** A word or two above the title. */
  label: string | null;
  art: ContentArt | null;
  publishedAt: number;
  updatedAt: number;
  /** When it is over; null for what stays. */
  endsAt: number | null;
}

export const TERM_TYPES = ['sign-in', 'join', 'bets', 'stake'] as const;
/** One thing that a promotion asks for. `target`: bets, or round units of the player's currency. */
export interface PromotionTerm {
  type: (typeof TERM_TYPES)[number];
  target: number;
}

/** Part of a landing page, as its configuration lists them. */
export type LandingBlock =
  | { type: 'text' }
  | { type: 'steps'; title: string; items: readonly string[] }
  | { type: 'cards'; title: string; cards: readonly ContentCard[] }
  | { type: 'action'; label: string; href: string };

/** A place on a map, in the units of the bundled outline (0 to 1000 both ways). */
export interface MapPoint {
  name: string;
  address: string;
  hours: string;
  x: number;
  y: number;
}

/** A document as a page shows it. */
export interface ContentDocument extends ContentCard {
  body: readonly Block[];
  /** Of a promotion. */
  terms: readonly PromotionTerm[];
  /** Points that a promotion gives when its terms are met; 0 where there are none. */
  reward: number;
  /** Of a landing page. */
  blocks: readonly LandingBlock[];
  /** Sport whose games belong to it; null where none do. */
  sportId: number | null;
  points: readonly MapPoint[];
}

/** A banner: a card that leads somewhere. */
export interface Banner {
  slug: string;
  lang: string;
  title: string;
  summary: string;
  art: ContentArt;
  /** Path of the page it leads to, without a language. */
  path: string;
}

/** How far a player is with one of the terms; `done` never exceeds `target`. Minor units where the term is about stakes. */
export interface TermProgress {
  type: PromotionTerm['type'];
  target: number;
  done: number;
}

/** How far a player is with a promotion. Times are seconds since 1970. */
export interface PromotionProgress {
  joinedAt: number | null;
  currencyIso: string;
  /** Digits behind the point of the currency. */
  exponent: number;
  terms: readonly TermProgress[];
  /** When the last term was met and the points were added; null before. */
  completedAt: number | null;
}

/** Something that points buy: play money for the player's account. */
export interface ShopItem {
  id: string;
  price: number;
  /** Minor units. */
  amount: number;
}

/** A line of the history of points: earned by a day's bets, given by a promotion, or spent in the shop. */
export interface PointsEntry {
  type: 'bets' | 'promotion' | 'shop';
  /** Slug of the promotion, id of the item; empty for bets. */
  ref: string;
  points: number;
  at: number;
}

export interface Points {
  balance: number;
  currencyIso: string;
  /** Digits behind the point of the currency. */
  exponent: number;
  /** Minor units of stake that earn one point. */
  stakePerPoint: number;
  shop: readonly ShopItem[];
  history: readonly PointsEntry[];
}
