import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { offsetZone, type Zone } from '@touchline/shared-primitives/calendar';
import { INITIAL_VIEW_SETTINGS, type DisplayFlag, type ViewSettings } from './rules/view-settings.ts';
import type { RootState } from './root-state.ts';
import { initialViewState, type Build, type ViewState } from './view-state.ts';

export const viewSlice = createSlice({
  name: 'view',
  initialState: initialViewState,
  reducers: {
    /** Facts rather than choices: the user, the terms, the language of the url. Not stored in the cookie. */
    viewChanged: (state, { payload }: PayloadAction<Partial<Omit<ViewState, 'chosen'>>>) => Object.assign(state, payload),
    /** Settings chosen by the player (or indicated by the browser); stored in the cookie. */
    viewChosen: (state, { payload }: PayloadAction<Partial<ViewSettings>>) => ({
      ...state,
      ...payload,
      chosen: [...new Set([...state.chosen, ...(Object.keys(payload) as (keyof ViewSettings)[])])],
    }),
    /** Resets settings to their defaults, which site and system determine, and removes them from the cookie. */
    viewUnchosen: (state, { payload }: PayloadAction<readonly (keyof ViewSettings)[]>) => ({
      ...state,
      ...Object.fromEntries(payload.map((key) => [key, INITIAL_VIEW_SETTINGS[key]])),
      chosen: state.chosen.filter((key) => !payload.includes(key)),
    }),
  },
});

export const { viewChanged, viewChosen, viewUnchosen } = viewSlice.actions;

/** The global state of a store of this lib. */
export const selectView = (state: RootState): ViewState => state.view ?? initialViewState;
export const selectBuild = (state: RootState): Build => selectView(state).build;
export const selectLanguage = (state: RootState): string => selectView(state).language;
/**
 * The zone in which the page shows every time and cuts every day: the chosen offset, else the device's zone, else the site's offset.
 *
 * @returns an IANA name or an offset such as `+05:45`.
 * @spec PL-05
 */
export function selectZone(state: RootState): Zone {
  const { chosen, deviceZone, timeZone } = selectView(state);
  return chosen.includes('timeZone') || deviceZone === null ? offsetZone(timeZone) : deviceZone;
}
/** Whether a display flag is on. */
export const selectDisplayFlag = (state: RootState, flag: DisplayFlag): boolean => selectView(state).displayFlags[flag] === 1;

/** The chosen settings, as stored in the cookie. */
export function chosenSettings(view: ViewState): Partial<ViewSettings> {
  return Object.fromEntries(view.chosen.map((key) => [key, view[key]]));
}
