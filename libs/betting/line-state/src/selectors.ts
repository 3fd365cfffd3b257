import type { Championship, MenuAnswer, Section } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';
import { initialBettingState, type BettingState } from './betting.slice.ts';
import { initialFavouritesState, type FavouritesState } from './favourites.slice.ts';
import { initialLineState, type Feed, type LineState } from './line.slice.ts';
import { feedKey, type FeedView } from './rules/feed-view.ts';
import type { GamePage } from './rules/merge-game.ts';
import type { GameList } from './rules/merge-games.ts';
import { initialSearchState, type SearchState } from './search.slice.ts';

declare module '@touchline/shared-state' {
  interface RootSlices {
    line: LineState;
    betting: BettingState;
    favourites: FavouritesState;
    search: SearchState;
  }
}

export const selectLine = (state: RootState): LineState => state.line ?? initialLineState;
export const selectBetting = (state: RootState): BettingState => state.betting ?? initialBettingState;
export const selectFavourites = (state: RootState): FavouritesState => state.favourites ?? initialFavouritesState;
export const selectSearch = (state: RootState): SearchState => state.search ?? initialSearchState;

export const selectFeed = (state: RootState, view: FeedView): Feed | undefined => selectLine(state).feeds[feedKey(view)];
export const selectList = (state: RootState, view: FeedView): GameList | undefined => selectLine(state).lists[feedKey(view)];
export const selectGamePage = (state: RootState, view: FeedView): GamePage | undefined => selectLine(state).pages[feedKey(view)];
export const selectMenu = (state: RootState, view: FeedView): MenuAnswer | undefined => selectLine(state).menus[feedKey(view)];
export const selectChamp = (state: RootState, champId: number): Championship | undefined => selectLine(state).champs[champId];

/** Whether prices of any mounted view are too old to be sold. @spec ODD-5 */
export const selectIsAnyFeedStale = (state: RootState): boolean =>
  Object.values(selectLine(state).feeds).some((feed) => feed.wanted > 0 && feed.status === 'stale');

/** Number of views that are polled. @spec LOAD-6 */
export const selectPolledCount = (state: RootState): number =>
  Object.values(selectLine(state).feeds).filter((feed) => feed.wanted > 0 && feed.status !== 'missing').length;

/** Whether the list of a section shows favourites only. @spec BT-05 */
export function selectIsOnlyFavourites(state: RootState, section: Section): boolean {
  const { isOnlyFavourites, favouritesOf } = selectBetting(state);
  return isOnlyFavourites && favouritesOf === section;
}
