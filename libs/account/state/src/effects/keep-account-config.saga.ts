import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { accountConfigForgotten, accountConfigReceived, loadAccountConfigLater, selectConfig } from '@touchline/shared-config';
import { codeOf } from '@touchline/shared-primitives';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, put, race, select, take } from 'typed-redux-saga';

type AccountConfigPorts = Pick<Ports, 'send' | 'origin' | 'now' | 'report'>;

/** Loads the account's overrides of the configuration after every sign-in, and drops them at the end of the session. @spec CF-03 */
export function* keepAccountConfig(ports: AccountConfigPorts) {
  let owner: number | null = null;
  while (true) {
    const userId = yield* select(selectUserId);
    // A session that is confirmed again at a later time may belong to another account.
    if (owner !== null && userId !== owner) yield* put(accountConfigForgotten());
    owner = userId;
    // Cancel the load on sign-out, so that a visitor does not get the player's configuration.
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
    // Ignore the whole response, including one with an unknown signature. The previous configuration stays: the account's last valid one,
    // or the site's.
    ports.report('account config failed', { code: codeOf(error) });
  }
  return true;
}
