export { platformCalls } from './calls.ts';
export { seoCalls } from './seo-calls.ts';
export type { BlockAnswer, MediaAnswer, MediaItem, PartitionsAnswer, PaymentsAnswer, RedirectAnswer } from './platform.ts';
export type {
  CustomCanonical,
  SeoContent,
  SeoMeta,
  SeoPageData,
  SeoSports,
  SeoVisual,
  SitemapIndexAnswer,
  SitemapPagesAnswer,
} from './seo.ts';
