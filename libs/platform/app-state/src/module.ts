import type { StoreModule } from '@touchline/shared-state';
import { appModeActions, appModeSlice } from './app.slice.ts';
import type { AppModeDeps } from './app-mode-deps.ts';

/** The installable app: its worker, its splash screens, and installation on the player's request. It never prompts unasked. @spec PW-01 */
export const appModeModule = (deps: AppModeDeps): StoreModule => ({
  name: 'appMode',
  slices: [appModeSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).appModeProcesses(deps, appModeActions),
});
