import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SectionManifest, SectionManifests } from '@touchline/shared-routes';

/** What became of the page of a path. `ready` also while its own data is still on the way. */
export type PageStatus = 'loading' | 'ready' | 'not-found' | 'failed' | 'no-dictionary';

/** The page that is shown or about to be, and what the site has at all. */
export interface PageState {
  /** Path with its language prefix. */
  path: string;
  /** What became of this path and of the last ones before it, which may still be on their way. */
  statuses: Readonly<Record<string, PageStatus>>;
  /** Sections that can be shown; null while nobody knows. @spec RM-07 */
  sections: readonly string[] | null;
  /** What those sections say of themselves: where the shell leads to, which modals it may open. */
  manifests: SectionManifests;
  isMaintenance: boolean;
}

const nothing: PageState = { path: '', statuses: {}, sections: null, manifests: {}, isMaintenance: false };
const PATHS_KEPT = 8;

export const pageSlice = createSlice({
  name: 'page',
  initialState: nothing,
  reducers: {
    pageChanged: (state, { payload: { path, status } }: PayloadAction<{ path: string; status: PageStatus }>) => {
      const { [path]: before, ...others } = state.statuses;
      const statuses = { ...Object.fromEntries(Object.entries(others).slice(1 - PATHS_KEPT)), [path]: status };
      // Who goes on while a page loads leaves it behind: when it comes at last, it is not the page that is shown.
      const isLate = before === 'loading' && status !== 'loading' && path !== state.path;
      return { ...state, statuses, path: isLate ? state.path : path };
    },
    sectionsReceived: (state, { payload: { manifests } }: PayloadAction<{ manifests: SectionManifests }>) => ({
      ...state,
      manifests,
      sections: Object.keys(manifests),
    }),
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
export const selectPageStatus = (state: unknown, path: string): PageStatus => selectPage(state).statuses[path] ?? 'ready';
export const selectManifests = (state: unknown): SectionManifests => selectPage(state).manifests;
/** What a section says of itself; undefined for the shell and for what is not there. */
export const selectManifest = (state: unknown, section: string): SectionManifest | undefined => selectManifests(state)[section];
export const selectSections = (state: unknown): readonly string[] | null => selectPage(state).sections;
