import { createAction, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { Payment, PaymentFilter, PaymentList } from '@touchline/payments-contract';
import type { RootState } from '@touchline/shared-state';

/** The player's payments, loaded in pages. */
export interface PaymentListState {
  userId: number | null;
  status: 'unknown' | 'loading' | 'failed' | 'ready';
  filter: PaymentFilter;
  payments: Payment[];
  next: number | null;
  totals: PaymentList['totals'];
}

/** Opens or filters the list, or loads its next page. */
export const paymentsWanted = createAction<{ filter: PaymentFilter; isMore?: boolean }>('paymentList/wanted');

export const NO_FILTER: PaymentFilter = { direction: null, state: null, days: null };
const initialState: PaymentListState = { userId: null, status: 'unknown', filter: NO_FILTER, payments: [], next: null, totals: [] };

export const paymentListSlice = createSlice({
  name: 'paymentList',
  initialState,
  reducers: {
    listRequested: (state, { payload: { filter, isMore } }: PayloadAction<{ filter: PaymentFilter; isMore: boolean }>): PaymentListState =>
      isMore ? { ...state, status: 'loading' } : { ...initialState, status: 'loading', filter },
    listReceived: (
      state,
      { payload: { userId, list, isMore } }: PayloadAction<{ userId: number; list: PaymentList; isMore: boolean }>,
    ): PaymentListState => ({
      ...state,
      ...{ userId, status: 'ready', next: list.next, totals: list.totals },
      // Copy the originals instead of drafts: with fifty thousand payments, drafts would be slow, and none of them changes.
      payments: isMore ? [...(original(state)?.payments ?? []), ...list.payments] : list.payments,
    }),
    listFailed: (state) => {
      state.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sessionReceived, (state, { payload }) =>
        payload.status === 'player' && (state.userId === null || payload.userId === state.userId) ? state : initialState,
      );
  },
});

export const { listFailed, listReceived, listRequested } = paymentListSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    paymentList: PaymentListState;
  }
}
export const selectPaymentList = (state: RootState): PaymentListState => state.paymentList ?? initialState;
