import type { CouponBet } from './coupon-bet.ts';
import { LINE_REMINDER_MS, LIVE_REMINDER_MS } from './timings.ts';

/** When each bet of the coupon is reminded of, milliseconds by outcome id; null for one that needs no reminder any more. @spec CP-20 */
export type Reminders = ReadonlyMap<number, number | null>;

/** Reminders after the coupon changed: a bet that came counts from now, one that went is forgotten. @spec CP-20 */
export const remindersFor = (bets: readonly Pick<CouponBet, 'outcomeId' | 'isLive'>[], known: Reminders, now: number): Reminders =>
  new Map(
    bets.map(({ outcomeId, isLive }) => {
      const due = known.get(outcomeId);
      return [outcomeId, due === undefined ? now + (isLive ? LIVE_REMINDER_MS : LINE_REMINDER_MS) : due];
    }),
  );

/** Nothing that is in the coupon now needs a reminder: it was shown, or the coupon was looked at. @spec CP-20 */
export const allReminded = (reminders: Reminders): Reminders => new Map([...reminders.keys()].map((id) => [id, null]));

/** What is reminded of first; null for nothing. @spec CP-20 */
export function nextReminder(reminders: Reminders): { id: number; timeToShow: number } | null {
  const [first] = [...reminders]
    .flatMap(([id, timeToShow]) => (timeToShow === null ? [] : [{ id, timeToShow }]))
    .sort((a, b) => a.timeToShow - b.timeToShow || a.id - b.id);
  return first ?? null;
}
