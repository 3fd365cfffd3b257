import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { accessProcesses } from './access-processes.ts';
import { identityProcesses } from './processes.ts';
import { registrationSlice } from './registration.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { signInSlice } from './sign-in.slice.ts';

/** Store module of session, sign-in and registration. */
export const sessionModule = (ports: Ports): StoreModule => ({
  name: 'identity',
  slices: [sessionSlice, signInSlice, registrationSlice],
  saga: function* identity() {
    yield* all([call(identityProcesses(ports)), call(accessProcesses(ports))]);
  },
});
