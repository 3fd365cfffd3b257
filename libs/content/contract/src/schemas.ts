import { Lang, Seconds, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { contentCalls, rewardCalls } from './calls.ts';
import { BANNER_PLACES, CONTENT_ART, CONTENT_KINDS, TERM_TYPES } from './content.ts';
import { Points, PromotionProgress } from './rewards.ts';
import { Slug } from './slug.ts';
import { isSafeHref, type Block, type Inline } from './tree.ts';

export { Points, PromotionProgress } from './rewards.ts';
export { Slug } from './slug.ts';

const whole = z.int().check(z.minimum(0));
const text = (longest: number) => z.string().check(z.maxLength(longest));
const Href = z.string().check(z.refine(isSafeHref));
const LocalPath = z.string().check(z.regex(/^\/(?![/\\])[\w/-]*$/), z.maxLength(200));

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

const card = {
  kind: z.enum(CONTENT_KINDS),
  slug: Slug,
  lang: Lang,
  title: text(120),
  summary: text(400),
  label: z.nullable(text(40)),
  art: z.nullable(z.enum(CONTENT_ART)),
  publishedAt: Seconds,
  updatedAt: Seconds,
  endsAt: z.nullable(Seconds),
};
export const Card = z.object(card);
export const Term = z.strictObject({ type: z.enum(TERM_TYPES), target: z.int().check(z.minimum(1)) });
export const Point = z.strictObject({
  name: text(80),
  address: text(120),
  hours: text(60),
  x: whole.check(z.maximum(1000)),
  y: whole.check(z.maximum(1000)),
});
const Landing = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('steps'), title: text(120), items: z.array(text(200)) }),
  z.strictObject({ type: z.literal('cards'), title: text(120), cards: z.array(Card) }),
  z.strictObject({ type: z.literal('action'), label: text(60), href: LocalPath }),
]);
export const Document = z.object({
  ...card,
  body: z.array(BlockNode),
  terms: z.array(Term),
  reward: whole,
  blocks: z.array(Landing),
  sportId: z.nullable(whole),
  points: z.array(Point),
});
export const BannerCard = z.object({
  slug: Slug,
  lang: Lang,
  title: text(120),
  summary: text(400),
  art: z.enum(CONTENT_ART),
  path: LocalPath,
});

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
    answers: { 200: z.object({ cards: z.array(Card) }) },
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
    answers: { 200: z.object({ banners: z.array(BannerCard) }) },
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
