/** Kinds of documents; `page` is for single pages of the site. */
export const CONTENT_KINDS = ['page', 'rules', 'football', 'news', 'promotion', 'landing', 'cricket', 'partner'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Drawings that are part of the project. */
export const CONTENT_ART = ['pitch', 'court', 'wicket', 'rink', 'slip', 'points', 'phone', 'shield'] as const;
export type ContentArt = (typeof CONTENT_ART)[number];

/** Places for banners. */
export const BANNER_PLACES = ['home', 'promo', 'casino'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** Kinds of conditions of a promotion. */
export const TERM_TYPES = ['sign-in', 'join', 'bets', 'stake'] as const;
