import { call, all, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { couponSettingsChanged } from '../coupon-settings.slice.ts';
import { edited, placementChanged, resultClosed, selectCouponSlice, undoExpired } from '../coupon.slice.ts';
import { betToggled, couponCleared } from '../first-wishes.ts';
import { betOf } from '../rules/bet-of.ts';
import type { CouponEdit } from '../rules/edit-coupon.ts';
import { IDLE } from '../rules/placement.ts';
import { UNDO_MS } from '../rules/timings.ts';
import { selectOneClick } from '../selectors/offers.ts';
import * as wishes from '../wishes.ts';
import { changeStakeOnWishes } from './change-stake.saga.ts';

/** Dispatches an edit with time, tab and the id of the new content. */
export type Apply = (edit: CouponEdit) => Generator;

/** Maps commands about bets, types and terms to edits. */
const EDIT_OF = [
  takeOf(wishes.betsRemoved, (payload) => ({ kind: 'remove', ...payload })),
  takeOf(wishes.typeChosen, (payload) => ({ kind: 'type', ...payload })),
  takeOf(wishes.systemChosen, (payload) => ({ kind: 'system', ...payload })),
  takeOf(wishes.namedSystemChosen, (payload) => ({ kind: 'named-system', ...payload })),
  takeOf(wishes.bankerToggled, (payload) => ({ kind: 'banker', ...payload })),
  takeOf(wishes.blockChosen, (payload) => ({ kind: 'block', ...payload })),
  takeOf(wishes.coefsAccepted, (payload) => ({ kind: 'accept', ...payload })),
  takeOf(wishes.promoCodeChosen, (terms) => ({ kind: 'terms', terms })),
  takeOf(wishes.promoCodeTyped, (terms) => ({ kind: 'terms', terms })),
  takeOf(wishes.bonusBetChosen, (terms) => ({ kind: 'terms', terms })),
  takeOf(wishes.prepaidChosen, (terms) => ({ kind: 'terms', terms })),
  // Another account changes what is sent besides the content, and needs a new id.
  takeOf(wishes.accountChosen, () => ({ kind: 'renew' })),
  takeOf(couponSettingsChanged, () => ({ kind: 'renew' })),
];

function takeOf<P>(wish: { type: string; (payload: P): { type: string; payload: P } }, editOf: (payload: P) => CouponEdit) {
  return (apply: Apply) => takeEvery(wish.type, ({ payload }: { type: string; payload: P }) => apply(editOf(payload)));
}

/** Turns coupon commands into edits. @spec CP-24 CP-26 CPN-3 */
export function* editCouponOnWishes(apply: Apply) {
  yield* all([
    ...EDIT_OF.map((taking) => taking(apply)),
    call(changeStakeOnWishes, apply),
    call(clearCoupon, apply),
    takeEvery(betToggled, function* ({ payload }) {
      // In one-click mode a click places a bet and leaves the coupon unchanged.
      if (!(yield* select(selectOneClick)).isActive) yield* apply({ kind: 'toggle', bet: betOf(payload) });
    }),
    takeEvery(wishes.undoRequested, function* () {
      const { undo } = yield* select(selectCouponSlice);
      if (undo !== null) yield* apply({ kind: 'add', ...undo });
    }),
    takeEvery(wishes.betsKept, function* () {
      const { placedBets } = yield* select(selectCouponSlice);
      yield* put(resultClosed());
      yield* apply({ kind: 'add', bets: placedBets.map((bet) => ({ ...bet, coefSeen: bet.coef })) });
    }),
    takeLatest(edited, function* () {
      yield* delay(UNDO_MS);
      const { undo } = yield* select(selectCouponSlice);
      if (undo !== null) yield* put(undoExpired());
    }),
  ]);
}

/** Empties the coupon, on request and when another player signs in. @spec ID-14 TAB-5 */
function* clearCoupon(apply: Apply) {
  const clear = function* () {
    const { bets } = yield* select(selectCouponSlice);
    yield* apply({ kind: 'remove', outcomeIds: bets.map(({ outcomeId }) => outcomeId) });
  };
  /** For another player: the coupon is not theirs, so undo is not possible. */
  const startOver = function* () {
    yield* clear();
    yield* put(undoExpired());
    yield* put(placementChanged(IDLE));
  };

  // The session may already be known when these sagas start.
  let userId: number | null = yield* select(selectUserId);
  yield* all([
    takeEvery(couponCleared, clear),
    takeEvery(signedOut, function* ({ payload }) {
      userId = null;
      if (payload.reason !== 'expired') yield* startOver();
    }),
    takeEvery(sessionReceived, function* ({ payload }) {
      const next = payload.status === 'player' ? payload.userId : null;
      if (userId !== null && next !== userId) yield* startOver();
      userId = next;
    }),
  ]);
}
