import { withSchemas, eachValid, Id, Lang, otherwise, QueryInt, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { seoCalls } from './seo-calls.ts';

/** A part of a page's head that counts as missing if it is invalid: the page's own value is kept. */
const lenient = <S extends z.ZodMiniType>(of: S) => otherwise(z.optional(of), undefined);

/**
 * `url` points to another page, `mirror` to the same page on another domain. Hosts that the site does not list are ignored.
 *
 * @spec SE-01 CFG-6
 */
export const CustomCanonical = z.object({
  mode: z.enum(['url', 'mirror']),
  targetUrl: lenient(z.string()),
  domainHost: lenient(z.string()),
});
export type CustomCanonical = z.infer<typeof CustomCanonical>;

/** One meta element: `name` or `property`, and its content. */
export const SeoMeta = z.object({ name: lenient(z.string()), property: lenient(z.string()), content: z.string() });
export type SeoMeta = z.infer<typeof SeoMeta>;

/** Overrides for the head of a page; the page's own value is kept for each missing field. @spec SE-01 */
export const SeoPageData = z.object({
  title: lenient(z.string()),
  description: lenient(z.string()),
  metaRobots: lenient(z.string()),
  /** Robots value of the part of the site that contains the page; `metaRobots` wins. */
  hierarchyMetaRobots: lenient(z.string()),
  metas: lenient(eachValid(z.array(SeoMeta))),
  customCanonical: lenient(CustomCanonical),
});
export type SeoPageData = z.infer<typeof SeoPageData>;

/** Text under a page: plain text without markup, null when this language has none. @spec SE-03 */
export const SeoContent = z.object({
  content: otherwise(
    z.nullable(
      z.object({
        heading: z.string(),
        lead: z.string(),
        parts: otherwise(eachValid(z.array(z.object({ heading: z.string(), text: z.string() }))), []),
      }),
    ),
    null,
  ),
});
export type SeoContent = z.infer<typeof SeoContent>;

/** How the text is shown: the icon of which sport, and whether paragraphs after the first are collapsed. @spec SE-03 */
export const SeoVisual = z.object({ sportKey: otherwise(z.nullable(z.string()), null), isFolded: z.boolean() });
export type SeoVisual = z.infer<typeof SeoVisual>;

/** Links to sports, most games first. @spec SE-03 */
export const SeoSports = z.object({
  sports: eachValid(z.array(z.object({ id: Id, key: z.string(), name: z.string(), count: z.int() }))),
});
export type SeoSports = z.infer<typeof SeoSports>;

/** Parts of the sitemap. A part has `parts` files; a page stays in its file as long as their number does not change. @spec SE-02 */
export const SitemapIndexAnswer = z.object({
  sections: z.array(z.object({ section: z.string(), parts: z.int(), changedAt: Seconds })),
});
export type SitemapIndexAnswer = z.infer<typeof SitemapIndexAnswer>;

/** One batch of a file's pages; `next` requests the next batch. Paths have no language prefix. @spec SE-02 */
export const SitemapPagesAnswer = z.object({
  pages: z.array(z.object({ path: z.string(), changedAt: Seconds })),
  next: z.nullable(z.int()),
});
export type SitemapPagesAnswer = z.infer<typeof SitemapPagesAnswer>;

const SEO = { tag: 'Search engines' } as const;
/** Path of the page with its language prefix. */
const PageQuery = z.object({ lang: Lang, url: z.string().check(z.minLength(1), z.maxLength(2048)) });

export const seoContract = {
  pageData: withSchemas(seoCalls.pageData, {
    ...SEO,
    summary: 'What the head of a page says',
    query: PageQuery,
    answers: { 200: SeoPageData },
    spec: ['SE-01', 'SE-03'],
  }),
  content: withSchemas(seoCalls.content, {
    ...SEO,
    summary: 'Text under a page',
    query: PageQuery,
    answers: { 200: SeoContent },
    spec: ['SE-03'],
  }),
  visual: withSchemas(seoCalls.visual, {
    ...SEO,
    summary: 'How the text under a page is shown',
    query: PageQuery,
    answers: { 200: SeoVisual },
    spec: ['SE-03'],
  }),
  sports: withSchemas(seoCalls.sports, {
    ...SEO,
    summary: 'Sports to go on to from a page',
    query: PageQuery,
    answers: { 200: SeoSports },
    spec: ['SE-03'],
  }),
  sitemapIndex: withSchemas(seoCalls.sitemapIndex, {
    ...SEO,
    summary: 'Parts of the sitemap',
    answers: { 200: SitemapIndexAnswer },
    spec: ['SE-02'],
  }),
  sitemapPages: withSchemas(seoCalls.sitemapPages, {
    ...SEO,
    summary: 'Pages of one file of the sitemap, some at a time',
    params: z.object({ section: z.string().check(z.regex(/^[a-z-]{1,20}$/)) }),
    query: z.object({ part: QueryInt, parts: QueryInt, after: z.optional(QueryInt) }),
    answers: { 200: SitemapPagesAnswer },
    spec: ['SE-02'],
  }),
};
