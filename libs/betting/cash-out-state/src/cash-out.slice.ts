import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { CashOutProblem, CashOutRule, CashOutsAnswer, CouponCashOut } from '@touchline/betting-contract';

/** Why a cash-out was not made; `not-arrived`: the backend could not be reached. */
export type CashOutFailure = CashOutProblem | 'offer-changed' | 'not-arrived';

/** A cash-out of one coupon from the press to its answer. Amounts are minor units. */
export type CashOutProgress =
  | { status: 'sending' }
  /** A bet of it is live: decided at this moment of the server's clock, in milliseconds. */
  | { status: 'waiting'; decidedAt: number }
  | { status: 'accepted'; amount: number; stake: number }
  | { status: 'rejected'; reason: CashOutFailure };

export interface CashOutState {
  /** How many places show offers; only then are they kept fresh. */
  viewers: number;
  offers: { status: 'unknown' | 'failed' } | { status: 'ready'; coupons: Record<number, CouponCashOut> };
  progress: Record<number, CashOutProgress>;
}

const initialState: CashOutState = { viewers: 0, offers: { status: 'unknown' }, progress: {} };

/** The player closes this part of the stake at the offer on the screen. */
export const cashOutWanted = createAction<{ couponId: number; stake: number }>('cashOut/wanted');
/** The player sets the amount or the moment at which the coupon is cashed out by itself; without both that ends. */
export const cashOutRuleWanted = createAction<CashOutRule>('cashOut/ruleWanted');

const forget = ({ viewers }: CashOutState): CashOutState => ({ ...initialState, viewers });

export const cashOutSlice = createSlice({
  name: 'cashOut',
  initialState,
  reducers: {
    cashOutsShown: (state) => void (state.viewers += 1),
    cashOutsHidden: (state) => void (state.viewers = Math.max(0, state.viewers - 1)),
    offersReceived: (state, { payload }: PayloadAction<CashOutsAnswer>) => {
      state.offers = { status: 'ready', coupons: Object.fromEntries(payload.coupons.map((one) => [one.couponId, one])) };
    },
    offersFailed: (state) => {
      if (state.offers.status !== 'ready') state.offers = { status: 'failed' };
    },
    progressChanged: (state, { payload }: PayloadAction<{ couponId: number; progress: CashOutProgress }>) => {
      state.progress[payload.couponId] = payload.progress;
    },
    ruleChanged: (state, { payload: { couponId, atLeast, moment = null } }: PayloadAction<CashOutRule>) => {
      const known = state.offers.status === 'ready' ? state.offers.coupons[couponId] : undefined;
      if (known !== undefined) Object.assign(known, { atLeast, moment });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, forget)
      .addCase(sessionReceived, (state, { payload }) => (payload.status === 'player' ? state : forget(state)));
  },
});

export const { cashOutsHidden, cashOutsShown, offersFailed, offersReceived, progressChanged, ruleChanged } = cashOutSlice.actions;

export const selectCashOut = (state: unknown): CashOutState => (state as { cashOut?: CashOutState }).cashOut ?? initialState;
/** What is offered for a coupon; undefined before anybody knows. */
export function selectOffer(state: unknown, couponId: number): CouponCashOut | undefined {
  const { offers } = selectCashOut(state);
  return offers.status === 'ready' ? offers.coupons[couponId] : undefined;
}
export const selectProgress = (state: unknown, couponId: number): CashOutProgress | undefined => selectCashOut(state).progress[couponId];
