import { selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { accountConfigForgotten, accountConfigReceived, loadAccountConfigLater, selectConfig } from '@touchline/shared-config';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, put, select, take } from 'typed-redux-saga';

/** Loads what the configuration says differently for an account, after every sign-in, and forgets it at the end of the session. @spec CF-03 */
export function* keepAccountConfig(ports: Pick<Ports, 'send' | 'origin' | 'report'>) {
  while (true) {
    if (yield* select(selectIsPlayer)) yield* call(loadOwn, ports);
    // A session that is confirmed again (its time has moved) may be another account's.
    const { type } = yield* take([sessionReceived, signedOut]);
    if (type === signedOut.type) yield* put(accountConfigForgotten());
  }
}

function* loadOwn(ports: Pick<Ports, 'send' | 'origin' | 'report'>) {
  if ((yield* select(selectConfig)).status !== 'ready') return;
  try {
    yield* put(accountConfigReceived(yield* abortable((signal) => loadAccountConfigLater(ports, signal))));
  } catch (error) {
    // What holds for everybody goes on holding.
    ports.report('account config failed', { code: error instanceof Error ? error.name : 'unknown' });
  }
}
