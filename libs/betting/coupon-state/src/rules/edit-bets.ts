import type { CouponBet } from './coupon-bet.ts';
import { inOrder, MOST_BETS, type CouponContent } from './coupon-content.ts';
import type { CouponForm } from './coupon-form.ts';
import type { Revision } from './revision.ts';

/** When an edit happens, in which tab, and the id that its content gets. Times are milliseconds. */
export interface Stamp {
  at: number;
  by: string;
  intentId: string;
}

/** Bets with the times at which they were added, so that they stand where they stood, and what they were chosen for. */
export interface BetsToAdd {
  bets: readonly CouponBet[];
  addedAt?: Readonly<Record<number, number>> | undefined;
  form?: Omit<CouponForm, 'intentId'> | undefined;
}

/** Later than anything this tab has seen, so that a clock that was set back loses nothing. */
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
  // Picks of one millisecond keep their order too.
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
  // An empty coupon starts anew: the next two bets make an express again.
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
