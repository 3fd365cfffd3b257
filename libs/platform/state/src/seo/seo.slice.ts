import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SeoContent, SeoPageData, SeoSports, SeoVisual } from '@touchline/platform-contract';
import type { RootState } from '@touchline/shared-state';
import type { Crumb } from './rules/structured-data.ts';

/** The text under a page, its appearance and its links. @spec SE-03 */
export interface SeoBlock {
  content: NonNullable<SeoContent['content']>;
  visual: SeoVisual;
  sports: SeoSports['sports'];
}

/** Head overrides and text of one page. */
export interface SeoAnswer {
  /** Overrides of the head. @spec SE-01 */
  page: SeoPageData;
  /** Null when there is no text. */
  block: SeoBlock | null;
}

/** The answer for the path (with its prefix) that was requested last. */
export interface SeoState extends SeoAnswer {
  path: string;
  /** Breadcrumbs from the redirect service; if empty, the page's own are used. @spec SE-02 */
  crumbs: readonly Crumb[];
}

const nothing: SeoState = { path: '', page: {}, block: null, crumbs: [] };

export const seoSlice = createSlice({
  name: 'seo',
  initialState: nothing,
  reducers: { seoReceived: (_, { payload }: PayloadAction<SeoState>): SeoState => payload },
});

export const { seoReceived } = seoSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    seo: SeoState;
  }
}

/** The answer for a path; an empty one while the state holds another path. */
export const selectSeo = (state: RootState, path: string): SeoState => {
  const { seo } = state;
  return seo?.path === path ? seo : nothing;
};
