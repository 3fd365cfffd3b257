import type { Ports, StoreModule } from '@touchline/shared-state';
import { configSlice } from './config.slice.ts';

/** Like `configModule`, but loads its processes when the store starts. */
export const configModuleLater = (ports: Ports): StoreModule => ({
  name: 'config',
  slices: [configSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).configProcesses(ports),
});
