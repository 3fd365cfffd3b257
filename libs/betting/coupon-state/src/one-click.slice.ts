import { signedOut } from '@touchline/identity-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import type { Placement } from './rules/placing/placement.ts';

/** A click on odds in one-click mode: outcome, stake and result. @spec CP-16 */
export interface OneClickBet {
  /** Id of the click, and of the coupon that it places. */
  id: string;
  outcomeId: number;
  gameId: number;
  /** Names of both sides at the time of the click. */
  opponents: readonly [string, string];
  /** Price at the time of the click, in thousandths. */
  coef: number;
  /** Stake in minor units. */
  amount: number;
  placement: Placement;
}

interface OneClickState {
  /** The player is being asked whether the coupon may be cleared. @spec CP-17 */
  isConfirming: boolean;
  /** The latest few, newest last. */
  bets: readonly OneClickBet[];
}
const START: OneClickState = { isConfirming: false, bets: [] };
const MOST_SHOWN = 5;

/** Bets placed by a single click. @spec CP-16 CP-17 CP-22 */
export const oneClickSlice = createSlice({
  name: 'oneClick',
  initialState: START,
  reducers: {
    oneClickConfirmationChanged: (state, { payload }: PayloadAction<{ isConfirming: boolean }>) => ({ ...state, ...payload }),
    oneClickPressed: (state, { payload }: PayloadAction<OneClickBet>): OneClickState => ({
      ...state,
      bets: [...state.bets, payload].slice(-MOST_SHOWN),
    }),
    oneClickChanged: (state, { payload }: PayloadAction<{ id: string; placement: Placement }>): OneClickState => ({
      ...state,
      bets: state.bets.map((bet) => (bet.id === payload.id ? { ...bet, placement: payload.placement } : bet)),
    }),
    /** The player closed a result. */
    oneClickClosed: (state, { payload }: PayloadAction<{ id: string }>): OneClickState => ({
      ...state,
      bets: state.bets.filter(({ id }) => id !== payload.id),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => START);
  },
});

export const { oneClickConfirmationChanged, oneClickChanged, oneClickClosed, oneClickPressed } = oneClickSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    oneClick: OneClickState;
  }
}

export const selectOneClickSlice = (state: RootState): OneClickState => state.oneClick ?? START;
