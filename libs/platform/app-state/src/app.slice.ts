import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';

export interface AppModeState {
  /** Whether the browser can install the site now. */
  isInstallable: boolean;
}

const initialState: AppModeState = { isInstallable: false };

export const appModeSlice = createSlice({
  name: 'appMode',
  initialState,
  reducers: {
    installabilityChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isInstallable = payload;
    },
  },
});

const { installabilityChanged } = appModeSlice.actions;
/** The player clicked the install button; the browser is prompted by nothing else. */
export const installWanted = createAction('appMode/installWanted');
/** Passed to the processes, whose chunk must not import this file. */
export const appModeActions = { installabilityChanged, installWanted };
export type AppModeActions = typeof appModeActions;
declare module '@touchline/shared-state' {
  interface RootSlices {
    appMode: AppModeState;
  }
}

/** Whether the site can be installed now. @spec PW-01 */
export const selectIsInstallable = (state: RootState): boolean => state.appMode?.isInstallable ?? false;
