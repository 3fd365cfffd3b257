import { stepDown, stepUp } from '@touchline/betting-coupon-math';
import { all, put, select, takeEvery } from 'typed-redux-saga';
import type { CouponEdit } from '../rules/edit-coupon.ts';
import { couponSettingsChanged, selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectMaxStake, selectStakeForWin } from '../selectors/stakes.ts';
import { selectAmount, selectAmountLimits, selectCouponCurrency } from '../selectors/terms.ts';
import * as wishes from '../wishes.ts';

/** Handles stakes that are typed, stepped or computed. @spec CP-21 CP-27 CP-32 */
export function* changeStakeOnWishes(apply: (edit: CouponEdit) => Generator) {
  /** Setting a stake ends auto-max. @spec CP-32 */
  const setAmount = function* (amount: number) {
    if ((yield* select(selectCouponSettings)).isAutoMax) yield* put(couponSettingsChanged({ isAutoMax: false }));
    yield* apply({ kind: 'amount', amount });
  };
  yield* all([
    takeEvery(wishes.amountChanged, ({ payload }) => setAmount(payload.amount)),
    takeEvery(wishes.betAmountChanged, ({ payload }) => apply({ kind: 'bet-amount', ...payload })),
    takeEvery(wishes.blockAmountChanged, ({ payload }) => apply({ kind: 'block-amount', ...payload })),
    takeEvery(wishes.amountStepped, function* ({ payload }) {
      const { step } = yield* select(selectCouponCurrency);
      const terms = { amount: yield* select(selectAmount), step, ...(yield* select(selectAmountLimits)) };
      yield* setAmount(payload.direction === 'up' ? stepUp(terms) : stepDown(terms));
    }),
    takeEvery(wishes.maxAmountWanted, function* () {
      const amount = yield* select(selectMaxStake);
      if (amount !== null) yield* setAmount(amount);
    }),
    takeEvery(wishes.winWanted, function* ({ payload }) {
      const amount = yield* select(selectStakeForWin(payload.win));
      if (amount !== null) yield* setAmount(amount);
    }),
  ]);
}
