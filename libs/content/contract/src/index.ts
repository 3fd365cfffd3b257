export { contentCalls, rewardCalls } from './calls.ts';
export { BANNER_PLACES, CONTENT_ART, CONTENT_KINDS, TERM_TYPES, type BannerPlace, type ContentArt, type ContentKind } from './content.ts';
export type {
  Banner,
  Banners,
  ContentCard,
  ContentCards,
  ContentDocument,
  DocumentParts,
  LandingBlock,
  MapPoint,
  PromotionTerm,
} from './documents.ts';
export type { Points, PointsEntry, PromotionProgress, ShopItem, TermProgress } from './rewards.ts';
export { DEEPEST, isSafeHref, plainText, type Block, type Inline } from './tree.ts';
