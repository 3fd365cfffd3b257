import type { Ports } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createSessionApi } from './api/session-api.ts';
import { watchIdleness } from './effects/watch-idleness.saga.ts';
import { keepSession } from './effects/keep-session.saga.ts';
import { signOut } from './effects/sign-out.saga.ts';

export function identityProcesses(ports: Ports) {
  const api = createSessionApi(ports);
  return function* identity() {
    yield* all([call(signOut, { ports, api }), call(keepSession, { ports, api }), call(watchIdleness, ports)]);
  };
}
