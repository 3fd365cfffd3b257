import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MarketFound, SearchAnswer, SearchPlace } from '@touchline/betting-contract';

/** The search for games, their markets, championships, teams, sports and pages. @spec BT-05 */
export interface SearchState {
  text: string;
  status: 'idle' | 'searching' | 'ready' | 'failed';
  /** Sports, championships, teams and pages of that name. */
  places: readonly SearchPlace[];
  /** Markets that the text asks for. */
  markets: readonly MarketFound[];
  games: SearchAnswer['games'];
  /** Texts whose results were opened, the latest first. */
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
    /** A result was opened: its search is offered again. */
    searchTaken: (state) => {
      const text = state.text.trim();
      if (text === '') return state;
      return { ...state, recent: [...new Set([text, ...state.recent])].slice(0, MOST_RECENT) };
    },
    /** The player takes one of the kept texts away; null takes all of them. */
    searchForgotten: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      recent: payload === null ? [] : state.recent.filter((text) => text !== payload),
    }),
    searchesRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
  },
});

export const { searchTyped, searchAnswered, searchFailed, searchTaken, searchForgotten, searchesRestored } = searchSlice.actions;
