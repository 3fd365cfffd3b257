import { endSessionOn401, selectIsPlayer, selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectPollingMs } from '@touchline/shared-config';
import { abortable, pollWhile, type Ports } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { AccountApi } from '../api/account-api.ts';
import {
  accountsFailed,
  accountsReceived,
  accountsWanted,
  activeAccountChanged,
  activeAccountWanted,
  selectActiveAccount,
} from '../accounts.slice.ts';
import { ACTIVE_ACCOUNT_PAUSE_MS, ACTIVE_ACCOUNT_TRIES } from '../rules/timings.ts';

export interface KeepAccountsDeps {
  ports: Pick<Ports, 'page' | 'report'>;
  api: AccountApi;
}

/** Polls the balances while the player sees the page: at once, at the interval of the polling table, and on request. @spec AC-01 AC-02 */
export function* keepAccounts(deps: KeepAccountsDeps) {
  yield* all([
    call(pollBySession, deps),
    takeLatest(accountsWanted, loadAccounts, deps),
    takeLeading(activeAccountWanted, setActive, deps),
  ]);
}

function* pollBySession({ ports, api }: KeepAccountsDeps) {
  while (true) {
    if (yield* select(selectIsPlayer)) {
      yield* race({
        poll: call(pollWhile, {
          isWanted: selectIsPlayer,
          everyMs: selectPollingMs('default'),
          page: ports.page,
          work: () => loadAccounts({ ports, api }),
          onFailure: () => ports.report('accounts poll failed'),
        }),
        changed: take([signedOut, sessionReceived]),
      });
    } else yield* take(sessionReceived);
  }
}

function* loadAccounts({ api, ports }: KeepAccountsDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    for (let left = ACTIVE_ACCOUNT_TRIES; left > 0; left -= 1) {
      const answer = yield* abortable((signal) => api.accounts(signal));
      if ((yield* select(selectUserId)) !== userId) return;
      yield* put(accountsReceived({ ...answer, userId }));
      if ((yield* select(selectActiveAccount)) !== null) return;
      yield* delay(ACTIVE_ACCOUNT_PAUSE_MS);
    }
  } catch (error) {
    ports.report('accounts not loaded');
    yield* put(accountsFailed());
    yield* call(endSessionOn401, error);
  }
}

function* setActive({ api, ports }: KeepAccountsDeps, { payload }: ReturnType<typeof activeAccountWanted>) {
  try {
    yield* abortable((signal) => api.setActive(payload.id, signal));
    yield* put(activeAccountChanged(payload));
    yield* put(accountsWanted());
  } catch (error) {
    ports.report('active account not set');
    yield* call(endSessionOn401, error);
  }
}
