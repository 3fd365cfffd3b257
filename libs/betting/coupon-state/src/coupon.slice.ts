import { signedOut } from '@touchline/identity-state';
import type { BetNow } from '@touchline/shared-contract';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { applyPrices, applyQuote, type PriceNow } from './rules/apply-prices.ts';
import type { CouponBet, Pick } from './rules/coupon-bet.ts';
import { EMPTY_CONTENT, EMPTY_FORM, type CouponContent } from './rules/coupon-content.ts';
import { editCoupon, type CouponEdit, type Stamp } from './rules/edit-coupon.ts';
import { mergeTabs, type SyncMessage } from './rules/merge-tabs.ts';
import type { PickRef } from './rules/linked-pick.ts';
import { IDLE, type Placement } from './rules/placement.ts';
import type { CouponType } from '@touchline/betting-coupon-math';

/** Limits of the coupon as quoted, in minor units. */
export interface Quote {
  minBetAmount: number;
  maxBetAmount: number;
  maxPayout: number;
  /** Currency that the limits are in: those of another currency say nothing about this coupon. */
  currencyIso: string;
  /** Content for which the limits were quoted. */
  intentId: string | null;
  isStale: boolean;
}

export interface CouponSliceState extends CouponContent {
  tab: 'coupon' | 'my-bets';
  /** Account chosen for this coupon; null is the active one. @spec CP-32 */
  accountId: number | null;
  quote: Quote | null;
  placement: Placement;
  /** Bets that were removed last and can be brought back for a few seconds. */
  undo: { bets: readonly CouponBet[]; addedAt: Readonly<Record<number, number>> } | null;
  /** Bets of the coupon that was placed last: they can be kept for another one. */
  placedBets: readonly CouponBet[];
  /** How many bets of an old save could not be read; 0 when all is well. @spec CPN-4 */
  droppedBets: number;
  promoCode: string | null;
  manualPromoCode: string | null;
  promoCodes: readonly string[];
  expressId: number | null;
  availablePrepaidAmount: number | null;
  hyperBonusPercent: number | null;
  minHyperBonusBetLimit: number | null;
  maxHyperBonusLimit: number | null;
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
  promoCode: null,
  manualPromoCode: null,
  promoCodes: [],
  expressId: null,
  availablePrepaidAmount: null,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
};

/** The player picked an outcome, or let it go. @spec CP-24 */
export const betToggled = createAction<Pick>('coupon/betToggled');
/** What a link wants in the coupon: a shared coupon by its code, or outcomes. */
export interface LinkedCoupon {
  code: string | null;
  bets: readonly PickRef[];
}
/** The player came by a link that names bets. @spec GD-16 */
export const couponLinkOpened = createAction<LinkedCoupon>('coupon/linkOpened');
export const betsRemoved = createAction<{ outcomeIds: readonly number[] }>('coupon/betsRemoved');
export const couponCleared = createAction('coupon/cleared');
/** Brings back what was removed last. */
export const undoRequested = createAction('coupon/undoRequested');
export const typeChosen = createAction<{ typeId: CouponType }>('coupon/typeChosen');
/** Minor units. */
export const amountChanged = createAction<{ amount: number }>('coupon/amountChanged');
/** Stake of one single; null follows the stake of all. @spec CP-27 */
export const betAmountChanged = createAction<{ outcomeId: number; amount: number | null }>('coupon/betAmountChanged');
/** The player accepts the prices that were on the screen. @spec CP-25 */
export const coefsAccepted = createAction<{ coefs: Readonly<Record<number, number>> }>('coupon/coefsAccepted');
/** The player wants to place what is on the screen: the id says which content that was. @spec CP-26 BET-3 ODD-2 */
export const placeRequested = createAction<{ intentId: string }>('coupon/placeRequested');
/** The bets of the placed coupon are wanted for another one. @spec CP-30 */
export const betsKept = createAction('coupon/betsKept');

export const couponSlice = createSlice({
  name: 'coupon',
  initialState: initialCouponState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<{ tab: CouponSliceState['tab'] }>) => ({ ...state, tab: payload.tab }),
    accountChosen: (state, { payload }: PayloadAction<{ accountId: number | null }>) => ({ ...state, ...payload }),
    edited: (state, { payload: { edit, stamp } }: PayloadAction<{ edit: CouponEdit; stamp: Stamp }>): CouponSliceState => {
      const content = editCoupon(state, edit, stamp);
      if (content === state) return state;
      const next = { ...state, ...content };
      if (edit.kind === 'renew') return next;
      const removed = edit.kind === 'remove' ? state.bets.filter(({ outcomeId }) => edit.outcomeIds.includes(outcomeId)) : [];
      return {
        ...next,
        undo: removed.length > 0 ? { bets: removed, addedAt: state.addedAtByBetId } : null,
        // The refusal was about the content as it was.
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
    /** Lists and the game page show these prices now. @spec ODD-6 */
    pricesSeen: (state, { payload }: PayloadAction<readonly PriceNow[]>): CouponSliceState => {
      const bets = applyPrices(state.bets, payload);
      return bets === state.bets ? state : { ...state, bets };
    },
    placementChanged: (state, { payload }: PayloadAction<Placement>): CouponSliceState => ({
      ...state,
      placement: payload,
      // The placed bets have just left the coupon.
      placedBets: payload.status === 'accepted' ? (state.undo?.bets ?? []) : state.placedBets,
    }),
    /** The receipt or the refusal was read. */
    resultClosed: (state): CouponSliceState => (isOver(state.placement) ? { ...state, placement: IDLE, placedBets: [] } : state),
    noticeClosed: (state) => ({ ...state, droppedBets: 0 }),
  },
  extraReducers: (builder) => {
    // What belonged to the player goes with the session; bets that any visitor may pick are cleared by the process that writes the save.
    builder.addCase(signedOut, (state): CouponSliceState => ({
      ...initialCouponState,
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
  accountChosen,
  edited,
  noticeClosed,
  placementChanged,
  pricesSeen,
  quoted,
  quoteStale,
  restored,
  resultClosed,
  synced,
  tabChosen,
  undoExpired,
} = couponSlice.actions;

export const selectCouponSlice = (state: unknown): CouponSliceState =>
  (state as { coupon?: CouponSliceState }).coupon ?? initialCouponState;
