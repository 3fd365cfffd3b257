import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What this visitor marked with a star, oldest first. @spec BT-05 */
export interface FavouritesState {
  games: readonly number[];
  champs: readonly number[];
}

export const initialFavouritesState: FavouritesState = { games: [], champs: [] };

/** A list of favourites is one call, which takes so many ids; the oldest give way. */
export const MOST_FAVOURITES = 200;

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST_FAVOURITES);

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: initialFavouritesState,
  reducers: {
    favouriteGameToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, games: toggled(state.games, payload) }),
    favouriteChampToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, champs: toggled(state.champs, payload) }),
    /** What this browser kept, or another tab just wrote. */
    favouritesRestored: (_state, { payload }: PayloadAction<FavouritesState>) => payload,
  },
});

export const { favouriteGameToggled, favouriteChampToggled, favouritesRestored } = favouritesSlice.actions;
