import type { Ports, StoreModule } from '@touchline/shared-state';
import { sessionSlice } from './session.slice.ts';
import { signInSlice } from './sign-in.slice.ts';

/** As `sessionModule`; its processes come when the store starts, and registration with the section that has its pages. */
export const sessionModuleLater = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice, signInSlice],
  sagaLater: async () => (await import('./processes.ts')).identityProcesses(ports),
});
