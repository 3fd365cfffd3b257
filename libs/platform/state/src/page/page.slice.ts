import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SectionManifest, SectionManifests } from '@touchline/shared-routes';
import type { RootState } from '@touchline/shared-state';

/** Load status of a page. `ready` includes a page whose own data is still loading. */
export type PageStatus = 'loading' | 'ready' | 'not-found' | 'failed' | 'no-dictionary';

/** The page that is shown or about to be shown, and the existing sections. */
export interface PageState {
  /** Path with its language prefix. */
  path: string;
  /** Statuses of this path and of the last ones before it, which may still be loading. */
  statuses: Readonly<Record<string, PageStatus>>;
  /** Sections that can be shown; null while unknown. @spec RM-07 */
  sections: readonly string[] | null;
  /** Manifests of those sections: their links for the shell, and the modals they may open. */
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
      // A page that arrives after the visitor has moved on must not become the shown page again.
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

declare module '@touchline/shared-state' {
  interface RootSlices {
    page: PageState;
  }
}

export const selectPage = (state: RootState): PageState => state.page ?? nothing;
/** Status of a path; a path without an entry is ready. */
export const selectPageStatus = (state: RootState, path: string): PageStatus => selectPage(state).statuses[path] ?? 'ready';
export const selectManifests = (state: RootState): SectionManifests => selectPage(state).manifests;
/** Manifest of a section; undefined for the shell and for missing sections. */
export const selectManifest = (state: RootState, section: string): SectionManifest | undefined => selectManifests(state)[section];
export const selectSections = (state: RootState): readonly string[] | null => selectPage(state).sections;
