import { checkedText, eachValid, Lang, otherwise, Seconds, Whole, type WithReadonlyLists } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { CONTENT_ART, CONTENT_KINDS, TERM_TYPES } from './content.ts';
import { Slug } from './slug.ts';
import type { Block } from './tree.ts';

/** Most parts of a list that a page shows. */
const MOST = 500;
const text = (longest: number) => checkedText(z.string().check(z.maxLength(longest)));
/** A path of the site, without language and query. */
const LocalPath = checkedText(z.string().check(z.regex(/^\/(?![/\\])[\w/-]*$/), z.maxLength(200)));
const parts = <S extends z.ZodMiniType>(of: S) => otherwise(eachValid(z.array(of).check(z.maxLength(MOST))), [] as never);

/** A document as shown in a list. Times are in seconds since 1970. */
export const ContentCard = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: Slug,
  /** Language of the text: the requested one, or its fallback. */
  lang: checkedText(Lang),
  title: text(120),
  summary: text(400),
  /** A word or two above the title. */
  label: otherwise(z.nullable(text(40)), null),
  art: otherwise(z.nullable(z.enum(CONTENT_ART)), null),
  publishedAt: Seconds,
  updatedAt: Seconds,
  /** End of the offer; null without one. */
  endsAt: otherwise(z.nullable(Seconds), null),
});
export type ContentCard = WithReadonlyLists<typeof ContentCard>;

/** Documents of one kind. */
export const ContentCards = z.object({ cards: eachValid(z.array(ContentCard).check(z.maxLength(MOST))) });
export type ContentCards = z.infer<typeof ContentCards>;

/** A condition of a promotion. `target`: number of bets, or round units of the player's currency. */
export const PromotionTerm = z.strictObject({ type: z.enum(TERM_TYPES), target: z.int().check(z.minimum(1)) });
export type PromotionTerm = z.infer<typeof PromotionTerm>;

const Coordinate = z.int().check(z.minimum(0), z.maximum(1000));
/** A point on the map, in units of the bundled outline (0 to 1000 in both directions). */
export const MapPoint = z.strictObject({ name: text(80), address: text(120), hours: text(60), x: Coordinate, y: Coordinate });
export type MapPoint = z.infer<typeof MapPoint>;

/** Part of a landing page, as listed in its configuration. */
const LandingBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('steps'), title: text(120), items: parts(text(200)) }),
  z.strictObject({ type: z.literal('cards'), title: text(120), cards: parts(ContentCard) }),
  z.strictObject({ type: z.literal('action'), label: text(60), href: LocalPath }),
]);
export type LandingBlock = WithReadonlyLists<typeof LandingBlock>;

/** A document without its text, which is a tree. */
export const DocumentParts = z.object({
  ...ContentCard.shape,
  /** Conditions of a promotion. */
  terms: parts(PromotionTerm),
  /** Points credited when all conditions of a promotion are met; 0 without a reward. */
  reward: otherwise(Whole, 0),
  /** Parts of a landing page. */
  blocks: parts(LandingBlock),
  /** Sport whose games the page lists; null for none. */
  sportId: otherwise(z.nullable(Whole), null),
  points: parts(MapPoint),
});
export type DocumentParts = WithReadonlyLists<typeof DocumentParts>;

/** A document as shown on a page. */
export interface ContentDocument extends DocumentParts {
  body: readonly Block[];
}

/** A banner that links to a page. */
export const Banner = z.object({
  slug: Slug,
  lang: checkedText(Lang),
  title: text(120),
  summary: text(400),
  art: z.enum(CONTENT_ART),
  /** Path of the linked page, without language. */
  path: LocalPath,
});
export type Banner = z.infer<typeof Banner>;

/** Banners of one place. */
export const Banners = z.object({ banners: eachValid(z.array(Banner).check(z.maxLength(MOST))) });
export type Banners = z.infer<typeof Banners>;
