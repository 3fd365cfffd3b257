import { assembleStore, type AssembleOptions, type ModularStore } from './app-store.ts';
import { engine } from './engine.ts';

export type AppStoreOptions = Omit<AssembleOptions, 'engine'>;

/** A store with the engine included, for the edge, which runs no processes, and for tests. */
export const createAppStore = (options: AppStoreOptions): ModularStore => assembleStore({ ...options, engine });
