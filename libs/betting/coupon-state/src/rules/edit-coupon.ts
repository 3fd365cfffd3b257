import type { CouponType } from '@touchline/betting-coupon-math';
import type { CouponBet } from './coupon-bet.ts';
import { inOrder, MOST_BETS, type CouponContent, type CouponForm, type Revision } from './coupon-content.ts';

/** What a player changes. */
export type CouponEdit =
  | { kind: 'toggle'; bet: CouponBet }
  /** Brings bets back; with their times they stand where they stood. */
  | { kind: 'add'; bets: readonly CouponBet[]; addedAt?: Readonly<Record<number, number>> | undefined }
  | { kind: 'remove'; outcomeIds: readonly number[] }
  | { kind: 'type'; typeId: CouponType }
  | { kind: 'amount'; amount: number }
  | { kind: 'bet-amount'; outcomeId: number; amount: number | null }
  | { kind: 'accept'; coefs: Readonly<Record<number, number>> }
  /** The last attempt has its answer: the same content gets another id. */
  | { kind: 'renew' };

/** When an edit happens, in which tab, and the id that its content gets. Times are milliseconds. */
export interface Stamp {
  at: number;
  by: string;
  intentId: string;
}

/** The content after an edit; the same object when the edit changes nothing. @spec CP-24 CP-26 CPN-3 */
export function editCoupon(content: CouponContent, edit: CouponEdit, stamp: Stamp): CouponContent {
  switch (edit.kind) {
    case 'toggle': {
      const isIn = content.bets.some(({ outcomeId }) => outcomeId === edit.bet.outcomeId);
      return isIn ? removeBets(content, [edit.bet.outcomeId], stamp) : addBets(content, { bets: [edit.bet] }, stamp);
    }
    case 'add':
      return addBets(content, edit, stamp);
    case 'remove':
      return removeBets(content, edit.outcomeIds, stamp);
    case 'type':
      return withForm(content, { chosenTypeId: edit.typeId }, stamp);
    case 'amount':
      return withForm(content, { amount: edit.amount }, stamp);
    case 'bet-amount': {
      const amounts = Object.entries(content.form.amountByBetId).filter(([id]) => Number(id) !== edit.outcomeId);
      if (edit.amount !== null) amounts.push([String(edit.outcomeId), edit.amount]);
      return withForm(content, { amountByBetId: Object.fromEntries(amounts) }, stamp);
    }
    case 'accept':
      return acceptCoefs(content, edit.coefs, stamp);
    case 'renew':
      return withForm(content, {}, stamp);
  }
}

/** Later than anything this tab has seen, so that a clock that was set back loses nothing. */
function revisionAfter(content: CouponContent, { at, by }: Stamp): Revision {
  const seen = Object.values(content.betRevisions).reduce((latest, revision) => Math.max(latest, revision.at), content.formRevision.at);
  return { at: Math.max(at, seen + 1), by };
}

function withForm(content: CouponContent, change: Partial<CouponForm>, stamp: Stamp): CouponContent {
  return { ...content, form: { ...content.form, ...change, intentId: stamp.intentId }, formRevision: revisionAfter(content, stamp) };
}

function addBets(
  content: CouponContent,
  { bets, addedAt = {} }: { bets: readonly CouponBet[]; addedAt?: Readonly<Record<number, number>> | undefined },
  stamp: Stamp,
): CouponContent {
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
    {},
    stamp,
  );
}

function removeBets(content: CouponContent, outcomeIds: readonly number[], stamp: Stamp): CouponContent {
  const gone = new Set(outcomeIds);
  const bets = content.bets.filter(({ outcomeId }) => !gone.has(outcomeId));
  if (bets.length === content.bets.length) return content;
  const revision = revisionAfter(content, stamp);
  const removed = content.bets.filter(({ outcomeId }) => gone.has(outcomeId)).map(({ outcomeId }) => outcomeId);
  const isKept = ([id]: [string, unknown]): boolean => !gone.has(Number(id));
  const isEmpty = bets.length === 0;
  return withForm(
    {
      ...content,
      bets,
      addedAtByBetId: Object.fromEntries(Object.entries(content.addedAtByBetId).filter(isKept)),
      betRevisions: { ...content.betRevisions, ...Object.fromEntries(removed.map((id) => [id, revision])) },
    },
    {
      amountByBetId: Object.fromEntries(Object.entries(content.form.amountByBetId).filter(isKept)),
      // An empty coupon starts anew: the next two bets make an express again.
      ...(isEmpty && { chosenTypeId: null, systemValue: null }),
    },
    stamp,
  );
}

/** The player accepts exactly the prices they saw; a price that has moved on since needs another yes. @spec CP-25 ODD-2 */
function acceptCoefs(content: CouponContent, coefs: Readonly<Record<number, number>>, stamp: Stamp): CouponContent {
  const bets = content.bets.map((bet) => {
    const accepted = coefs[bet.outcomeId];
    return accepted === undefined || accepted === bet.coefSeen ? bet : { ...bet, coefSeen: accepted };
  });
  if (bets.every((bet, at) => bet === content.bets[at])) return content;
  return withForm({ ...content, bets }, {}, stamp);
}
