import type { ModularStore, Ports, StoreModule, StoreModuleFactory } from '@touchline/shared-state';
import { createCasinoApi } from './api/casino-api.ts';
import { keepWatched, type KeepWatchedDeps } from './effects/keep-watched.saga.ts';
import { casinoModule } from './module.ts';
import { jackpot } from './resources.ts';
import { resourceLeft, resourceWatched } from './watched.ts';

/** A module that keeps watched resources fresh in the casino's part of the store. @spec CS-05 */
export const watchingModule = (name: string, ports: Ports, find: KeepWatchedDeps['find']): StoreModule => ({
  name,
  slices: [],
  needs: [casinoModule],
  saga: () => keepWatched({ ports, find }),
});

const JACKPOT_EVERY_MS = 15_000;

/** Polls the jackpot while a page watches it. @spec CS-01 */
export const jackpotModule = (ports: Ports): StoreModule => {
  const api = createCasinoApi(ports);
  const ask = (signal: AbortSignal) => jackpot.ask(api, signal);
  return watchingModule('casinoJackpot', ports, (key) => (key === jackpot.key ? { everyMs: JACKPOT_EVERY_MS, ask } : null));
};

/**
 * Keeps a resource fresh while a page shows it.
 *
 * @param module - knows how to request the resource.
 * @returns ends it, for when the page no longer shows the resource.
 */
export function watchResource(store: ModularStore, module: StoreModuleFactory, key: string): () => void {
  const name = store.inject(module);
  store.dispatch(resourceWatched(key));
  return () => {
    store.dispatch(resourceLeft(key));
    store.release(name);
  };
}
