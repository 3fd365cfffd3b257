import type { Ports, StoreModule } from '@touchline/shared-state';
import { historySlice } from './history.slice.ts';

/** As `historyModule`; its processes come when somebody looks at the history. */
export const historyModuleLater = (ports: Ports): StoreModule => ({
  name: 'history',
  slices: [historySlice],
  sagaLater: async () => (await import(/* @home */ './processes-later.ts')).historyProcessesLater(ports),
});
