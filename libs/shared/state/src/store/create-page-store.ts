import { assembleStore, type ModularStore } from './app-store.ts';
import type { AppStoreOptions } from './create-app-store.ts';

/** The store of a page: `start` loads the engine. Actions dispatched before are not lost. @spec PL-02 */
export const createPageStore = (options: AppStoreOptions): ModularStore =>
  assembleStore({ ...options, engine: async () => (await import(/* @home */ './engine.ts')).engine });
