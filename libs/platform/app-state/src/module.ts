import type { Ports, StoreModule } from '@touchline/shared-state';
import { appModeActions, appModeSlice } from './app.slice.ts';
import type { WorkerHost } from './keep-worker.ts';
import type { SplashHost } from './splash.ts';

export interface AppModeDeps {
  ports: Pick<Ports, 'report'>;
  worker: WorkerHost;
  /** Left out where nobody shows them. */
  splash?: SplashHost;
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** The installable app: its worker, its first pictures, and installing it when the player asks. Nothing of it asks by itself. @spec PW-01 */
export const appModeModule = (deps: AppModeDeps): StoreModule => ({
  name: 'appMode',
  slices: [appModeSlice],
  sagaLater: async () => (await import('./processes.ts')).appModeProcesses(deps, appModeActions),
});
