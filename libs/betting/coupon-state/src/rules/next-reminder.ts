import type { CouponBet } from './content/coupon-bet.ts';
import { LINE_REMINDER_MS, LIVE_REMINDER_MS } from './timings.ts';

/** Time of each bet's reminder, in milliseconds by outcome id; null if it needs none any more. @spec CP-20 */
export type Reminders = ReadonlyMap<number, number | null>;

/** Updates reminders after a change of the coupon: an added bet counts from now, a removed one is dropped. @spec CP-20 */
export const remindersFor = (bets: readonly Pick<CouponBet, 'outcomeId' | 'isLive'>[], known: Reminders, now: number): Reminders =>
  new Map(
    bets.map(({ outcomeId, isLive }) => {
      const due = known.get(outcomeId);
      return [outcomeId, due === undefined ? now + (isLive ? LIVE_REMINDER_MS : LINE_REMINDER_MS) : due];
    }),
  );

/** Marks all current bets as needing no reminder: it was shown, or the coupon was visible. @spec CP-20 */
export const allReminded = (reminders: Reminders): Reminders => new Map([...reminders.keys()].map((id) => [id, null]));

/** The earliest reminder; null for none. @spec CP-20 */
export function nextReminder(reminders: Reminders): { id: number; timeToShow: number } | null {
  const [first] = [...reminders]
    .flatMap(([id, timeToShow]) => (timeToShow === null ? [] : [{ id, timeToShow }]))
    .sort((a, b) => a.timeToShow - b.timeToShow || a.id - b.id);
  return first ?? null;
}
