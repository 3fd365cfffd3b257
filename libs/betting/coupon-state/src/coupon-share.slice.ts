import { signedOut } from '@touchline/identity-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { couponLinkOpened } from './first-commands.ts';
import type { LoadedCoupon } from './rules/loading/loaded-coupon.ts';
import { couponRepeated } from './repeat.ts';
import { couponCodeEntered } from './commands.ts';

/** The coupon as a code; `intentId` identifies the content that it was made for. @spec CP-31 */
export type SharedCouponState =
  { status: 'none' } | { status: 'asking' } | { status: 'ready'; code: string; intentId: string | null } | { status: 'failed' };

interface CouponShareState {
  shared: SharedCouponState;
  loaded: LoadedCoupon;
}
const START: CouponShareState = { shared: { status: 'none' }, loaded: { status: 'none' } };

/** Coupons that are shared as a code, and coupons loaded from one. @spec CP-31 */
export const couponShareSlice = createSlice({
  name: 'couponShare',
  initialState: START,
  reducers: {
    shareChanged: (state, { payload }: PayloadAction<SharedCouponState>) => ({ ...state, shared: payload }),
    loadChanged: (state, { payload }: PayloadAction<LoadedCoupon>) => ({ ...state, loaded: payload }),
    /** The player closed the list of loaded bets. */
    loadedClosed: (state): CouponShareState => ({ ...state, loaded: START.loaded }),
    /** The player closed the code. */
    sharedClosed: (state): CouponShareState => ({ ...state, shared: START.shared }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => START);
    // Show loading at once, although the chunk that loads coupons may not have arrived yet.
    for (const command of [couponLinkOpened, couponCodeEntered, couponRepeated])
      builder.addCase(command, (state) => ({ ...state, loaded: { status: 'loading' } }));
  },
});

export const { loadChanged, loadedClosed, shareChanged, sharedClosed } = couponShareSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    couponShare: CouponShareState;
  }
}

const selectShareSlice = (state: RootState): CouponShareState => state.couponShare ?? START;
/** Result of loading a coupon, with a verdict for each bet. @spec CP-31 */
export const selectLoadedCoupon = (state: RootState): LoadedCoupon => selectShareSlice(state).loaded;
/** The code of the coupon, after `shareRequested`. @spec CP-31 */
export const selectSharedCoupon = (state: RootState): SharedCouponState => selectShareSlice(state).shared;
