import { signedOut } from '@touchline/identity-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { couponLinkOpened } from './first-wishes.ts';
import type { LoadedCoupon } from './rules/loaded-coupon.ts';
import { couponRepeated } from './repeat.ts';
import { couponCodeEntered } from './wishes.ts';

/** The coupon as a code; `intentId` names the content that it was made for. @spec CP-31 */
export type SharedCouponState =
  { status: 'none' } | { status: 'asking' } | { status: 'ready'; code: string; intentId: string | null } | { status: 'failed' };

interface CouponShareState {
  shared: SharedCouponState;
  loaded: LoadedCoupon;
}
const START: CouponShareState = { shared: { status: 'none' }, loaded: { status: 'none' } };

/** Coupons that go out as a code and come in by one. @spec CP-31 */
export const couponShareSlice = createSlice({
  name: 'couponShare',
  initialState: START,
  reducers: {
    shareChanged: (state, { payload }: PayloadAction<SharedCouponState>) => ({ ...state, shared: payload }),
    loadChanged: (state, { payload }: PayloadAction<LoadedCoupon>) => ({ ...state, loaded: payload }),
    /** The player has seen how the bets of a loaded coupon fared. */
    loadedClosed: (state): CouponShareState => ({ ...state, loaded: START.loaded }),
    /** The code was put away. */
    sharedClosed: (state): CouponShareState => ({ ...state, shared: START.shared }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => START);
    // The code that loads may still be on its way.
    for (const wish of [couponLinkOpened, couponCodeEntered, couponRepeated])
      builder.addCase(wish, (state) => ({ ...state, loaded: { status: 'loading' } }));
  },
});

export const { loadChanged, loadedClosed, shareChanged, sharedClosed } = couponShareSlice.actions;

const selectShareSlice = (state: unknown): CouponShareState => (state as { couponShare?: CouponShareState }).couponShare ?? START;
/** How the bets of a loaded coupon fared. @spec CP-31 */
export const selectLoadedCoupon = (state: unknown): LoadedCoupon => selectShareSlice(state).loaded;
/** The code of the coupon, once asked for with `shareRequested`. @spec CP-31 */
export const selectSharedCoupon = (state: unknown): SharedCouponState => selectShareSlice(state).shared;
