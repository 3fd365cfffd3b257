import type { Ports, StoreModule } from '@touchline/shared-state';
import { registrationSlice } from './registration.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { signInSlice } from './sign-in.slice.ts';
import { identityProcesses } from './processes.ts';

/** Session, sign-in and registration, given to the store as one thing. */
export const sessionModule = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice, signInSlice, registrationSlice],
  saga: identityProcesses(ports),
});
