import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAnswer } from '@touchline/betting-contract';

/** The search for games by team or championship. @spec BT-05 */
export interface SearchState {
  text: string;
  status: 'idle' | 'searching' | 'ready' | 'failed';
  games: SearchAnswer['games'];
}

export const initialSearchState: SearchState = { text: '', status: 'idle', games: [] };

/** Shorter texts are not searched. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 60;

export const searchSlice = createSlice({
  name: 'search',
  initialState: initialSearchState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      const text = payload.slice(0, LONGEST_SEARCH);
      return text.trim().length < SHORTEST_SEARCH ? { ...initialSearchState, text } : { ...state, text, status: 'searching' as const };
    },
    searchAnswered: (state, { payload }: PayloadAction<SearchAnswer>) => ({ ...state, status: 'ready' as const, games: payload.games }),
    searchFailed: (state) => ({ ...state, status: 'failed' as const, games: [] }),
  },
});

export const { searchTyped, searchAnswered, searchFailed } = searchSlice.actions;
