import type { Ports } from '@touchline/shared-state';
import { call } from 'typed-redux-saga';
import { createAccessApi } from './api/access-api.ts';
import { signInAndUp } from './effects/sign-in.saga.ts';

export function accessProcesses(ports: Ports) {
  const api = createAccessApi(ports);
  return function* access() {
    yield* call(signInAndUp, { ports, api });
  };
}
