import { all, put, select, takeEvery } from 'typed-redux-saga';
import { couponSettingsChanged, oneClickTurnedOn } from '../coupon-settings.slice.ts';
import { editCoupon } from '../first-commands.ts';
import { oneClickConfirmationChanged, selectOneClickSlice } from '../one-click.slice.ts';
import { selectCouponCount } from '../select-bets.ts';
import { selectOneClick } from '../selectors/offers.ts';
import { oneClickAnswered, oneClickWanted } from '../commands.ts';

/** Switches one-click on and off. With bets in the coupon the player is asked first; yes clears it. @spec CP-16 CP-17 */
export function* switchOneClick() {
  yield* all([
    takeEvery(oneClickWanted, function* ({ payload: { isActive } }) {
      const { isOffered } = yield* select(selectOneClick);
      if (!isActive) yield* put(couponSettingsChanged({ isActiveOneClick: false }));
      else if (isOffered && (yield* select(selectCouponCount)) > 0) yield* put(oneClickConfirmationChanged({ isConfirming: true }));
      else if (isOffered) yield* put(oneClickTurnedOn());
    }),
    takeEvery(oneClickAnswered, function* ({ payload: { isConfirmed } }) {
      const { isConfirming } = yield* select(selectOneClickSlice);
      yield* put(oneClickConfirmationChanged({ isConfirming: false }));
      if (!isConfirming || !isConfirmed) return;
      yield* put(editCoupon({ kind: 'clear' }));
      yield* put(oneClickTurnedOn());
    }),
  ]);
}
