import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { CashOutOffer, CashOutProblem, CashOutRule, CashOutsAnswer, CouponCashOut } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';

/** Why a cash-out failed; `not-arrived`: the backend could not be reached. */
export type CashOutFailure = CashOutProblem | 'offer-changed' | 'not-arrived';

/** A cash-out of one coupon, from the click to its answer. Amounts are minor units. */
export type CashOutProgress =
  | { status: 'sending' }
  /** A bet of the coupon is live: the backend decides at this time of its clock, in milliseconds. */
  | { status: 'waiting'; decidedAt: number }
  | { status: 'accepted'; amount: number; stake: number }
  | { status: 'rejected'; reason: CashOutFailure };

export interface CashOutState {
  /** Number of mounted views that show offers; offers are polled only while it is above zero. */
  viewers: number;
  offers: { status: 'unknown' | 'failed' } | { status: 'ready'; coupons: Record<number, CouponCashOut> };
  progress: Record<number, CashOutProgress>;
}

const initialState: CashOutState = { viewers: 0, offers: { status: 'unknown' }, progress: {} };

/**
 * The player cashes out this part of the stake, in minor units, at the offer that was on the button when the press began. A newer offer does
 * not replace it.
 *
 * @spec ODD-2
 */
export const cashOutWanted = createAction<{ couponId: number; stake: number; offer: CashOutOffer }>('cashOut/wanted');
/** The player sets the amount or the time at which the coupon is cashed out automatically; a rule without either removes it. */
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

declare module '@touchline/shared-state' {
  interface RootSlices {
    cashOut: CashOutState;
  }
}

export const selectCashOut = (state: RootState): CashOutState => state.cashOut ?? initialState;
/** Offer for a coupon; undefined until loaded. */
export function selectOffer(state: RootState, couponId: number): CouponCashOut | undefined {
  const { offers } = selectCashOut(state);
  return offers.status === 'ready' ? offers.coupons[couponId] : undefined;
}
export const selectProgress = (state: RootState, couponId: number): CashOutProgress | undefined => selectCashOut(state).progress[couponId];
