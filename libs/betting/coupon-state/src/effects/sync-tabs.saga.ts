import { listenTo, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import { edited, selectCouponSlice, synced } from '../coupon.slice.ts';
import { syncMessage } from '../rules/merge-tabs.ts';
import { readSyncMessage } from '../rules/read-sync-message.ts';
import { HELLO_TOPIC, SYNC_TOPIC } from '../rules/storage-keys.ts';

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
  const tell = function* () {
    tabs.post(SYNC_TOPIC, syncMessage(yield* select(selectCouponSlice)));
  };
  const ask = function* () {
    yield* call(tabs.post, HELLO_TOPIC, null);
  };
  const hear = function* ({ told }: { told: unknown }) {
    const message = readSyncMessage(told);
    if (message !== null) yield* put(synced(message));
  };
  yield* all([
    takeEvery(edited, tell),
    call(() => listenTo<{ told: unknown }>((emit) => tabs.on(SYNC_TOPIC, (told) => emit({ told })), hear)),
    call(() => listenTo<object>((emit) => tabs.on(HELLO_TOPIC, () => emit({})), tell)),
    call(() => listenTo<object>((emit) => page.onChange((isVisible) => isVisible && emit({})), ask)),
    call(ask),
  ]);
}
