import { accountConfigReceived, configReceived, selectSiteConfig } from '@touchline/shared-config';
import type { Ports } from '@touchline/shared-state';
import { call, select, take } from 'typed-redux-saga';
import { IDLE_KEY } from '../rules/idle.ts';
import { selectSession, sessionReceived, signedOut } from '../session.slice.ts';

/**
 * Waits until inactivity matters: the time-out is on and a player is, or was, signed in. Then loads the rest as a separate chunk.
 *
 * @spec ID-15
 */
export function* watchIdleness(ports: Ports) {
  while (true) {
    const site = yield* select(selectSiteConfig);
    const { status } = yield* select(selectSession);
    const isOf = status === 'player' || (status === 'visitor' && ports.storage.get(IDLE_KEY) !== null);
    if (site?.isAutoLogoffEnable === true && isOf) break;
    yield* take([configReceived, accountConfigReceived, sessionReceived, signedOut]);
  }
  const { signOutWhenIdle } = yield* call(() => import('./sign-out-when-idle.saga.ts'));
  yield* call(signOutWhenIdle, ports);
}
