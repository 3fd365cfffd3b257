import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MarketFound, SearchAnswer, SearchPlace } from '@touchline/betting-contract';

/** Search for games, markets, championships, teams, sports and pages. @spec BT-05 */
export interface SearchState {
  text: string;
  status: 'idle' | 'searching' | 'ready' | 'failed';
  /** Matching sports, championships, teams and pages. */
  places: readonly SearchPlace[];
  /** Markets that match the text. */
  markets: readonly MarketFound[];
  games: SearchAnswer['games'];
  /** Texts of searches whose results were opened, the latest first. */
  recent: readonly string[];
}

export const initialSearchState: SearchState = { text: '', status: 'idle', places: [], markets: [], games: [], recent: [] };

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
    searchAnswered: (state, { payload: { games, places = [], markets = [] } }: PayloadAction<SearchAnswer>) => ({
      ...state,
      status: 'ready' as const,
      places,
      markets,
      games,
    }),
    searchFailed: (state) => ({ ...state, status: 'failed' as const, places: [], markets: [], games: [] }),
    /** A result was opened: its search is kept as a suggestion. */
    searchTaken: (state) => {
      const text = state.text.trim();
      if (text === '') return state;
      return { ...state, recent: [...new Set([text, ...state.recent])].slice(0, MOST_RECENT) };
    },
    /** Removes one of the kept texts; null removes all. */
    searchForgotten: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      recent: payload === null ? [] : state.recent.filter((text) => text !== payload),
    }),
    searchesRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
  },
});

export const { searchTyped, searchAnswered, searchFailed, searchTaken, searchForgotten, searchesRestored } = searchSlice.actions;
