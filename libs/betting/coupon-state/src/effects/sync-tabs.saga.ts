import { listenTo, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import { edited, selectCouponSlice, synced } from '../coupon.slice.ts';
import { syncMessage } from '../rules/tabs/merge-tabs.ts';
import { readSyncMessage } from '../rules/tabs/read-sync-message.ts';
import { HELLO_TOPIC, SYNC_TOPIC } from '../rules/storage/storage-keys.ts';

export interface SyncTabsDeps {
  ports: Pick<Ports, 'tabs' | 'page'>;
}

/**
 * Sends each edit to the other tabs and applies theirs. A tab that opens, or becomes visible after being frozen, requests the current
 * content.
 *
 * @spec CPN-3 CP-07
 */
export function* syncTabs({ ports: { tabs, page } }: SyncTabsDeps) {
  const send = function* () {
    tabs.post(SYNC_TOPIC, syncMessage(yield* select(selectCouponSlice)));
  };
  const ask = function* () {
    yield* call(tabs.post, HELLO_TOPIC, null);
  };
  const receive = function* ({ data }: { data: unknown }) {
    const message = readSyncMessage(data);
    if (message !== null) yield* put(synced(message));
  };
  yield* all([
    takeEvery(edited, send),
    call(() => listenTo<{ data: unknown }>((emit) => tabs.on(SYNC_TOPIC, (data) => emit({ data })), receive)),
    call(() => listenTo<object>((emit) => tabs.on(HELLO_TOPIC, () => emit({})), send)),
    call(() => listenTo<object>((emit) => page.onChange((isVisible) => isVisible && emit({})), ask)),
    call(ask),
  ]);
}
