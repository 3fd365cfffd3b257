import type { Ports } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createSessionApi } from './api/session-api.ts';
import { keepSession } from './effects/keep-session.saga.ts';
import { signInAndOut } from './effects/sign-in.saga.ts';

export function identityProcesses(ports: Ports) {
  const api = createSessionApi(ports);
  return function* identity() {
    yield* all([call(signInAndOut, { ports, api }), call(keepSession, { ports, api })]);
  };
}
