import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createSessionApi } from './api/session-api.ts';
import { keepSession } from './effects/keep-session.saga.ts';
import { signInAndOut } from './effects/sign-in.saga.ts';
import { registrationSlice } from './registration.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { signInSlice } from './sign-in.slice.ts';

/** Session, sign-in and registration, given to the store as one thing. */
export function sessionModule(ports: Ports): StoreModule {
  const api = createSessionApi(ports);
  return {
    name: 'identity',
    slices: [sessionSlice, signInSlice, registrationSlice],
    saga: function* identity() {
      yield* all([call(signInAndOut, { ports, api }), call(keepSession, { ports, api })]);
    },
  };
}
