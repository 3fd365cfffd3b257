import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MediaItem } from '@touchline/platform-contract';

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

/** State that holds the slice `media`. */
export interface WithMedia {
  media: MediaState;
}

const NOTHING: readonly MediaItem[] = [];
/** Images of a route; empty while unknown. @spec GD-10 */
export const selectMedia = (state: unknown, route: string): readonly MediaItem[] =>
  (state as Partial<WithMedia>).media?.[route]?.items ?? NOTHING;
