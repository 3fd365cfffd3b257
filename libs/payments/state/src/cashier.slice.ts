import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { Cashier, DepositRequest, Payment, PaymentAnswer, PaymentMethod, WithdrawalRequest } from '@touchline/payments-contract';
import type { RootState } from '@touchline/shared-state';

/** A submitted form; its id is generated on the first submission and kept until there is a response. */
export type CashWish =
  | { kind: 'deposit'; request: Omit<DepositRequest, 'id' | 'accountId'> }
  | { kind: 'withdrawal'; request: Omit<WithdrawalRequest, 'id' | 'accountId'> };

type Refused = Extract<PaymentAnswer, { status: 'refused' }>;

/** Result of the last submission. */
export type CashResult =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; refusal: Refused }
  /** Error code; submitting the same form again keeps its id. */
  | { kind: 'failed'; code: string }
  /** The payment has started; next is the provider's page, or the page that follows the payment. */
  | { kind: 'started'; ref: number; continueUrl: string | null; isFramed: boolean };

export interface CashierState {
  status: 'unknown' | 'failed' | 'ready';
  userId: number | null;
  cashier: Cashier | null;
  /** A submission without a response yet, and its id; a retry with that id creates no second payment. */
  unanswered: { id: string; wish: CashWish } | null;
  result: CashResult;
  /** Public payment methods. */
  methods: { status: 'unknown' | 'failed' | 'ready'; methods: PaymentMethod[] };
}

/** A form was opened. */
export const cashierWanted = createAction('payments/cashierWanted');
/** Submits a form. */
export const cashWanted = createAction<CashWish>('payments/cashWanted');
/** Cancels a deposit. */
export const cancelWanted = createAction<{ ref: number }>('payments/cancelWanted');

const startedOf = ({ ref, continueUrl, isFramed }: Payment) => ({ ref, continueUrl, isFramed });

const initialState: CashierState = {
  ...{ status: 'unknown', userId: null, cashier: null, unanswered: null, result: { kind: 'idle' } },
  methods: { status: 'unknown', methods: [] },
};

export const cashierSlice = createSlice({
  name: 'cashier',
  initialState,
  reducers: {
    cashierReceived: (state, { payload }: PayloadAction<{ userId: number; cashier: Cashier }>) => {
      state.status = 'ready';
      state.userId = payload.userId;
      state.cashier = payload.cashier;
    },
    /** Data that is already loaded is kept. */
    cashierFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
    cashSent: (state, { payload }: PayloadAction<{ id: string; wish: CashWish }>) => {
      state.unanswered = payload;
      state.result = { kind: 'sending' };
    },
    cashAnswered: (state, { payload }: PayloadAction<PaymentAnswer>) => {
      state.unanswered = null;
      state.result =
        payload.status === 'refused' ? { kind: 'refused', refusal: payload } : { kind: 'started', ...startedOf(payload.payment) };
    },
    cashFailed: (state, { payload }: PayloadAction<{ code: string }>) => {
      state.result = { kind: 'failed', code: payload.code };
    },
    /** The form was opened again, so drop the last result. */
    cashForgotten: (state) => {
      state.result = { kind: 'idle' };
    },
    methodsReceived: (state, { payload }: PayloadAction<PaymentMethod[]>) => {
      state.methods = { status: 'ready', methods: payload };
    },
    methodsFailed: (state) => {
      if (state.methods.status !== 'ready') state.methods.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, ({ methods }) => ({ ...initialState, methods }))
      .addCase(sessionReceived, (state, { payload }) =>
        payload.status === 'player' && payload.userId === state.userId ? state : { ...initialState, methods: state.methods },
      );
  },
});

export const { cashAnswered, cashFailed, cashForgotten, cashierFailed, cashierReceived, cashSent, methodsFailed, methodsReceived } =
  cashierSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    cashier: CashierState;
  }
}
export const selectCashier = (state: RootState): CashierState => state.cashier ?? initialState;
