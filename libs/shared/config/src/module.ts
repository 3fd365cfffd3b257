import type { Ports, StoreModule } from '@touchline/shared-state';
import { configSlice } from './config.slice.ts';
import { configProcesses } from './processes.ts';

/** The configuration as a store module. */
export const configModule = (ports: Ports): StoreModule => ({ name: 'config', slices: [configSlice], saga: configProcesses(ports) });
