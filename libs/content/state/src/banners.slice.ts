import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Banner, BannerPlace } from '@touchline/content-contract';
import type { RootState } from '@touchline/shared-state';

/** Banners of the visible place. */
export interface BannersState {
  /** The place whose banners are polled; null if none is visible. */
  place: BannerPlace | null;
  banners: readonly Banner[];
}

const initialState: BannersState = { place: null, banners: [] };

export const bannersSlice = createSlice({
  name: 'banners',
  initialState,
  reducers: {
    bannersShown: (state, { payload }: PayloadAction<BannerPlace>): BannersState =>
      state.place === payload ? state : { place: payload, banners: [] },
    bannersLeft: (): BannersState => initialState,
    bannersReceived: (state, { payload }: PayloadAction<{ place: BannerPlace; banners: readonly Banner[] }>): BannersState =>
      state.place === payload.place ? { ...state, banners: payload.banners } : state,
  },
});

export const { bannersLeft, bannersReceived, bannersShown } = bannersSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    banners: BannersState;
  }
}

/** Banners of a place; empty until loaded. */
export const selectBanners = (state: RootState, place: BannerPlace): readonly Banner[] => {
  const banners = state.banners;
  return banners?.place === place ? banners.banners : NO_BANNERS;
};
const NO_BANNERS: readonly Banner[] = [];

/** The place whose banners are visible. */
export const selectBannerPlace = (state: RootState): BannerPlace | null => state.banners?.place ?? null;
