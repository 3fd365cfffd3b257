import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MediaItem } from '@touchline/platform-contract';
import type { RootState } from '@touchline/shared-state';

/** Images by route key. `atMs` is their arrival in server time. */
export type MediaState = Readonly<Record<string, { items: readonly MediaItem[]; atMs: number }>>;

export const mediaSlice = createSlice({
  name: 'media',
  initialState: {} as MediaState,
  reducers: {
    mediaReceived: (state, { payload }: PayloadAction<{ route: string; items: readonly MediaItem[]; atMs: number }>): MediaState => ({
      ...state,
      [payload.route]: { items: payload.items, atMs: payload.atMs },
    }),
  },
});

export const { mediaReceived } = mediaSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    media: MediaState;
  }
}

const NOTHING: readonly MediaItem[] = [];
/** Images of a route; empty while unknown. @spec GD-10 */
export const selectMedia = (state: RootState, route: string): readonly MediaItem[] => state.media?.[route]?.items ?? NOTHING;
