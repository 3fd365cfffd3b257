import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SeoContent, SeoPageData, SeoSports, SeoVisual } from '@touchline/platform-contract';
import type { Crumb } from './rules/structured-data.ts';

/** The text under a page, with how it is shown and where it leads. @spec SE-03 */
export interface SeoBlock {
  content: NonNullable<SeoContent['content']>;
  visual: SeoVisual;
  sports: SeoSports['sports'];
}

/** What search engines and visitors are told about one page besides the page itself. */
export interface SeoAnswer {
  /** Overrides of the head. @spec SE-01 */
  page: SeoPageData;
  /** Null where there is no text. */
  block: SeoBlock | null;
}

/** The answer for the path (with its prefix) that was asked for last. */
export interface SeoState extends SeoAnswer {
  path: string;
  /** Trail to the page by the redirect service; empty where it says none, and then the page's own counts. @spec SE-02 */
  crumbs: readonly Crumb[];
}

const nothing: SeoState = { path: '', page: {}, block: null, crumbs: [] };

export const seoSlice = createSlice({
  name: 'seo',
  initialState: nothing,
  reducers: { seoReceived: (_, { payload }: PayloadAction<SeoState>): SeoState => payload },
});

export const { seoReceived } = seoSlice.actions;

/** State that holds the slice `seo`. */
export interface WithSeo {
  seo: SeoState;
}

/** What is known about a path; nothing while another one's answer is there. */
export const selectSeo = (state: unknown, path: string): SeoState => {
  const { seo } = state as Partial<WithSeo>;
  return seo?.path === path ? seo : nothing;
};
