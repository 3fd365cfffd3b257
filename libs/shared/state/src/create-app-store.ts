import { assembleStore, type AssembleOptions, type ModularStore } from './app-store.ts';
import { engine } from './engine.ts';

export type AppStoreOptions = Omit<AssembleOptions, 'engine'>;

/** A store with its engine at hand: on the edge, which runs no process, and in tests. */
export const createAppStore = (options: AppStoreOptions): ModularStore => assembleStore({ ...options, engine });
