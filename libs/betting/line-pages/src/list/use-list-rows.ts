import {
  EMPTY_LIST,
  listRows,
  selectBetting,
  selectFavourites,
  selectIsOnlyFavourites,
  selectLine,
  selectMenu,
  type GameList,
  type ListRow,
} from '@touchline/betting-line-state';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';
import { menuView } from '../views/list-views.ts';

/** Rows of a list by the player's choices: grouping and favourites are applied here, the other filters by the server. @spec BT-05 */
export function useListRows(
  key: string,
  place: LinePlace,
  isFavouriteGroup: boolean,
): { rows: readonly ListRow[]; games: number; hasList: boolean } {
  const order = useSelector((state: RootState) => selectLine(state).lists[key]?.order);
  const list = useSelector((state: RootState) => selectLine(state).lists[key], hasSameOrder) ?? EMPTY_LIST;
  const champs = useSelector((state: RootState) => selectLine(state).champs);
  const menu = useSelector((state: RootState) => selectMenu(state, menuView(place)));
  const { sportsGrouping } = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: RootState) => selectIsOnlyFavourites(state, place.section)) || isFavouriteGroup;
  const favourites = useSelector(selectFavourites);
  return useMemo(() => {
    const isShown = (gameId: number): boolean => {
      if (!isOnlyFavourites) return true;
      return favourites.games.includes(gameId) || favourites.champs.includes(list.games[gameId]?.champId ?? -1);
    };
    const sportOrder = menu?.sports.map((sport) => sport.id) ?? [];
    const rows = listRows(list, { grouping: sportsGrouping, champs, sportOrder, isShown });
    return { rows, games: rows.filter((row) => row.kind === 'game').length, hasList: order !== undefined };
  }, [list, order, champs, menu, sportsGrouping, isOnlyFavourites, favourites]);
}

/** Whether two lists have the same games in the same order; changes of scores and prices need no new rows. */
export function hasSameOrder(a: GameList | undefined, b: GameList | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.order === b.order && a.champIds === b.champIds);
}
