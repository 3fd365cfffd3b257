import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Games and championships marked with a star, oldest first. @spec BT-05 */
export interface FavouritesState {
  games: readonly number[];
  champs: readonly number[];
}

export const initialFavouritesState: FavouritesState = { games: [], champs: [] };

/** Maximum number of ids in the call for favourites; the oldest are dropped. */
export const MOST_FAVOURITES = 200;

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST_FAVOURITES);

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: initialFavouritesState,
  reducers: {
    favouriteGameToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, games: toggled(state.games, payload) }),
    favouriteChampToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, champs: toggled(state.champs, payload) }),
    /** Favourites stored in this browser, or just written by another tab. */
    favouritesRestored: (_state, { payload }: PayloadAction<FavouritesState>) => payload,
  },
});

export const { favouriteGameToggled, favouriteChampToggled, favouritesRestored } = favouritesSlice.actions;
