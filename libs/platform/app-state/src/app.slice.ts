import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AppModeState {
  /** Whether the browser would install the site now. */
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
/** The player pressed the button that installs: nothing else asks the browser for it. */
export const installWanted = createAction('appMode/installWanted');
/** What the processes need of it: they are a chunk that imports nothing of this file. */
export const appModeActions = { installabilityChanged, installWanted };
export type AppModeActions = typeof appModeActions;
/** Whether the site can be installed now. @spec PW-01 */
export const selectIsInstallable = (state: unknown): boolean => (state as { appMode?: AppModeState }).appMode?.isInstallable ?? false;
