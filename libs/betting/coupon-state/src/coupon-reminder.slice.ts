import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { couponShown } from './commands.ts';

/**
 * Coupon notification state, with the specification's names: the bet, the time to show it (milliseconds), and whether it was shown. @spec
 * CP-20
 */
export interface CouponNotification {
  id: number;
  timeToShow: number;
  isShown: boolean;
}

interface ReminderState {
  notification: CouponNotification | null;
  /** The reminder is currently shown. */
  isOnScreen: boolean;
  /** The coupon itself is visible, so no reminder is needed. */
  isCouponShown: boolean;
}
const START: ReminderState = { notification: null, isOnScreen: false, isCouponShown: false };

/** Reminds of bets left in a coupon that is not visible. @spec CP-20 */
export const couponReminderSlice = createSlice({
  name: 'couponReminder',
  initialState: START,
  reducers: {
    reminderSet: (state, { payload }: PayloadAction<{ id: number; timeToShow: number }>): ReminderState => ({
      ...state,
      notification: { ...payload, isShown: false },
    }),
    reminderDue: (state): ReminderState =>
      state.notification === null ? state : { ...state, notification: { ...state.notification, isShown: true }, isOnScreen: true },
    /** Marked as shown and closed: the coupon was opened or emptied, or the player closed the reminder. */
    reminderEnded: (state): ReminderState => ({
      ...state,
      isOnScreen: false,
      notification: state.notification && { ...state.notification, isShown: true },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(couponShown, (state, { payload }): ReminderState => ({ ...state, isCouponShown: payload.isShown }));
  },
});

export const { reminderDue, reminderEnded, reminderSet } = couponReminderSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    couponReminder: ReminderState;
  }
}

const selectReminderSlice = (state: RootState): ReminderState => state.couponReminder ?? START;
export const selectCouponNotification = (state: RootState): CouponNotification | null => selectReminderSlice(state).notification;
export const selectIsCouponShown = (state: RootState): boolean => selectReminderSlice(state).isCouponShown;
/** Whether the reminder is currently shown. @spec CP-20 */
export const selectIsReminderVisible = (state: RootState): boolean => selectReminderSlice(state).isOnScreen;
