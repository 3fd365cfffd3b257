import type { CouponContent } from './coupon-content.ts';
import { revisionAfter, withForm, type Stamp } from './edit-bets.ts';

/** Sets whether a bet is a banker, and its block. @spec CP-27 CP-29 */
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

/** Accepts exactly the prices that the player saw; a price that has changed since needs another confirmation. @spec CP-25 ODD-2 */
export function acceptCoefs(content: CouponContent, coefs: Readonly<Record<number, number>>, stamp: Stamp): CouponContent {
  const bets = content.bets.map((bet) => {
    const accepted = coefs[bet.outcomeId];
    return accepted === undefined || accepted === bet.coefSeen ? bet : { ...bet, coefSeen: accepted };
  });
  if (bets.every((bet, at) => bet === content.bets[at])) return content;
  return withForm({ ...content, bets }, {}, stamp);
}
