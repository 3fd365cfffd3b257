import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MyCasino, PlayBarrier } from '@touchline/casino-contract';
import { sessionReceived, signedOut } from '@touchline/identity-state';

/** Favourites and games played lately: a player's are kept by the backend, a visitor's by the browser. */
export interface MineState {
  status: 'unknown' | 'failed' | 'ready';
  favourites: readonly number[];
  recent: readonly number[];
  barrier: PlayBarrier | null;
}

/** A page wants to know what is kept. */
export const mineWanted = createAction('casinoMine/wanted');
/** A star was pressed. */
export const favouriteWanted = createAction<{ gameId: number; isFavourite: boolean }>('casinoMine/favouriteWanted');
/** A game was opened. */
export const gameOpened = createAction<{ gameId: number }>('casinoMine/gameOpened');

const initialState: MineState = { status: 'unknown', favourites: [], recent: [], barrier: null };

/** Favourites with a game added in front or taken out. */
export const withFavourite = (favourites: readonly number[], { gameId, isFavourite }: { gameId: number; isFavourite: boolean }) => {
  const others = favourites.filter((id) => id !== gameId);
  return isFavourite ? [gameId, ...others] : others;
};

export const mineSlice = createSlice({
  name: 'casinoMine',
  initialState,
  reducers: {
    mineReceived: (_, { payload }: PayloadAction<MyCasino>): MineState => ({ ...payload, status: 'ready' }),
    /** What is known stays. */
    mineFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sessionReceived, () => initialState)
      // The star answers at once; the backend's answer has the last word.
      .addCase(favouriteWanted, (state, { payload }) => ({ ...state, favourites: withFavourite(state.favourites, payload) }));
  },
});

export const { mineFailed, mineReceived } = mineSlice.actions;

/** State that holds the slice `casinoMine`. */
export interface WithMine {
  casinoMine: MineState;
}

export const selectMine = (state: unknown): MineState => (state as Partial<WithMine>).casinoMine ?? initialState;
