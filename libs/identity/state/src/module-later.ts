import type { Ports, StoreModule } from '@touchline/shared-state';
import { registrationSlice } from './registration.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { signInSlice } from './sign-in.slice.ts';

/** As `sessionModule`; its processes come when the store starts. */
export const sessionModuleLater = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice, signInSlice, registrationSlice],
  sagaLater: async () => (await import('./processes.ts')).identityProcesses(ports),
});
