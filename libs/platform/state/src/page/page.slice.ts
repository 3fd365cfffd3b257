import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What became of the page of a path. `ready` also while its own data is still on the way. */
export type PageStatus = 'loading' | 'ready' | 'not-found' | 'failed' | 'no-dictionary';

/** The page that is shown or about to be, and what the site has at all. */
export interface PageState {
  /** Path with its language prefix. */
  path: string;
  status: PageStatus;
  /** Sections that can be shown; null while nobody knows. @spec RM-07 */
  sections: readonly string[] | null;
  isMaintenance: boolean;
}

const nothing: PageState = { path: '', status: 'ready', sections: null, isMaintenance: false };

export const pageSlice = createSlice({
  name: 'page',
  initialState: nothing,
  reducers: {
    pageChanged: (state, { payload }: PayloadAction<{ path: string; status: PageStatus }>) => ({ ...state, ...payload }),
    sectionsReceived: (state, { payload }: PayloadAction<{ sections: readonly string[] | null }>) => ({ ...state, ...payload }),
    maintenanceChanged: (state, { payload }: PayloadAction<{ isMaintenance: boolean }>) => ({ ...state, ...payload }),
  },
});

export const { maintenanceChanged, pageChanged, sectionsReceived } = pageSlice.actions;

/** State that holds the slice `page`. */
export interface WithPage {
  page: PageState;
}

export const selectPage = (state: unknown): PageState => (state as Partial<WithPage>).page ?? nothing;
/** What became of a path; a path that nobody has judged yet is ready. */
export const selectPageStatus = (state: unknown, path: string): PageStatus => {
  const page = selectPage(state);
  return page.path === path ? page.status : 'ready';
};
export const selectSections = (state: unknown): readonly string[] | null => selectPage(state).sections;
