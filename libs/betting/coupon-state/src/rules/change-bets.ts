import type { CouponContent } from './coupon-content.ts';
import { revisionAfter, withForm, type Stamp } from './edit-bets.ts';

/** What the player says of one bet: whether it is a banker, and in which block it stands. @spec CP-27 CP-29 */
export function changeBet(
  content: CouponContent,
  { outcomeId, ...change }: { outcomeId: number; isBanker?: boolean; blockId?: number | null },
  stamp: Stamp,
): CouponContent {
  const bet = content.bets.find((one) => one.outcomeId === outcomeId);
  if (bet === undefined) return content;
  const changed = { ...bet, ...change };
  if (changed.isBanker === bet.isBanker && changed.blockId === bet.blockId) return content;
  return withForm(
    {
      ...content,
      bets: content.bets.map((one) => (one === bet ? changed : one)),
      betRevisions: { ...content.betRevisions, [outcomeId]: revisionAfter(content, stamp) },
    },
    {},
    stamp,
  );
}

/** The player accepts exactly the prices they saw; a price that has moved on since needs another yes. @spec CP-25 ODD-2 */
export function acceptCoefs(content: CouponContent, coefs: Readonly<Record<number, number>>, stamp: Stamp): CouponContent {
  const bets = content.bets.map((bet) => {
    const accepted = coefs[bet.outcomeId];
    return accepted === undefined || accepted === bet.coefSeen ? bet : { ...bet, coefSeen: accepted };
  });
  if (bets.every((bet, at) => bet === content.bets[at])) return content;
  return withForm({ ...content, bets }, {}, stamp);
}
