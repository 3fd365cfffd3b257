import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Build } from './section.ts';
import { INITIAL_VIEW_SETTINGS, type DisplayFlag, type ViewSettings } from './rules/view-settings.ts';

/** The global state, by the specification's names, and the build that runs. @spec PL-05 PL-07 LY-11 */
export interface ViewState extends ViewSettings {
  /** Null for a visitor. */
  userId: number | null;
  build: Build;
  /** The settings that somebody chose or the browser told; only these go into the cookie. */
  chosen: readonly (keyof ViewSettings)[];
  /** Kinds of cookies agreed to; null while nobody was asked. */
  cookiesAgreeType: number | null;
  isUserTermsChanged: boolean;
  userTermsChangedUpdatedAt: number | null;
}

/** The global state before detection. @spec PL-05 */
export const initialViewState: ViewState = {
  ...INITIAL_VIEW_SETTINGS,
  userId: null,
  build: 'desktop',
  chosen: [],
  cookiesAgreeType: null,
  isUserTermsChanged: false,
  userTermsChangedUpdatedAt: null,
};

export const viewSlice = createSlice({
  name: 'view',
  initialState: initialViewState,
  reducers: {
    /** Facts that nobody chose: the user, the terms, the language of the url. They are not written to the cookie. */
    viewChanged: (state, { payload }: PayloadAction<Partial<Omit<ViewState, 'chosen'>>>) => Object.assign(state, payload),
    /** The player chose these settings (or the browser told them); they are kept. */
    viewChosen: (state, { payload }: PayloadAction<Partial<ViewSettings>>) => ({
      ...state,
      ...payload,
      chosen: [...new Set([...state.chosen, ...(Object.keys(payload) as (keyof ViewSettings)[])])],
    }),
    /** The player leaves these to the site and the system again: they are forgotten, and have their first values. */
    viewUnchosen: (state, { payload }: PayloadAction<readonly (keyof ViewSettings)[]>) => ({
      ...state,
      ...Object.fromEntries(payload.map((key) => [key, INITIAL_VIEW_SETTINGS[key]])),
      chosen: state.chosen.filter((key) => !payload.includes(key)),
    }),
  },
});

export const { viewChanged, viewChosen, viewUnchosen } = viewSlice.actions;

/** State that holds the slice `view`. */
export interface WithView {
  view: ViewState;
}

/** The global state of any store made by this lib. */
export const selectView = (state: unknown): ViewState => (state as Partial<WithView>).view ?? initialViewState;
export const selectBuild = (state: unknown): Build => selectView(state).build;
export const selectLanguage = (state: unknown): string => selectView(state).language;
/** Whether a display flag is on. */
export const selectDisplayFlag = (state: unknown, flag: DisplayFlag): boolean => selectView(state).displayFlags[flag] === 1;

/** The settings that were chosen: what the cookie keeps. */
export function chosenSettings(view: ViewState): Partial<ViewSettings> {
  return Object.fromEntries(view.chosen.map((key) => [key, view[key]]));
}
