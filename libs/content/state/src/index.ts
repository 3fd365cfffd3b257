export { bannersLeft, bannersShown, selectBanners } from './banners.slice.ts';
export { selectCards, selectDocument, type ContentPlace, type ContentView } from './content.slice.ts';
export { loadContent } from './load-content.ts';
export { mayHaveRewards } from './may-have-rewards-later.ts';
export { contentModule } from './module.ts';
export { joinWanted, pointsWanted, progressWanted, purchaseWanted, selectRewards, type RewardsState } from './rewards.slice.ts';
