import { signedOut } from '@touchline/identity-state';
import type { BetNow } from '@touchline/betting-contract';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { applyPrices, applyQuote, type PriceNow } from './rules/quote/apply-prices.ts';
import type { CouponBet } from './rules/content/coupon-bet.ts';
import { EMPTY_CONTENT, type CouponContent } from './rules/content/coupon-content.ts';
import { EMPTY_FORM, type CouponForm } from './rules/content/coupon-form.ts';
import type { CouponEdit } from './rules/content/coupon-command.ts';
import { applyEdit } from './rules/content/edit-coupon.ts';
import type { Stamp } from './rules/content/edit-bets.ts';
import { mergeTabs, type SyncMessage } from './rules/tabs/merge-tabs.ts';
import { IDLE, type Placement } from './rules/placing/placement.ts';
import type { Quote } from './rules/quote/quote.ts';

export interface CouponSliceState extends CouponContent {
  tab: 'coupon' | 'my-bets';
  /** Account chosen for this coupon; null for the active one. @spec CP-32 */
  accountId: number | null;
  quote: Quote | null;
  placement: Placement;
  /** Bets removed last, which can be restored for a few seconds. */
  undo: { bets: readonly CouponBet[]; addedAt: Readonly<Record<number, number>>; form: CouponForm } | null;
  /** Bets of the coupon placed last, which can be kept for another one. */
  placedBets: readonly CouponBet[];
  /** Number of bets in an old save that could not be parsed. @spec CPN-4 */
  droppedBets: number;
  /** The table of shop systems is there; what is computed from it changes with this. @spec CP-10 */
  hasShops: boolean;
}

export const initialCouponState: CouponSliceState = {
  ...EMPTY_CONTENT,
  tab: 'coupon',
  accountId: null,
  quote: null,
  placement: IDLE,
  undo: null,
  placedBets: [],
  droppedBets: 0,
  hasShops: false,
};

/** Requests a new quote at once. */
export const quoteWanted = createAction('coupon/quoteWanted');

export const couponSlice = createSlice({
  name: 'coupon',
  initialState: initialCouponState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<{ tab: CouponSliceState['tab'] }>) => ({ ...state, tab: payload.tab }),
    edited: (state, { payload: { edit, stamp } }: PayloadAction<{ edit: CouponEdit; stamp: Stamp }>): CouponSliceState => {
      const content = applyEdit(state, edit, stamp);
      if (content === state) return state;
      const next = { ...state, ...content, ...(edit.kind === 'account' && { accountId: edit.accountId }) };
      if (edit.kind === 'renew' || edit.kind === 'account') return next;
      const removed = edit.kind === 'remove' ? state.bets.filter(({ outcomeId }) => edit.outcomeIds.includes(outcomeId)) : [];
      return {
        ...next,
        undo: removed.length > 0 ? { bets: removed, addedAt: state.addedAtByBetId, form: state.form } : null,
        // The refusal applied to the previous content.
        placement: isOver(state.placement) ? IDLE : state.placement,
      };
    },
    undoExpired: (state) => ({ ...state, undo: null }),
    synced: (state, { payload }: PayloadAction<SyncMessage>): CouponSliceState => ({ ...state, ...mergeTabs(state, payload) }),
    restored: (state, { payload }: PayloadAction<{ content: CouponContent; dropped: number }>): CouponSliceState => ({
      ...state,
      ...payload.content,
      droppedBets: payload.dropped,
    }),
    quoted: (state, { payload }: PayloadAction<{ bets: readonly BetNow[]; quote: Quote }>): CouponSliceState => ({
      ...state,
      bets: applyQuote(state.bets, payload.bets),
      quote: payload.quote,
    }),
    quoteStale: (state): CouponSliceState => (state.quote === null ? state : { ...state, quote: { ...state.quote, isStale: true } }),
    /** Current prices of lists and the game page. @spec ODD-6 */
    pricesSeen: (state, { payload }: PayloadAction<readonly PriceNow[]>): CouponSliceState => {
      const bets = applyPrices(state.bets, payload);
      return bets === state.bets ? state : { ...state, bets };
    },
    placementChanged: (state, { payload }: PayloadAction<Placement>): CouponSliceState => ({
      ...state,
      placement: payload,
      // The placed bets have just been removed from the coupon.
      placedBets: payload.status === 'accepted' ? (state.undo?.bets ?? []) : state.placedBets,
    }),
    /** The player closed the receipt or the refusal. */
    resultClosed: (state): CouponSliceState => (isOver(state.placement) ? { ...state, placement: IDLE, placedBets: [] } : state),
    noticeClosed: (state) => ({ ...state, droppedBets: 0 }),
    shopsLoaded: (state) => ({ ...state, hasShops: true }),
  },
  extraReducers: (builder) => {
    // Drop the player's data when the session ends; bets, which visitors may have too, are cleared by the saga that writes the save.
    builder.addCase(signedOut, (state): CouponSliceState => ({
      ...initialCouponState,
      hasShops: state.hasShops,
      bets: state.bets,
      addedAtByBetId: state.addedAtByBetId,
      betRevisions: state.betRevisions,
      form: { ...EMPTY_FORM, chosenTypeId: state.form.chosenTypeId, intentId: state.form.intentId },
      formRevision: state.formRevision,
    }));
  },
});

const isOver = ({ status }: Placement): boolean => status !== 'placing' && status !== 'pending';

export const {
  edited,
  noticeClosed,
  placementChanged,
  pricesSeen,
  quoted,
  quoteStale,
  restored,
  resultClosed,
  shopsLoaded,
  synced,
  tabChosen,
  undoExpired,
} = couponSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    coupon: CouponSliceState;
  }
}

export const selectCouponSlice = (state: RootState): CouponSliceState => state.coupon ?? initialCouponState;
