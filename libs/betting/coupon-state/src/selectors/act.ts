import { createSelector } from '@reduxjs/toolkit';
import { CouponType } from '@touchline/betting-coupon-math';
import { selectIsPlayer } from '@touchline/identity-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { couponAct, type CouponAct } from '../rules/coupon-act.ts';
import type { LockReason } from '../rules/lock-reasons.ts';
import { couponLocks, lockedToRemove } from '../rules/coupon-locks.ts';
import { stakeProblems, type StakeProblem } from '../rules/stake-problems.ts';
import { selectIsQuoted } from './asking.ts';
import { selectOffer } from './figures.ts';
import { selectPurse } from './stakes.ts';
import { selectAmount, selectAmountLimits, selectFittingQuote, selectTypeId } from './terms.ts';

/** Why each locked bet is locked, by outcome id; bets of different blocks do not meet. @spec CP-08 CP-29 */
export const selectLocks: (state: unknown) => ReadonlyMap<number, LockReason> = createSelector(selectCouponSlice, couponLocks);
const selectLockedToRemove = createSelector(selectCouponSlice, lockedToRemove);

/** Stakes outside their limits, each with the field it belongs to and the nearest stake inside. @spec CP-14 CP-27 */
export const selectStakeProblems: (state: unknown) => readonly StakeProblem[] = createSelector(
  [selectOffer, selectTypeId, selectAmount, selectAmountLimits, selectCouponSlice],
  (offer, typeId, amount, limits, { form: { amountByBetId, amountByBlockId } }) =>
    stakeProblems({ lines: offer?.lines ?? [], typeId, amount, limits, amountByBetId, amountByBlockId }),
);

/** Whether prepaid money is to pay first. @spec CP-32 */
export const selectIsPrepaid = (state: unknown): boolean => selectCouponSlice(state).form.isPrepaid;

/** How much of the stake prepaid money pays, minor units: it goes first; nothing of a free bet, which the house pays. @spec CP-32 */
export const selectPrepaidAmount: (state: unknown) => number = createSelector(
  [selectIsPrepaid, selectFittingQuote, selectOffer],
  (isPrepaid, quote, offer) => {
    const isFree = quote?.terms.promo?.effect.kind === 'free-bet';
    return isPrepaid && !isFree ? Math.min(offer?.amount ?? 0, quote?.availablePrepaidAmount ?? 0) : 0;
  },
);

const PLACEMENT_STAGE = { placing: 'busy', pending: 'check' } as const;

/** What the button does now. @spec CP-25 CP-29 CPN-2 ODD-5 */
export const selectCouponAct: (state: unknown) => CouponAct = createSelector(
  [
    selectCouponSlice,
    selectIsQuoted,
    selectTypeId,
    selectLockedToRemove,
    selectCouponSettings,
    selectIsPlayer,
    selectOffer,
    selectStakeProblems,
    selectPurse,
  ],
  ({ bets, placement }, isQuoted, typeId, locked, settings, isPlayer, offer, problems, money) =>
    couponAct({
      bets,
      locked,
      changeCoefAction: settings.changeCoefAction,
      placement: placement.status === 'placing' || placement.status === 'pending' ? PLACEMENT_STAGE[placement.status] : 'free',
      isPlayer,
      isQuoted,
      isBankerMissing: typeId === CouponType.SystemWithBanker && !bets.some(({ isBanker }) => isBanker),
      hasStake: offer?.lines.every(({ amount }) => amount > 0) ?? false,
      problems,
      totalAmount: offer?.amount ?? 0,
      money,
    }),
);
