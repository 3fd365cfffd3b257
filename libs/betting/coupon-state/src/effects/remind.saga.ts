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
import { couponShown, reminderClosed } from '../commands.ts';

export interface RemindDeps {
  ports: Pick<Ports, 'now'>;
}

const CHANGES: readonly string[] = [edited.type, synced.type, restored.type, couponShown.type, reminderClosed.type];

/**
 * Shows a reminder after a bet was left for 30 s (live) or 5 min (others) in a coupon that is not visible. The reminder is closed and
 * marked as shown when the coupon is opened or emptied. A restored bet counts from the page load.
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

/** Stores the next reminder; a visible reminder stays until the player closes it, or the coupon is opened or emptied. */
function* announce(reminders: Reminders) {
  const next = nextReminder(reminders);
  const current = yield* select(selectCouponNotification);
  const isOver = reminders.size === 0 || (yield* select(selectIsCouponShown));
  const isWaiting = current !== null && !current.isShown;
  if (isOver || (next === null && isWaiting)) {
    if (isWaiting || (yield* select(selectIsReminderVisible))) yield* put(reminderEnded());
  } else if (next !== null && (!isWaiting || current.id !== next.id || current.timeToShow !== next.timeToShow))
    yield* put(reminderSet(next));
}
