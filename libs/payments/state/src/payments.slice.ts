import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { Payment } from '@touchline/payments-contract';
import type { RootState } from '@touchline/shared-state';

/** The payment that a page follows. */
export type FollowedPayment =
  | { status: 'none' }
  | { status: 'loading' | 'failed' | 'unknown'; ref: number }
  | { status: 'ready'; ref: number; payment: Payment; isCancelling: boolean };

/** Starts polling a payment. */
export const paymentFollowed = createAction<{ ref: number }>('payments/followed');
/** The page was left. */
export const paymentLeft = createAction('payments/left');

const NOTHING: FollowedPayment = { status: 'none' };

export const paymentsSlice = createSlice({
  name: 'followedPayment',
  initialState: NOTHING as FollowedPayment,
  reducers: {
    paymentReceived: (state, { payload }: PayloadAction<Payment>): FollowedPayment =>
      state.status !== 'none' && state.ref === payload.ref
        ? { status: 'ready', ref: payload.ref, payment: payload, isCancelling: false }
        : state,
    /** Data that is already loaded is kept; `isUnknown` means that there is no such payment. */
    paymentFailed: (state, { payload }: PayloadAction<{ isUnknown: boolean }>): FollowedPayment => {
      if (state.status === 'loading') return { status: payload.isUnknown ? 'unknown' : 'failed', ref: state.ref };
      return state.status === 'ready' ? { ...state, isCancelling: false } : state;
    },
    cancelBegun: (state): FollowedPayment => (state.status === 'ready' ? { ...state, isCancelling: true } : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(paymentFollowed, (state, { payload: { ref } }): FollowedPayment =>
        state.status === 'ready' && state.ref === ref ? state : { status: 'loading', ref },
      )
      .addCase(paymentLeft, () => NOTHING)
      .addCase(signedOut, () => NOTHING)
      .addCase(sessionReceived, (state, { payload }) => (payload.status === 'player' ? state : NOTHING));
  },
});

export const { cancelBegun, paymentFailed, paymentReceived } = paymentsSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    followedPayment: FollowedPayment;
  }
}
export const selectFollowedPayment = (state: RootState): FollowedPayment => state.followedPayment ?? NOTHING;
