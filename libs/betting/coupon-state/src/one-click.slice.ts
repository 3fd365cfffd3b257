import { signedOut } from '@touchline/identity-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Placement } from './rules/placement.ts';

/** One press on odds while one-click is on: what was pressed, at which stake, and what became of it. @spec CP-16 */
export interface OneClickBet {
  /** Id of the gesture, and of the coupon that it places. */
  id: string;
  outcomeId: number;
  gameId: number;
  /** Names of the two sides, as pressed. */
  opponents: readonly [string, string];
  /** Price that was pressed, thousandths. */
  coef: number;
  /** Stake, minor units. */
  amount: number;
  placement: Placement;
}

interface OneClickState {
  /** The player was asked whether the coupon may be cleared. @spec CP-17 */
  isAsked: boolean;
  /** Newest last; the last few are kept. */
  bets: readonly OneClickBet[];
}
const START: OneClickState = { isAsked: false, bets: [] };
const MOST_SHOWN = 5;

/** Bets that a single press places. @spec CP-16 CP-17 CP-22 */
export const oneClickSlice = createSlice({
  name: 'oneClick',
  initialState: START,
  reducers: {
    oneClickAsked: (state, { payload }: PayloadAction<{ isAsked: boolean }>) => ({ ...state, ...payload }),
    oneClickPressed: (state, { payload }: PayloadAction<OneClickBet>): OneClickState => ({
      ...state,
      bets: [...state.bets, payload].slice(-MOST_SHOWN),
    }),
    oneClickChanged: (state, { payload }: PayloadAction<{ id: string; placement: Placement }>): OneClickState => ({
      ...state,
      bets: state.bets.map((bet) => (bet.id === payload.id ? { ...bet, placement: payload.placement } : bet)),
    }),
    /** What became of a press was read. */
    oneClickClosed: (state, { payload }: PayloadAction<{ id: string }>): OneClickState => ({
      ...state,
      bets: state.bets.filter(({ id }) => id !== payload.id),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => START);
  },
});

export const { oneClickAsked, oneClickChanged, oneClickClosed, oneClickPressed } = oneClickSlice.actions;

export const selectOneClickSlice = (state: unknown): OneClickState => (state as { oneClick?: OneClickState }).oneClick ?? START;
