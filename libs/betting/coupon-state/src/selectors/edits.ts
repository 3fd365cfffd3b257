import { stepDown, stepUp } from '@touchline/betting-coupon-math';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSlice } from '../coupon.slice.ts';
import type { CouponCommand, CouponEdit } from '../rules/content/coupon-command.ts';
import { selectMaxStake, selectStakeForWin } from './stakes.ts';
import { selectAmount, selectAmountLimits, selectCouponCurrency } from './terms.ts';

/** Resolves a command to an edit in the current state; null if there is nothing to do. @spec CP-10 CP-21 CP-24 CP-30 CP-32 */
export function selectEdit(state: RootState, command: CouponCommand): CouponEdit | null {
  switch (command.kind) {
    case 'clear':
      return { kind: 'remove', outcomeIds: selectCouponSlice(state).bets.map(({ outcomeId }) => outcomeId) };
    case 'undo': {
      const { undo } = selectCouponSlice(state);
      return undo && { kind: 'add', ...undo };
    }
    case 'keep-placed':
      return { kind: 'add', bets: selectCouponSlice(state).placedBets.map((bet) => ({ ...bet, coefSeen: bet.coef })) };
    case 'step-amount': {
      const terms = { amount: selectAmount(state), step: selectCouponCurrency(state).step, ...selectAmountLimits(state) };
      return amountEdit(command.direction === 'up' ? stepUp(terms) : stepDown(terms));
    }
    case 'max-amount':
      return amountEdit(selectMaxStake(state));
    case 'amount-to-win':
      return amountEdit(selectStakeForWin(command.win)(state));
    default:
      return command;
  }
}

const amountEdit = (amount: number | null): CouponEdit | null => (amount === null ? null : { kind: 'amount', amount });
