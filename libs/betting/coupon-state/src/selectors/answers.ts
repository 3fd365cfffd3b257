import { createSelector } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { couponSettingsChanged, selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { changesToAccept } from '../rules/placing/coupon-act.ts';
import { editCoupon } from '../first-commands.ts';
import { lockedToRemove } from '../rules/placing/coupon-locks.ts';
import type { StakeProblem } from '../rules/stakes/stake-problems.ts';
import { wayOut, type WayOut } from '../rules/placing/way-out.ts';
import { oneClickWanted } from '../commands.ts';
import { selectStakeProblems } from './act.ts';
import { selectAffordableStake } from './stakes.ts';
import { selectAvailableTypes, selectPlacement, selectTypeId } from './terms.ts';

/** The suggested step after the last refusal; null if nothing was refused. @spec BET-8 NT-03 */
export const selectWayOut: (state: RootState) => WayOut | null = createSelector(
  [
    selectPlacement,
    selectCouponSlice,
    selectCouponSettings,
    selectStakeProblems,
    selectAvailableTypes,
    selectTypeId,
    selectAffordableStake,
  ],
  (placement, coupon, settings, problems, types, typeId, affordable) =>
    placement.status === 'rejected'
      ? wayOut({
          reason: placement.reason,
          coefs: changesToAccept(coupon.bets, settings),
          locked: lockedToRemove(coupon),
          problems,
          types,
          typeId,
          affordable,
        })
      : null,
);

/** Action that corrects a wrong stake. @spec CP-27 */
export function stakeCommand({ target, amount }: Pick<StakeProblem, 'target' | 'amount'>): UnknownAction {
  if (target.kind === 'bet') return editCoupon({ kind: 'bet-amount', outcomeId: target.outcomeId, amount });
  return target.kind === 'block'
    ? editCoupon({ kind: 'block-amount', blockId: target.blockId, amount })
    : editCoupon({ kind: 'amount', amount });
}

/** Action for a suggested step; null if it is a link or the main button itself. @spec BET-8 */
export function wayOutCommand(way: WayOut): UnknownAction | null {
  switch (way.kind) {
    case 'accept-changes':
      return editCoupon({ kind: 'accept', coefs: way.coefs });
    case 'remove-bets':
      return editCoupon({ kind: 'remove', outcomeIds: way.outcomeIds });
    case 'set-stake':
      return stakeCommand(way);
    case 'choose-type':
      return editCoupon({ kind: 'type', typeId: way.typeId });
    case 'drop-promo-code':
      return editCoupon({ kind: 'terms', terms: { manualPromoCode: '' } });
    case 'drop-vip-bet':
      return couponSettingsChanged({ isVipBet: false });
    case 'drop-bonus-bet':
      return editCoupon({ kind: 'terms', terms: { isBonusBet: false } });
    case 'drop-prepaid':
      return editCoupon({ kind: 'terms', terms: { isPrepaid: false } });
    case 'turn-one-click-off':
      return oneClickWanted({ isActive: false });
    default:
      return null;
  }
}
