import type { Championship, MenuAnswer, Section } from '@touchline/betting-contract';
import { initialBettingState, type BettingState } from './betting.slice.ts';
import { initialFavouritesState, type FavouritesState } from './favourites.slice.ts';
import { initialLineState, type Feed, type LineState } from './line.slice.ts';
import { feedKey, type FeedView } from './rules/feed-view.ts';
import type { GamePage } from './rules/merge-game.ts';
import type { GameList } from './rules/merge-games.ts';
import { initialSearchState, type SearchState } from './search.slice.ts';

/** The slices of this lib. Any of them may be missing on pages that have not loaded the section; their initial state is used then. */
interface WithLine {
  line?: LineState;
  betting?: BettingState;
  favourites?: FavouritesState;
  search?: SearchState;
}

const read = (state: unknown): WithLine => state as WithLine;

export const selectLine = (state: unknown): LineState => read(state).line ?? initialLineState;
export const selectBetting = (state: unknown): BettingState => read(state).betting ?? initialBettingState;
export const selectFavourites = (state: unknown): FavouritesState => read(state).favourites ?? initialFavouritesState;
export const selectSearch = (state: unknown): SearchState => read(state).search ?? initialSearchState;

export const selectFeed = (state: unknown, view: FeedView): Feed | undefined => selectLine(state).feeds[feedKey(view)];
export const selectList = (state: unknown, view: FeedView): GameList | undefined => selectLine(state).lists[feedKey(view)];
export const selectGamePage = (state: unknown, view: FeedView): GamePage | undefined => selectLine(state).pages[feedKey(view)];
export const selectMenu = (state: unknown, view: FeedView): MenuAnswer | undefined => selectLine(state).menus[feedKey(view)];
export const selectChamp = (state: unknown, champId: number): Championship | undefined => selectLine(state).champs[champId];

/** Whether prices of any mounted view are too old to be sold. @spec ODD-5 */
export const selectIsAnyFeedStale = (state: unknown): boolean =>
  Object.values(selectLine(state).feeds).some((feed) => feed.wanted > 0 && feed.status === 'stale');

/** Number of views that are polled. @spec LOAD-6 */
export const selectPolledCount = (state: unknown): number =>
  Object.values(selectLine(state).feeds).filter((feed) => feed.wanted > 0 && feed.status !== 'missing').length;

/** Whether the list of a section shows favourites only. @spec BT-05 */
export function selectIsOnlyFavourites(state: unknown, section: Section): boolean {
  const { isOnlyFavourites, favouritesOf } = selectBetting(state);
  return isOnlyFavourites && favouritesOf === section;
}
