import type { Ports } from '@touchline/shared-state';
import { all, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import {
  amountChanged,
  betAmountChanged,
  betsKept,
  betsRemoved,
  betToggled,
  coefsAccepted,
  couponCleared,
  edited,
  placementChanged,
  resultClosed,
  selectCouponSlice,
  typeChosen,
  undoExpired,
  undoRequested,
} from '../coupon.slice.ts';
import { betOf } from '../rules/coupon-bet.ts';
import type { CouponEdit } from '../rules/edit-coupon.ts';
import { IDLE } from '../rules/placement.ts';
import { UNDO_MS } from '../rules/timings.ts';

export interface EditDeps {
  ports: Pick<Ports, 'now' | 'uuid'>;
  /** Name of this tab. */
  tab: string;
}

/** Turns what the player wants into edits with a time, a tab and the id of the new content. @spec CP-24 CP-26 CPN-3 */
export function* editCouponOnWishes({ ports, tab }: EditDeps) {
  const apply = function* (edit: CouponEdit) {
    yield* put(edited({ edit, stamp: { at: ports.now(), by: tab, intentId: ports.uuid() } }));
  };
  const clear = function* () {
    const { bets } = yield* select(selectCouponSlice);
    yield* apply({ kind: 'remove', outcomeIds: bets.map(({ outcomeId }) => outcomeId) });
  };
  /** Another person is here now: nothing of the coupon is theirs, and it can't be brought back. */
  const startOver = function* () {
    yield* clear();
    yield* put(undoExpired());
    yield* put(placementChanged(IDLE));
  };

  // The processes may begin after the session is known.
  let userId: number | null = yield* select(selectUserId);
  yield* all([
    takeEvery(betToggled, ({ payload }) => apply({ kind: 'toggle', bet: betOf(payload) })),
    takeEvery(betsRemoved, ({ payload }) => apply({ kind: 'remove', ...payload })),
    takeEvery(couponCleared, clear),
    takeEvery(typeChosen, ({ payload }) => apply({ kind: 'type', ...payload })),
    takeEvery(amountChanged, ({ payload }) => apply({ kind: 'amount', ...payload })),
    takeEvery(betAmountChanged, ({ payload }) => apply({ kind: 'bet-amount', ...payload })),
    takeEvery(coefsAccepted, ({ payload }) => apply({ kind: 'accept', ...payload })),
    takeEvery(undoRequested, function* () {
      const { undo } = yield* select(selectCouponSlice);
      if (undo !== null) yield* apply({ kind: 'add', ...undo });
    }),
    takeEvery(betsKept, function* () {
      const { placedBets } = yield* select(selectCouponSlice);
      yield* put(resultClosed());
      yield* apply({ kind: 'add', bets: placedBets.map((bet) => ({ ...bet, coefSeen: bet.coef })) });
    }),
    takeEvery(signedOut, function* ({ payload }) {
      userId = null;
      if (payload.reason !== 'expired') yield* startOver();
    }),
    takeEvery(sessionReceived, function* ({ payload }) {
      const next = payload.status === 'player' ? payload.userId : null;
      if (userId !== null && next !== userId) yield* startOver();
      userId = next;
    }),
    takeLatest(edited, function* () {
      yield* delay(UNDO_MS);
      const { undo } = yield* select(selectCouponSlice);
      if (undo !== null) yield* put(undoExpired());
    }),
  ]);
}
