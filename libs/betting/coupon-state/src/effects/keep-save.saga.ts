import { listenTo, type Ports } from '@touchline/shared-state';
import { all, call, debounce, put, select, takeEvery } from 'typed-redux-saga';
import { edited, quoted, restored, selectCouponSlice, synced } from '../coupon.slice.ts';
import type { CouponContent } from '../rules/content/coupon-content.ts';
import { EMPTY_FORM } from '../rules/content/coupon-form.ts';
import { FIRST_REVISION } from '../rules/content/revision.ts';
import { readSave, writeSave, type CouponSave } from '../rules/storage/coupon-save.ts';
import { mergeTabs, syncMessage } from '../rules/tabs/merge-tabs.ts';
import { SAVE_KEY } from '../rules/storage/storage-keys.ts';
import { SAVE_PAUSE_MS } from '../rules/timings.ts';

export interface KeepSaveDeps {
  ports: Pick<Ports, 'storage' | 'uuid' | 'page'>;
}

/** Converts a save to content. Its revisions are the times at which the bets were added, so that any later edit takes precedence. */
function contentOf(save: CouponSave, intentId: string): CouponContent {
  const { bets, addedAtByBetId, typeId, systemValue } = save;
  const revisions = bets.map(({ outcomeId }) => [outcomeId, { at: addedAtByBetId[outcomeId] ?? 0, by: '' }] as const);
  return {
    bets,
    addedAtByBetId,
    betRevisions: Object.fromEntries(revisions),
    form: { ...EMPTY_FORM, chosenTypeId: typeId, systemValue, intentId },
    formRevision: FIRST_REVISION,
  };
}

/** Restores the coupon; bets picked before that are kept. @spec CP-07 CPN-1 CPN-4 */
export function* restoreCoupon({ ports }: KeepSaveDeps) {
  const { save, dropped } = readSave(ports.storage.get(SAVE_KEY));
  if (save === null && dropped === 0) return;
  const now = yield* select(selectCouponSlice);
  const content = save === null ? now : mergeTabs(contentOf(save, ports.uuid()), syncMessage(now));
  yield* put(restored({ content, dropped }));
}

/** Writes the save after each change, and reads saves of other tabs for browsers without messages between tabs. @spec CP-07 CPN-1 CPN-3 */
export function* keepSave({ ports }: KeepSaveDeps) {
  const { storage } = ports;
  let isUnwritten = false;
  const write = function* () {
    isUnwritten = false;
    const coupon = yield* select(selectCouponSlice);
    if (coupon.bets.length === 0) storage.remove(SAVE_KEY);
    else storage.set(SAVE_KEY, writeSave(coupon));
  };
  yield* all([
    debounce(SAVE_PAUSE_MS, [edited, synced, quoted], write),
    call(syncFromOtherTabs, ports),
    takeEvery([edited, synced, quoted], () => {
      isUnwritten = true;
    }),
    // Only if a write is pending: a tab without changes must not overwrite the save of another tab.
    call(writeWhenLeft, ports, function* () {
      if (isUnwritten) yield* write();
    }),
  ]);
}

/** A page that is left, or reloaded because a chunk is missing, may be gone before the debounce ends. @spec CPN-1 REM-4 */
const writeWhenLeft = ({ page }: KeepSaveDeps['ports'], write: () => Generator) =>
  listenTo<true>((emit) => page.onChange((isVisible) => !isVisible && emit(true)), write);

const syncFromOtherTabs = ({ storage }: KeepSaveDeps['ports']) =>
  listenTo<string>(
    (emit) => storage.onChange(SAVE_KEY, (text) => text !== null && emit(text)),
    function* merge(text) {
      const { save } = readSave(text);
      // A save contains additions but no removals: removals are sent as messages, so that a stale save deletes nothing.
      if (save !== null) yield* put(synced({ ...syncMessage(contentOf(save, '')), formRevision: FIRST_REVISION }));
    },
  );
