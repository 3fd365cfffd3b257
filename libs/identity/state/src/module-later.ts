import type { Ports, StoreModule } from '@touchline/shared-state';
import { sessionSlice } from './session.slice.ts';

/** As `sessionModule`; its processes come when the store starts, and what signs in and up with the section that has its pages. */
export const sessionModuleLater = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).identityProcesses(ports),
});
