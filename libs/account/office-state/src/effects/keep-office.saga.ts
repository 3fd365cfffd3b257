import { accountsWanted } from '@touchline/account-state';
import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { abortable } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { officeChangeWanted, officeFailed, officeReceived, officeWanted, selectOffice } from '../office.slice.ts';
import { WALLET_PAUSE_MS, WALLET_TRIES } from '../rules/timings.ts';
import { change, refusalOf, type KeepOfficeDeps } from './change-office.saga.ts';
import { sendDocuments } from './send-documents.saga.ts';

/** Loads data when its page opens; runs each kind of change once at a time. @spec AC-06 AC-02 */
export function* keepOffice(deps: KeepOfficeDeps) {
  yield* all([
    takeEvery(officeWanted, load, deps),
    takeEvery(officeChangeWanted, change, deps),
    takeLeading(officeReceived, awaitWallets, deps),
    call(sendDocuments, deps),
  ]);
}

function* load({ api, ports }: KeepOfficeDeps, { payload: key }: ReturnType<typeof officeWanted>) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const value = yield* abortable((signal) => api.load(key, signal));
    if ((yield* select(selectUserId)) === userId) yield* put(officeReceived({ userId, key, value }));
  } catch (error) {
    ports.report('office not loaded');
    yield* put(officeFailed({ userId, key, code: refusalOf(error).code }));
    yield* call(endSessionOn401, error);
  }
}

/** Polls for an account that is being opened until it appears. @spec AC-02 */
function* awaitWallets({ api, ports }: KeepOfficeDeps, { payload }: ReturnType<typeof officeReceived>) {
  if (payload.key !== 'wallets') return;
  for (let left = WALLET_TRIES; left > 0; left -= 1) {
    const opening = (yield* select(selectOffice)).data.wallets?.opening ?? [];
    if (opening.length === 0) return;
    const { isOver } = yield* race({ isDue: delay(WALLET_PAUSE_MS), isOver: take(officeChangeWanted) });
    if (isOver !== undefined) continue;
    const userId = yield* select(selectUserId);
    if (userId === null) return;
    try {
      const value = yield* abortable((signal) => api.load('wallets', signal));
      if (value.opening.length < opening.length) yield* put(accountsWanted());
      yield* put(officeReceived({ userId, key: 'wallets', value }));
    } catch {
      ports.report('office not loaded'); // the next attempt may succeed
    }
  }
}
