import type { CouponBet } from './coupon-bet.ts';
import { EMPTY_FORM, type CouponForm } from './coupon-form.ts';
import { FIRST_REVISION, type Revision } from './revision.ts';

/** Most bets in one coupon. @spec CP-10 */
export const MOST_BETS = 30;

/** The part of the coupon that is edited and synchronized between tabs. */
export interface CouponContent {
  bets: readonly CouponBet[];
  addedAtByBetId: Readonly<Record<number, number>>;
  form: CouponForm;
  /** Revision of each bet, including removed bets. */
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

/** Bets in the order in which they were added, which is the same in every tab. @spec CPN-3 */
export function inOrder(bets: readonly CouponBet[], addedAtByBetId: Readonly<Record<number, number>>): CouponBet[] {
  const addedAt = ({ outcomeId }: CouponBet): number => addedAtByBetId[outcomeId] ?? 0;
  return [...bets].sort((a, b) => addedAt(a) - addedAt(b) || a.outcomeId - b.outcomeId);
}
