export { BlockAnswer, MediaAnswer, MediaItem, PartitionsAnswer, PaymentsAnswer, platformContract, RedirectAnswer } from './platform.ts';
export {
  CustomCanonical,
  SeoContent,
  seoContract,
  SeoMeta,
  SeoPageData,
  SeoSports,
  SeoVisual,
  SitemapIndexAnswer,
  SitemapPagesAnswer,
} from './seo.ts';
