import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { changeSettings } from './rules/settings/change-settings.ts';
import { DEFAULT_SETTINGS, type CouponSettings } from './rules/settings/coupon-settings.ts';

export const couponSettingsSlice = createSlice({
  name: 'couponSettings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    /**
     * The player changed settings, which are stored in this browser. One-click is switched on by `oneClickWanted` instead. @spec CP-18
     * CP-19
     */
    couponSettingsChanged: (state, { payload }: PayloadAction<Partial<CouponSettings>>) => changeSettings(state, payload),
    /** One-click is switched on after the player confirmed it. @spec CP-17 */
    oneClickTurnedOn: (state) => ({ ...state, isActiveOneClick: true }),
    /** Settings were restored, or changed in another tab. */
    couponSettingsRestored: (_, { payload }: PayloadAction<CouponSettings>) => payload,
  },
});

export const { couponSettingsChanged, couponSettingsRestored, oneClickTurnedOn } = couponSettingsSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    couponSettings: CouponSettings;
  }
}

export const selectCouponSettings = (state: RootState): CouponSettings => state.couponSettings ?? DEFAULT_SETTINGS;
