import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAnswer, SearchPlace } from '@touchline/betting-contract';

/** The search for games, championships, teams, sports and pages. @spec BT-05 */
export interface SearchState {
  text: string;
  status: 'idle' | 'searching' | 'ready' | 'failed';
  /** Sports, championships, teams and pages of that name. */
  places: readonly SearchPlace[];
  games: SearchAnswer['games'];
  /** Texts whose results were opened, the latest first. */
  recent: readonly string[];
}

export const initialSearchState: SearchState = { text: '', status: 'idle', places: [], games: [], recent: [] };

/** Shorter texts are not searched. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 60;
const MOST_RECENT = 5;

export const searchSlice = createSlice({
  name: 'search',
  initialState: initialSearchState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      const text = payload.slice(0, LONGEST_SEARCH);
      return text.trim().length < SHORTEST_SEARCH
        ? { ...initialSearchState, recent: state.recent, text }
        : { ...state, text, status: 'searching' as const };
    },
    searchAnswered: (state, { payload: { games, places = [] } }: PayloadAction<SearchAnswer>) => ({
      ...state,
      status: 'ready' as const,
      places,
      games,
    }),
    searchFailed: (state) => ({ ...state, status: 'failed' as const, places: [], games: [] }),
    /** A result was opened: its search is offered again. */
    searchTaken: (state) => {
      const text = state.text.trim();
      return { ...state, recent: [...new Set([text, ...state.recent])].slice(0, MOST_RECENT) };
    },
    searchesRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
  },
});

export const { searchTyped, searchAnswered, searchFailed, searchTaken, searchesRestored } = searchSlice.actions;
