import type { Block } from './tree.ts';

/** Kinds of documents; `page` is for single pages of the site. */
export const CONTENT_KINDS = ['page', 'rules', 'football', 'news', 'promotion', 'landing', 'cricket', 'partner'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Drawings that are part of the project. */
export const CONTENT_ART = ['pitch', 'court', 'wicket', 'rink', 'slip', 'points', 'phone', 'shield'] as const;
export type ContentArt = (typeof CONTENT_ART)[number];

/** Places for banners. */
export const BANNER_PLACES = ['home', 'promo', 'casino'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** A document as shown in a list. Times are in seconds since 1970. */
export interface ContentCard {
  kind: ContentKind;
  slug: string;
  /** Language of the text: the requested one, or its fallback. */
  lang: string;
  title: string;
  summary: string;
  /** A word or two above the title. */
  label: string | null;
  art: ContentArt | null;
  publishedAt: number;
  updatedAt: number;
  /** End of the offer; null without one. */
  endsAt: number | null;
}

export const TERM_TYPES = ['sign-in', 'join', 'bets', 'stake'] as const;
/** A condition of a promotion. `target`: number of bets, or round units of the player's currency. */
export interface PromotionTerm {
  type: (typeof TERM_TYPES)[number];
  target: number;
}

/** Part of a landing page, as listed in its configuration. */
export type LandingBlock =
  | { type: 'text' }
  | { type: 'steps'; title: string; items: readonly string[] }
  | { type: 'cards'; title: string; cards: readonly ContentCard[] }
  | { type: 'action'; label: string; href: string };

/** A point on the map, in units of the bundled outline (0 to 1000 in both directions). */
export interface MapPoint {
  name: string;
  address: string;
  hours: string;
  x: number;
  y: number;
}

/** A document as shown on a page. */
export interface ContentDocument extends ContentCard {
  body: readonly Block[];
  /** Conditions of a promotion. */
  terms: readonly PromotionTerm[];
  /** Points credited when all conditions of a promotion are met; 0 without a reward. */
  reward: number;
  /** Parts of a landing page. */
  blocks: readonly LandingBlock[];
  /** Sport whose games the page lists; null for none. */
  sportId: number | null;
  points: readonly MapPoint[];
}

/** A banner that links to a page. */
export interface Banner {
  slug: string;
  lang: string;
  title: string;
  summary: string;
  art: ContentArt;
  /** Path of the linked page, without language. */
  path: string;
}
