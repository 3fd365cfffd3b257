import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CasinoCatalogue, CasinoFilter } from '@touchline/casino-contract';
import { keyOfFilter } from './rules/filter-of-url.ts';

/** The selection that is shown or on its way. What was shown before stays known until the next one has come. */
export interface CatalogueState {
  /** The selection that was asked for last; empty before the first. */
  wanted: string;
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  catalogue: CasinoCatalogue | null;
}

const initialState: CatalogueState = { wanted: '', status: 'unknown', catalogue: null };

export const catalogueSlice = createSlice({
  name: 'casino',
  initialState,
  reducers: {
    catalogueRequested: (state, { payload }: PayloadAction<CasinoFilter>): CatalogueState => ({
      ...state,
      wanted: keyOfFilter(payload),
      status: 'loading',
    }),
    /** What comes for a selection that was left meanwhile changes nothing. */
    catalogueReceived: (state, { payload: { filter, catalogue } }: PayloadAction<{ filter: CasinoFilter; catalogue: CasinoCatalogue }>) =>
      state.wanted === keyOfFilter(filter) ? { wanted: state.wanted, status: 'ready' as const, catalogue } : state,
    catalogueFailed: (state, { payload }: PayloadAction<CasinoFilter>): CatalogueState =>
      state.wanted === keyOfFilter(payload) ? { ...state, status: 'failed' } : state,
  },
});

export const { catalogueFailed, catalogueReceived, catalogueRequested } = catalogueSlice.actions;

/** State that holds the slice `casino`. */
export interface WithCasino {
  casino: CatalogueState;
}

/** What is known of a selection. */
export type CatalogueView = { status: 'loading' | 'failed' } | { status: 'ready'; catalogue: CasinoCatalogue };

export const selectCatalogue = ({ casino = initialState }: Partial<WithCasino>, filter: CasinoFilter): CatalogueView => {
  if (casino.wanted !== keyOfFilter(filter) || casino.status === 'unknown') return { status: 'loading' };
  if (casino.status === 'ready' && casino.catalogue !== null) return { status: 'ready', catalogue: casino.catalogue };
  return { status: casino.status === 'failed' ? 'failed' : 'loading' };
};
