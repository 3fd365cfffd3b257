import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { couponShown } from './wishes.ts';

/** Coupon notification state, by the specification's names: of which bet, when (milliseconds), and whether it was shown. @spec CP-20 */
export interface CouponNotification {
  id: number;
  timeToShow: number;
  isShown: boolean;
}

interface ReminderState {
  notification: CouponNotification | null;
  /** It is on the screen now. */
  isOnScreen: boolean;
  /** The coupon itself is on the screen, so nothing needs to remind of it. */
  isCouponShown: boolean;
}
const START: ReminderState = { notification: null, isOnScreen: false, isCouponShown: false };

/** Reminds of bets that sit in a coupon which nobody looks at. @spec CP-20 */
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
    /** Marked shown and closed: the coupon was opened or emptied, or the reminder was put away. */
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

const selectReminderSlice = (state: unknown): ReminderState => (state as { couponReminder?: ReminderState }).couponReminder ?? START;
export const selectCouponNotification = (state: unknown): CouponNotification | null => selectReminderSlice(state).notification;
export const selectIsCouponShown = (state: unknown): boolean => selectReminderSlice(state).isCouponShown;
/** Whether the reminder is on the screen now. @spec CP-20 */
export const selectIsReminderVisible = (state: unknown): boolean => selectReminderSlice(state).isOnScreen;
