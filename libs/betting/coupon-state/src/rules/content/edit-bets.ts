import type { CouponBet } from './coupon-bet.ts';
import { inOrder, MOST_BETS, type CouponContent } from './coupon-content.ts';
import type { CouponForm } from './coupon-form.ts';
import type { Revision } from './revision.ts';

/** Time of an edit, its tab, and the id of the new content. Times are milliseconds. */
export interface Stamp {
  at: number;
  by: string;
  intentId: string;
}

/** Bets to add; with the times at which they were added they keep their order, with their form they keep its settings. */
export interface BetsToAdd {
  bets: readonly CouponBet[];
  addedAt?: Readonly<Record<number, number>> | undefined;
  form?: Omit<CouponForm, 'intentId'> | undefined;
}

/** A revision later than all known ones, so that nothing is lost if the clock was set back. */
export function revisionAfter(content: CouponContent, { at, by }: Stamp): Revision {
  const seen = Object.values(content.betRevisions).reduce((latest, revision) => Math.max(latest, revision.at), content.formRevision.at);
  return { at: Math.max(at, seen + 1), by };
}

export function withForm(content: CouponContent, change: Partial<CouponForm>, stamp: Stamp): CouponContent {
  return { ...content, form: { ...content.form, ...change, intentId: stamp.intentId }, formRevision: revisionAfter(content, stamp) };
}

/** @spec CP-24 CP-10 */
export function addBets(content: CouponContent, { bets, addedAt = {}, form }: BetsToAdd, stamp: Stamp): CouponContent {
  const known = new Set(content.bets.map(({ outcomeId }) => outcomeId));
  const added = bets.filter(({ outcomeId }) => !known.has(outcomeId)).slice(0, MOST_BETS - content.bets.length);
  if (added.length === 0) return content;
  const revision = revisionAfter(content, stamp);
  // Keeps the order of picks within one millisecond.
  const first = Math.max(stamp.at, ...Object.values(content.addedAtByBetId).map((time) => time + 1));
  const times = Object.fromEntries(added.map(({ outcomeId }, at) => [outcomeId, addedAt[outcomeId] ?? first + at]));
  const addedAtByBetId = { ...content.addedAtByBetId, ...times };
  return withForm(
    {
      ...content,
      bets: inOrder([...content.bets, ...added], addedAtByBetId),
      addedAtByBetId,
      betRevisions: { ...content.betRevisions, ...Object.fromEntries(added.map(({ outcomeId }) => [outcomeId, revision])) },
    },
    form ?? {},
    stamp,
  );
}

/** @spec CP-24 */
export function removeBets(content: CouponContent, outcomeIds: readonly number[], stamp: Stamp): CouponContent {
  const gone = new Set(outcomeIds);
  const bets = content.bets.filter(({ outcomeId }) => !gone.has(outcomeId));
  if (bets.length === content.bets.length) return content;
  const revision = revisionAfter(content, stamp);
  const removed = content.bets.filter(({ outcomeId }) => gone.has(outcomeId)).map(({ outcomeId }) => outcomeId);
  const isKept = ([id]: [string, unknown]): boolean => !gone.has(Number(id));
  const blocks = new Set(bets.map(({ blockId }) => blockId));
  const ofBlocks = Object.entries(content.form.amountByBlockId).filter(([id]) => blocks.has(Number(id)));
  // Reset an empty coupon, so that the next two bets are an express again.
  const anew = { chosenTypeId: null, systemValue: null, namedSystem: null, promoCode: null, manualPromoCode: null, isBonusBet: null };
  return withForm(
    {
      ...content,
      bets,
      addedAtByBetId: Object.fromEntries(Object.entries(content.addedAtByBetId).filter(isKept)),
      betRevisions: { ...content.betRevisions, ...Object.fromEntries(removed.map((id) => [id, revision])) },
    },
    {
      amountByBetId: Object.fromEntries(Object.entries(content.form.amountByBetId).filter(isKept)),
      amountByBlockId: Object.fromEntries(ofBlocks),
      ...(bets.length === 0 && anew),
    },
    stamp,
  );
}
