import type { Action } from '@reduxjs/toolkit';
import type { Ports } from '@touchline/shared-state';
import { delay, put, race, select, take } from 'typed-redux-saga';
import {
  reminderDue,
  reminderEnded,
  reminderSet,
  selectCouponNotification,
  selectIsCouponShown,
  selectIsReminderVisible,
} from '../coupon-reminder.slice.ts';
import { edited, restored, synced } from '../coupon.slice.ts';
import { allReminded, nextReminder, remindersFor, type Reminders } from '../rules/next-reminder.ts';
import { selectCouponBets } from '../select-bets.ts';
import { couponShown, reminderClosed } from '../wishes.ts';

export interface RemindDeps {
  ports: Pick<Ports, 'now'>;
}

const CHANGES: readonly string[] = [edited.type, synced.type, restored.type, couponShown.type, reminderClosed.type];

/**
 * Reminds of a bet that sits for 30 s (live) or 5 min (any other) in a coupon that is not on the screen. The reminder is marked shown and
 * closed when the coupon opens or is emptied. A bet that is there when the page comes counts from then.
 *
 * @spec CP-20
 */
export function* remindOfBets({ ports }: RemindDeps) {
  let reminders: Reminders = new Map();
  while (true) {
    const bets = yield* select(selectCouponBets);
    reminders = remindersFor(bets, reminders, ports.now());
    if (yield* select(selectIsCouponShown)) reminders = allReminded(reminders);
    yield* announce(reminders);
    const next = nextReminder(reminders);
    const { change, due } = yield* race({
      change: take(({ type }: Action) => CHANGES.includes(type)),
      due: next === null ? take('never') : delay(Math.max(0, next.timeToShow - ports.now())),
    });
    if (due !== undefined) yield* put(reminderDue());
    if (due !== undefined || change?.type === reminderClosed.type) reminders = allReminded(reminders);
    if (change?.type === reminderClosed.type) yield* put(reminderEnded());
  }
}

/** Tells the state what comes next; what is on the screen stays until it is put away, or the coupon opens or is emptied. */
function* announce(reminders: Reminders) {
  const next = nextReminder(reminders);
  const told = yield* select(selectCouponNotification);
  const isOver = reminders.size === 0 || (yield* select(selectIsCouponShown));
  const isWaiting = told !== null && !told.isShown;
  if (isOver || (next === null && isWaiting)) {
    if (isWaiting || (yield* select(selectIsReminderVisible))) yield* put(reminderEnded());
  } else if (next !== null && (!isWaiting || told.id !== next.id || told.timeToShow !== next.timeToShow)) yield* put(reminderSet(next));
}
