import { createAction, createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';
import { NO_FILTERS, type HistoryFilters } from './rules/history-filters.ts';
import { mergeCoupons } from './rules/merge-coupons.ts';

export type HistoryTotals = HistoryAnswer['totals'];

/** Coupons that match the filters, newest first. @spec AC-05 */
export type HistoryList =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; messageKey: 'account.failure.unavailable' }
  | { status: 'ready'; coupons: BookedCoupon[]; nextCursor: string | null; totals: HistoryTotals; isLoadingMore: boolean };

/**
 * One coupon by its number, for its own page and for print, with the whole request that placed it. `lines` are the coupons of the request
 * if it placed several, otherwise empty.
 *
 * @spec CP-27 CP-30
 */
export type CouponDetails =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'not-found' }
  | { status: 'ready'; coupon: BookedCoupon; lines: readonly BookedCoupon[] };

export interface HistoryState {
  /** Owner of these coupons; null until the first session is known. */
  userId: number | null;
  filters: HistoryFilters;
  list: HistoryList;
  /** Number of mounted views of the list and of the open coupons; each is polled only while its number is above zero. */
  listViewers: number;
  openViewers: number;
  /** Open coupons, and those settled while they were on the screen. */
  open: { status: 'unknown' | 'failed' } | { status: 'ready'; coupons: BookedCoupon[] };
  details: Record<number, CouponDetails>;
}

const initialState: HistoryState = {
  userId: null,
  filters: NO_FILTERS,
  list: { status: 'unknown' },
  listViewers: 0,
  openViewers: 0,
  open: { status: 'unknown' },
  details: {},
};

/** Loads the next page. */
export const historyMoreWanted = createAction('history/moreWanted');
/** Reloads the list after a failure. */
export const historyReloadWanted = createAction('history/reloadWanted');
/** Reloads the open coupons, because one was placed. */
export const openCouponsWanted = createAction('history/openWanted');

const forgetPlayer = (state: HistoryState): HistoryState => ({
  ...initialState,
  listViewers: state.listViewers,
  openViewers: state.openViewers,
});

/** The list without Immer drafts, which would be slow: it can have fifty thousand coupons, of which few change. */
function readyOf(draft: Draft<HistoryList>): Extract<HistoryList, { status: 'ready' }> | null {
  const list = original(draft) as HistoryList | undefined;
  return list?.status === 'ready' ? list : null;
}

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    historyShown: (state) => void state.listViewers++,
    historyHidden: (state) => void (state.listViewers = Math.max(0, state.listViewers - 1)),
    openCouponsShown: (state) => void state.openViewers++,
    openCouponsHidden: (state) => void (state.openViewers = Math.max(0, state.openViewers - 1)),
    historyFiltersChanged: (state, { payload }: PayloadAction<Partial<HistoryFilters>>) => {
      state.filters = { ...state.filters, ...payload };
      state.list = { status: 'loading' };
    },
    historyReceived: (state, { payload }: PayloadAction<HistoryAnswer>) => {
      const known = readyOf(state.list);
      state.list = {
        status: 'ready',
        coupons: known === null ? payload.coupons : mergeCoupons(known.coupons, payload.coupons),
        nextCursor: known === null ? payload.nextCursor : known.nextCursor,
        totals: payload.totals,
        isLoadingMore: known?.isLoadingMore ?? false,
      };
    },
    historyMoreReceived: (state, { payload }: PayloadAction<HistoryAnswer>) => {
      const known = readyOf(state.list);
      if (known === null) return;
      const ids = new Set(known.coupons.map(({ couponId }) => couponId));
      const more = payload.coupons.filter(({ couponId }) => !ids.has(couponId));
      state.list = { status: 'ready', ...payload, coupons: [...known.coupons, ...more], isLoadingMore: false };
    },
    historyFailed: (state) => {
      if (state.list.status === 'ready') state.list.isLoadingMore = false;
      else state.list = { status: 'failed', messageKey: 'account.failure.unavailable' };
    },
    openCouponsReceived: (state, { payload }: PayloadAction<BookedCoupon[]>) => {
      state.open = { status: 'ready', coupons: payload };
    },
    openCouponsFailed: (state) => {
      if (state.open.status !== 'ready') state.open = { status: 'failed' };
    },
    couponWanted: (state, { payload }: PayloadAction<{ couponId: number }>) => {
      if (state.details[payload.couponId]?.status !== 'ready') state.details[payload.couponId] = { status: 'loading' };
    },
    couponDetailsChanged: (state, { payload }: PayloadAction<{ couponId: number; details: CouponDetails }>) => {
      state.details[payload.couponId] = payload.details as Draft<CouponDetails>;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(historyMoreWanted, (state) => {
        if (state.list.status === 'ready' && state.list.nextCursor !== null) state.list.isLoadingMore = true;
      })
      .addCase(historyReloadWanted, (state) => {
        if (state.list.status !== 'ready') state.list = { status: 'loading' };
      })
      .addCase(signedOut, forgetPlayer)
      .addCase(sessionReceived, (state, { payload }) => {
        const userId = payload.status === 'player' ? payload.userId : null;
        return userId !== null && userId === state.userId ? state : { ...forgetPlayer(state), userId };
      });
  },
});

export const {
  couponDetailsChanged,
  couponWanted,
  historyFailed,
  historyFiltersChanged,
  historyHidden,
  historyMoreReceived,
  historyReceived,
  historyShown,
  openCouponsFailed,
  openCouponsHidden,
  openCouponsReceived,
  openCouponsShown,
} = historySlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    history: HistoryState;
  }
}

export const selectHistory = (state: RootState): HistoryState => state.history ?? initialState;
export const selectHistoryFilters = (state: RootState): HistoryFilters => selectHistory(state).filters;
export const selectHistoryList = (state: RootState): HistoryList => selectHistory(state).list;
export const selectOpenCoupons = (state: RootState): HistoryState['open'] => selectHistory(state).open;
export const selectCouponDetails = (state: RootState, couponId: number): CouponDetails | undefined =>
  selectHistory(state).details[couponId];
