import { createSelector } from '@reduxjs/toolkit';
import { CouponType } from '@touchline/betting-coupon-math';
import { selectIsPlayer } from '@touchline/identity-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { couponAct, type CouponAct } from '../rules/coupon-act.ts';
import type { LockReason } from '../rules/coupon-bet.ts';
import { couponLocks, lockedToRemove } from '../rules/coupon-parts.ts';
import { stakeProblems, type StakeProblem } from '../rules/stake-problems.ts';
import { selectFigures, selectParts, selectSoldLines } from './figures.ts';
import { selectAmount, selectAmountLimits, selectCouponAccount, selectFittingQuote, selectTypeId } from './terms.ts';

/** Why each locked bet is locked, by outcome id; bets of different blocks do not meet. @spec CP-08 CP-29 */
export const selectLocks: (state: unknown) => ReadonlyMap<number, LockReason> = createSelector(selectCouponSlice, couponLocks);
const selectLockedToRemove = createSelector(selectCouponSlice, lockedToRemove);

/** Stakes outside their limits, each with the field it belongs to and the nearest stake inside. @spec CP-14 CP-27 */
export const selectStakeProblems: (state: unknown) => readonly StakeProblem[] = createSelector(
  [selectParts, selectAmount, selectAmountLimits, selectCouponSlice],
  (parts, amount, limits, { form }) => stakeProblems({ parts, amount, limits, amountByBlockId: form.amountByBlockId }),
);

/** What the account can pay, with the advance when it is used; null while nobody knows. @spec CP-32 */
const selectPurse = createSelector([selectCouponAccount, selectCouponSlice, selectFittingQuote], (account, { form }, quote) =>
  account === null ? null : account.money + (form.isPrepaid ? (quote?.availablePrepaidAmount ?? 0) : 0),
);

/** How much of the stake the advance pays: what the balance cannot, minor units; 0 when it is not used or not needed. @spec CP-32 */
export const selectPrepaidAmount: (state: unknown) => number = createSelector(
  [selectCouponAccount, selectCouponSlice, selectFittingQuote, selectFigures],
  (account, { form }, quote, figures) => {
    const missing = (figures?.totalAmount ?? 0) - (account?.money ?? 0);
    return form.isPrepaid && account !== null ? Math.max(0, Math.min(missing, quote?.availablePrepaidAmount ?? 0)) : 0;
  },
);

const PLACEMENT_STAGE = { placing: 'busy', pending: 'check' } as const;

/** What the button does now. @spec CP-25 CP-29 CPN-2 ODD-5 */
export const selectCouponAct: (state: unknown) => CouponAct = createSelector(
  [
    selectCouponSlice,
    selectFittingQuote,
    selectTypeId,
    selectLockedToRemove,
    selectCouponSettings,
    selectIsPlayer,
    selectSoldLines,
    selectStakeProblems,
    selectPurse,
  ],
  ({ bets, placement }, quote, typeId, locked, settings, isPlayer, lines, problems, money) =>
    couponAct({
      bets,
      locked,
      changeCoefAction: settings.changeCoefAction,
      placement: placement.status === 'placing' || placement.status === 'pending' ? PLACEMENT_STAGE[placement.status] : 'free',
      isPlayer,
      isQuoted: quote !== null && !quote.isStale,
      isBankerMissing: typeId === CouponType.SystemWithBanker && !bets.some(({ isBanker }) => isBanker),
      hasStake: lines.every(({ amount }) => amount > 0),
      problems,
      totalAmount: lines.reduce((all, { amount }) => all + amount, 0),
      money,
    }),
);
