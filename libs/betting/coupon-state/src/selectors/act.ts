import { createSelector } from '@reduxjs/toolkit';
import { CouponType } from '@touchline/betting-coupon-math';
import { selectIsPlayer } from '@touchline/identity-state';
import type { StakeLimit } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { couponAct, type CouponAct } from '../rules/placing/coupon-act.ts';
import type { LockReason } from '../rules/placing/lock-reasons.ts';
import { passedLimit } from '../rules/stakes/own-limits.ts';
import { couponLocks, lockedToRemove } from '../rules/placing/coupon-locks.ts';
import { stakeProblems, type StakeProblem } from '../rules/stakes/stake-problems.ts';
import { selectIsQuoted } from './asking.ts';
import { selectOffer } from './figures.ts';
import { selectPurse } from './stakes.ts';
import { selectAmount, selectAmountLimits, selectFittingQuote, selectPlayerLimits, selectTypeId } from './terms.ts';

/** Why each locked bet is locked, by outcome id; bets of different blocks do not affect each other. @spec CP-08 CP-29 */
export const selectLocks: (state: RootState) => ReadonlyMap<number, LockReason> = createSelector(selectCouponSlice, couponLocks);
const selectLockedToRemove = createSelector(selectCouponSlice, lockedToRemove);

/** Stakes outside their limits, each with its field and the nearest stake within. @spec CP-14 CP-27 */
export const selectStakeProblems: (state: RootState) => readonly StakeProblem[] = createSelector(
  [selectOffer, selectTypeId, selectAmount, selectAmountLimits, selectCouponSlice],
  (offer, typeId, amount, limits, { form: { amountByBetId, amountByBlockId } }) =>
    stakeProblems({ lines: offer?.lines ?? [], typeId, amount, limits, amountByBetId, amountByBlockId }),
);

/** Whether prepaid money is used first. @spec CP-32 */
export const selectIsPrepaid = (state: RootState): boolean => selectCouponSlice(state).form.isPrepaid;

/** Amount that the player pays, in minor units: zero for a free bet, which the house pays. @spec CP-28 */
const selectToPay = createSelector([selectFittingQuote, selectOffer], (quote, offer) =>
  quote?.terms.promo?.effect.kind === 'free-bet' ? 0 : (offer?.amount ?? 0),
);

/** Part of it paid with prepaid money, in minor units; prepaid money is used first. @spec CP-32 */
export const selectPrepaidAmount: (state: RootState) => number = createSelector(
  [selectIsPrepaid, selectFittingQuote, selectToPay],
  (isPrepaid, quote, toPay) => (isPrepaid ? Math.min(toPay, quote?.availablePrepaidAmount ?? 0) : 0),
);

/** The player's own limit that the stake exceeds, with the amount left before it; null for none. @spec CP-14 */
export const selectPassedLimit: (state: RootState) => StakeLimit | null = createSelector([selectPlayerLimits, selectToPay], passedLimit);

const PLACEMENT_STAGE = { placing: 'busy', pending: 'check' } as const;

/** Current action of the main button. @spec CP-25 CP-29 CPN-2 ODD-5 */
export const selectCouponAct: (state: RootState) => CouponAct = createSelector(
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
    selectToPay,
    selectPassedLimit,
    selectFittingQuote,
  ],
  ({ bets, placement }, isQuoted, typeId, locked, settings, isPlayer, offer, problems, money, toPay, passed, quote) =>
    couponAct({
      bets,
      locked,
      rule: settings,
      placement: placement.status === 'placing' || placement.status === 'pending' ? PLACEMENT_STAGE[placement.status] : 'free',
      isPlayer,
      breakUntil: quote?.excludedUntil ?? null,
      isRestricted: quote?.isRestricted,
      isQuoted,
      isBankerMissing: typeId === CouponType.SystemWithBanker && !bets.some(({ isBanker }) => isBanker),
      hasStake: offer?.lines.every(({ amount }) => amount > 0) ?? false,
      problems,
      toPay,
      passedLimit: passed,
      money,
    }),
);
