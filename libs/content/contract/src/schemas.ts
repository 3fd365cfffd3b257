import { Lang, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { contentCalls, rewardCalls } from './calls.ts';
import { BANNER_PLACES, CONTENT_KINDS } from './content.ts';
import { Banners, ContentCards, DocumentParts } from './documents.ts';
import { Points, PromotionProgress } from './rewards.ts';
import { Slug } from './slug.ts';
import { isSafeHref, type Block, type Inline } from './tree.ts';

export { Banners, ContentCards, DocumentParts, MapPoint, PromotionTerm } from './documents.ts';
export { Points, PromotionProgress } from './rewards.ts';
export { Slug } from './slug.ts';

const Href = z.string().check(z.refine(isSafeHref));

const InlineNode: z.ZodMiniType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ type: z.enum(['strong', 'em', 'code']), children: z.array(InlineNode) }),
    z.strictObject({ type: z.literal('link'), href: Href, children: z.array(InlineNode) }),
    z.strictObject({ type: z.literal('break') }),
  ]),
);
const Words = z.array(InlineNode);
const BlockNode: z.ZodMiniType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('heading'), level: z.literal([2, 3]), id: Slug, children: Words }),
    z.strictObject({ type: z.literal('paragraph'), children: Words }),
    z.strictObject({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(BlockNode)) }),
    z.strictObject({ type: z.literal('quote'), children: z.array(BlockNode) }),
    z.strictObject({ type: z.literal('table'), head: z.array(Words), rows: z.array(z.array(Words)) }),
  ]),
);

const Document = z.extend(DocumentParts, { body: z.array(BlockNode) });

const CONTENT = { tag: 'Content' } as const;
const REWARDS = { tag: 'Promotions and points' } as const;
const InLanguage = z.object({ lang: Lang });

/** Calls for editorial content, with schemas. */
export const contentContract = {
  list: withSchemas(contentCalls.list, {
    ...CONTENT,
    summary: 'Documents of one kind that this person may see, newest first',
    params: z.object({ kind: z.enum(CONTENT_KINDS) }),
    query: InLanguage,
    answers: { 200: ContentCards },
    spec: ['PI-01', 'PI-03'],
  }),
  document: withSchemas(contentCalls.document, {
    ...CONTENT,
    summary: 'One document; 404 when there is none that this person may see',
    params: z.object({ kind: z.enum(CONTENT_KINDS), slug: Slug }),
    query: InLanguage,
    answers: { 200: Document },
    spec: ['PI-01', 'PI-02', 'PI-03'],
  }),
  banners: withSchemas(contentCalls.banners, {
    ...CONTENT,
    summary: 'Banners of a place; none for a player who has excluded themselves or takes a break',
    query: z.object({ lang: Lang, place: z.enum(BANNER_PLACES) }),
    answers: { 200: Banners },
    spec: ['PI-01', 'LIM-5'],
  }),
};

const OnePromotion = z.object({ slug: Slug });

/** Calls for a player's promotions and points, with schemas. */
export const rewardContract = {
  progress: withSchemas(rewardCalls.progress, {
    duringBreak: 'offer',
    ...REWARDS,
    summary: 'How far the player is with a promotion',
    params: OnePromotion,
    answers: { 200: PromotionProgress },
    spec: ['PI-01'],
  }),
  join: withSchemas(rewardCalls.join, {
    duringBreak: 'offer',
    ...REWARDS,
    summary: 'Takes part in a promotion; a second time changes nothing',
    params: OnePromotion,
    answers: { 200: PromotionProgress },
    spec: ['PI-01', 'LIM-5'],
  }),
  points: withSchemas(rewardCalls.points, {
    ...REWARDS,
    summary: 'Points of the player: balance, shop and history',
    answers: { 200: Points },
    spec: ['PI-02'],
  }),
  buy: withSchemas(rewardCalls.buy, {
    duringBreak: 'offer',
    ...REWARDS,
    summary: 'Buys play money with points; the same id buys once',
    body: z.strictObject({ item: Slug, id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)) }),
    answers: { 200: Points },
    spec: ['PI-02', 'LIM-5'],
  }),
};
