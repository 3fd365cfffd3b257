export {
  bettingChosen,
  bettingOpened,
  bettingSlice,
  initialBettingState,
  marketFoldToggled,
  marketPinToggled,
  type BettingChoice,
  type BettingState,
  type CyberFilter,
  type RowMarket,
  type SportsGrouping,
} from './betting.slice.ts';
export { searchGames } from './api/search-api.ts';
export { SEARCH_PAUSE_MS } from './rules/timings.ts';
export { getPriceBoard, receiveNews, type BoardSource } from './board-of-store.ts';
export { favouriteChampToggled, favouriteGameToggled, favouritesSlice, type FavouritesState } from './favourites.slice.ts';
export {
  feedLeft,
  feedWanted,
  gameReceived,
  gamesReceived,
  lineSlice,
  menuReceived,
  type Feed,
  type FeedStatus,
  type LineState,
} from './line.slice.ts';
export { loadFeed } from './load-feed.ts';
export { lineModule } from './module.ts';
export { lineModuleLater } from './module-later.ts';
export { createPriceBoard, type Movement, type Price, type PriceBoard, type PriceBoardOptions, type PriceWrite } from './price-board.ts';
export { clockSeconds, clockText } from './rules/clock-text.ts';
export { feedKey, feedPath, type FeedView, type GamesQuery, type TimeFilterId } from './rules/feed-view.ts';
export type { GameInfo } from './rules/game-change.ts';
export { isClosedForBets } from './rules/game-state.ts';
export { listRows, type ListRow, type ListRowsOptions } from './rules/list-rows.ts';
export { evenLine, isSameOffer } from './rules/offer.ts';
export { mergeGame, type GamePage } from './rules/merge-game.ts';
export { EMPTY_LIST, mergeGames, type GameList } from './rules/merge-games.ts';
export { pollingPeriod, retryAfter, staleAfter } from './rules/polling-period.ts';
export { searchForgotten, searchSlice, searchTaken, searchTyped, SHORTEST_SEARCH, type SearchState } from './search.slice.ts';
export {
  selectBetting,
  selectChamp,
  selectIsOnlyFavourites,
  selectFavourites,
  selectFeed,
  selectGamePage,
  selectIsAnyFeedStale,
  selectLine,
  selectList,
  selectMenu,
  selectPolledCount,
  selectSearch,
} from './selectors.ts';
