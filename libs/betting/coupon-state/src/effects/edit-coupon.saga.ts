import { call, all, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { couponSettingsChanged, selectCouponSettings } from '../coupon-settings.slice.ts';
import { edited, placementChanged, resultClosed, selectCouponSlice, undoExpired } from '../coupon.slice.ts';
import { betToggled, editCoupon } from '../first-commands.ts';
import { betOf } from '../rules/content/bet-of.ts';
import type { CouponCommand, CouponEdit } from '../rules/content/coupon-command.ts';
import { IDLE } from '../rules/placing/placement.ts';
import { UNDO_MS } from '../rules/timings.ts';
import { selectEdit } from '../selectors/edits.ts';
import { selectOneClick } from '../selectors/offers.ts';

/** Dispatches an edit with time, tab and the id of the new content. */
export type Apply = (edit: CouponEdit) => Generator;

/** Turns coupon commands into edits. @spec CP-24 CP-26 CPN-3 */
export function* editCoupons(apply: Apply) {
  const run = function* (command: CouponCommand) {
    const edit = yield* select(selectEdit, command);
    if (edit === null) return;
    if (command.kind === 'keep-placed') yield* put(resultClosed());
    // Setting a stake ends auto-max. @spec CP-32
    if (edit.kind === 'amount' && (yield* select(selectCouponSettings)).isAutoMax) yield* put(couponSettingsChanged({ isAutoMax: false }));
    yield* apply(edit);
  };
  yield* all([
    takeEvery(editCoupon, ({ payload }) => run(payload)),
    call(startOver, () => run({ kind: 'clear' })),
    takeEvery(betToggled, function* ({ payload }) {
      // In one-click mode a click places a bet and leaves the coupon unchanged.
      if (!(yield* select(selectOneClick)).isActive) yield* apply({ kind: 'toggle', bet: betOf(payload) });
    }),
    // Settings are sent besides the content, and need a new id.
    takeEvery(couponSettingsChanged, () => apply({ kind: 'renew' })),
    takeLatest(edited, function* () {
      yield* delay(UNDO_MS);
      const { undo } = yield* select(selectCouponSlice);
      if (undo !== null) yield* put(undoExpired());
    }),
  ]);
}

/** Empties the coupon when another player signs in: it is not theirs, so undo is not possible. @spec ID-14 TAB-5 */
function* startOver(clear: () => Generator) {
  const empty = function* () {
    yield* clear();
    yield* put(undoExpired());
    yield* put(placementChanged(IDLE));
  };

  // The session may already be known when these sagas start.
  let userId: number | null = yield* select(selectUserId);
  yield* all([
    takeEvery(signedOut, function* ({ payload }) {
      userId = null;
      if (payload.reason !== 'expired') yield* empty();
    }),
    takeEvery(sessionReceived, function* ({ payload }) {
      const next = payload.status === 'player' ? payload.userId : null;
      if (userId !== null && next !== userId) yield* empty();
      userId = next;
    }),
  ]);
}
