import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MyCasino, PlayBarrier } from '@touchline/casino-contract';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { RootState } from '@touchline/shared-state';

/** Favourites and recently played games; stored in the backend for players, in the browser for visitors. */
export interface MineState {
  status: 'unknown' | 'failed' | 'ready';
  favourites: readonly number[];
  recent: readonly number[];
  barrier: PlayBarrier | null;
}

/** A page needs the favourites and recent games. */
export const mineWanted = createAction('casinoMine/wanted');
/** The player toggled a star. */
export const favouriteWanted = createAction<{ gameId: number; isFavourite: boolean }>('casinoMine/favouriteWanted');
/** A game was opened. */
export const gameOpened = createAction<{ gameId: number }>('casinoMine/gameOpened');

const initialState: MineState = { status: 'unknown', favourites: [], recent: [], barrier: null };

/** Favourites with a game put in front or removed. */
export const withFavourite = (favourites: readonly number[], { gameId, isFavourite }: { gameId: number; isFavourite: boolean }) => {
  const others = favourites.filter((id) => id !== gameId);
  return isFavourite ? [gameId, ...others] : others;
};

export const mineSlice = createSlice({
  name: 'casinoMine',
  initialState,
  reducers: {
    mineReceived: (_, { payload }: PayloadAction<MyCasino>): MineState => ({ ...payload, status: 'ready' }),
    /** Keep loaded data. */
    mineFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sessionReceived, () => initialState)
      // Update at once; the backend's response replaces the guess.
      .addCase(favouriteWanted, (state, { payload }) => ({ ...state, favourites: withFavourite(state.favourites, payload) }));
  },
});

export const { mineFailed, mineReceived } = mineSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    casinoMine: MineState;
  }
}

export const selectMine = (state: RootState): MineState => state.casinoMine ?? initialState;
