import type { Ports, StoreModule } from '@touchline/shared-state';
import { sessionSlice } from './session.slice.ts';

/**
 * As `sessionModule`, but its sagas load after the store has started. Sign-in and registration are added by the section with their pages.
 */
export const sessionModuleLater = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).identityProcesses(ports),
});
