import { createAction } from '@reduxjs/toolkit';
import type { Ports, StoreModule } from '@touchline/shared-state';
import { call, delay, takeLeading } from 'typed-redux-saga';
import { configSlice } from './config.slice.ts';
import { loadMissingConfig } from './effects/load-config.saga.ts';
import { KEEP_AFTER_MS } from './rules/timings.ts';

/** The person asks for the configuration again, after it failed. */
export const configWanted = createAction('config/wanted');

/** A kept copy is not kept again: its day would never end. */
function* loadAndKeep(ports: Ports) {
  if (!(yield* loadMissingConfig(ports))) return;
  yield* delay(KEEP_AFTER_MS);
  const { keepConfig } = yield* call(() => import('./effects/keep-config.saga.ts'));
  yield* keepConfig(ports);
}

/** The configuration, given to the store as one thing. */
export const configModule = (ports: Ports): StoreModule => ({
  name: 'config',
  slices: [configSlice],
  saga: function* config() {
    yield* takeLeading(configWanted, () => loadMissingConfig(ports));
    yield* loadAndKeep(ports);
  },
});
