export { contentCalls, rewardCalls } from './calls.ts';
export {
  BANNER_PLACES,
  CONTENT_ART,
  CONTENT_KINDS,
  TERM_TYPES,
  type Banner,
  type BannerPlace,
  type ContentArt,
  type ContentCard,
  type ContentDocument,
  type ContentKind,
  type LandingBlock,
  type MapPoint,
  type Points,
  type PointsEntry,
  type PromotionProgress,
  type PromotionTerm,
  type ShopItem,
  type TermProgress,
} from './content.ts';
export { DEEPEST, isSafeHref, plainText, type Block, type Inline } from './tree.ts';
