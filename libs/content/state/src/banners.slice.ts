import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Banner, BannerPlace } from '@touchline/content-contract';

/** Banners of the place that is shown. */
export interface BannersState {
  /** The place whose banners are kept up to date; null while none is shown. */
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

/** Banners of a place; none while they are on their way. */
export const selectBanners = (state: unknown, place: BannerPlace): readonly Banner[] => {
  const banners = (state as { banners?: BannersState }).banners;
  return banners?.place === place ? banners.banners : NO_BANNERS;
};
const NO_BANNERS: readonly Banner[] = [];

/** The place whose banners are shown. */
export const selectBannerPlace = (state: unknown): BannerPlace | null => (state as { banners?: BannersState }).banners?.place ?? null;
