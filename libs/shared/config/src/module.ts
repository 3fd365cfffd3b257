import type { Ports, StoreModule } from '@touchline/shared-state';
import { takeLeading } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import { configSlice } from './config.slice.ts';
import { loadMissingConfig } from './effects/load-config.saga.ts';

/** The person asks for the configuration again, after it failed. */
export const configWanted = createAction('config/wanted');

/** The configuration, given to the store as one thing. */
export const configModule = (ports: Ports): StoreModule => ({
  name: 'config',
  slices: [configSlice],
  saga: function* config() {
    yield* takeLeading(configWanted, () => loadMissingConfig(ports));
    yield* loadMissingConfig(ports);
  },
});
