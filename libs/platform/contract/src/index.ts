export { platformCalls, seoCalls } from './calls.ts';
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
