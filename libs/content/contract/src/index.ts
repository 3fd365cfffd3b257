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
  type PromotionTerm,
} from './content.ts';
export type { Points, PointsEntry, PromotionProgress, ShopItem, TermProgress } from './rewards.ts';
export { DEEPEST, isSafeHref, plainText, type Block, type Inline } from './tree.ts';
