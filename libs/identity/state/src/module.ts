import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { accessProcesses } from './access-processes.ts';
import { identityProcesses } from './processes.ts';
import { registrationSlice } from './registration.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { signInSlice } from './sign-in.slice.ts';

/** Session, sign-in and registration, given to the store as one thing. */
export const sessionModule = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice, signInSlice, registrationSlice],
  saga: function* identity() {
    yield* all([call(identityProcesses(ports)), call(accessProcesses(ports))]);
  },
});
