import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { accountConfigForgotten, accountConfigReceived, loadAccountConfigLater, selectConfig } from '@touchline/shared-config';
import { codeOf } from '@touchline/shared-primitives';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, put, race, select, take } from 'typed-redux-saga';

type AccountConfigPorts = Pick<Ports, 'send' | 'origin' | 'now' | 'report'>;

/** Loads what the configuration says differently for an account, after every sign-in, and forgets it at the end of the session. @spec CF-03 */
export function* keepAccountConfig(ports: AccountConfigPorts) {
  let owner: number | null = null;
  while (true) {
    const userId = yield* select(selectUserId);
    // A session that is confirmed again (its time has moved) may be another account's.
    if (owner !== null && userId !== owner) yield* put(accountConfigForgotten());
    owner = userId;
    // Who signs out meanwhile is not given what was theirs.
    const { moved } = yield* race({
      isLoaded: call(loadOwn, ports, userId),
      moved: take([sessionReceived, signedOut]),
    });
    if (moved === undefined) yield* take([sessionReceived, signedOut]);
  }
}

function* loadOwn(ports: AccountConfigPorts, userId: number | null) {
  if (userId === null || (yield* select(selectConfig)).status !== 'ready') return true;
  try {
    yield* put(accountConfigReceived(yield* abortable((signal) => loadAccountConfigLater(ports, signal))));
  } catch (error) {
    // Nothing of it is used, a signature of nobody's too. What held before goes on holding: the account's last good one, else everybody's.
    ports.report('account config failed', { code: codeOf(error) });
  }
  return true;
}
