import type { CouponBet } from './coupon-bet.ts';
import { EMPTY_FORM, type CouponForm } from './coupon-form.ts';
import { FIRST_REVISION, type Revision } from './revision.ts';

/** Most bets of one coupon. @spec CP-10 */
export const MOST_BETS = 30;

/** Everything that edits and other tabs change. */
export interface CouponContent {
  bets: readonly CouponBet[];
  addedAtByBetId: Readonly<Record<number, number>>;
  form: CouponForm;
  /** Revision of each bet that is or was in the coupon: a removed bet leaves its revision behind. */
  betRevisions: Readonly<Record<number, Revision>>;
  formRevision: Revision;
}
export const EMPTY_CONTENT: CouponContent = {
  bets: [],
  addedAtByBetId: {},
  form: EMPTY_FORM,
  betRevisions: {},
  formRevision: FIRST_REVISION,
};

/** Bets in the order in which they were added: the same in every tab. @spec CPN-3 */
export function inOrder(bets: readonly CouponBet[], addedAtByBetId: Readonly<Record<number, number>>): CouponBet[] {
  const addedAt = ({ outcomeId }: CouponBet): number => addedAtByBetId[outcomeId] ?? 0;
  return [...bets].sort((a, b) => addedAt(a) - addedAt(b) || a.outcomeId - b.outcomeId);
}
