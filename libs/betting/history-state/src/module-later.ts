import type { Ports, StoreModule } from '@touchline/shared-state';
import { historySlice } from './history.slice.ts';

/** Like `historyModule`, but loads its sagas on first use. */
export const historyModuleLater = (ports: Ports): StoreModule => ({
  name: 'history',
  slices: [historySlice],
  sagaLater: async () => (await import(/* @home */ './processes-later.ts')).historyProcessesLater(ports),
});
