import type { CouponBet } from '../content/coupon-bet.ts';
import { inOrder, type CouponContent } from '../content/coupon-content.ts';
import type { CouponForm } from '../content/coupon-form.ts';
import { isLater, type Revision } from '../content/revision.ts';

/** A bet in a message; null if it was removed. */
export interface SyncedBet {
  revision: Revision;
  bet: CouponBet | null;
  addedAt: number;
}

/** Message between tabs: always the whole content, so that a lost message does no harm. Never leaves the browser. */
export interface SyncMessage {
  bets: Readonly<Record<number, SyncedBet>>;
  form: CouponForm;
  formRevision: Revision;
}

export function syncMessage({ bets, addedAtByBetId, betRevisions, form, formRevision }: CouponContent): SyncMessage {
  const byId = new Map(bets.map((bet) => [bet.outcomeId, bet]));
  const entries = Object.entries(betRevisions).map(([id, revision]): [string, SyncedBet] => [
    id,
    { revision, bet: byId.get(Number(id)) ?? null, addedAt: addedAtByBetId[Number(id)] ?? 0 },
  ]);
  return { bets: Object.fromEntries(entries), form, formRevision };
}

/**
 * Merges the content of another tab: for each bet, and for the form, the later change wins. The result does not depend on the order of
 * messages; bets are in the order in which they were added.
 *
 * @spec CPN-3
 */
export function mergeTabs(content: CouponContent, message: SyncMessage): CouponContent {
  const bets = new Map(content.bets.map((bet) => [bet.outcomeId, bet]));
  const addedAtByBetId = { ...content.addedAtByBetId };
  const betRevisions = { ...content.betRevisions };
  let isChanged = false;
  for (const [key, { revision, bet, addedAt }] of Object.entries(message.bets)) {
    const id = Number(key);
    const known = betRevisions[id];
    if (known !== undefined && !isLater(revision, known)) continue;
    isChanged = true;
    betRevisions[id] = revision;
    if (bet === null) {
      bets.delete(id);
      delete addedAtByBetId[id];
    } else {
      const here = bets.get(id);
      // Prices are local to the tab: only the player's changes are merged.
      bets.set(id, here === undefined ? bet : { ...here, isBanker: bet.isBanker, blockId: bet.blockId });
      addedAtByBetId[id] = addedAt;
    }
  }
  const isFormLater = isLater(message.formRevision, content.formRevision);
  if (!isChanged && !isFormLater) return content;
  return {
    bets: inOrder([...bets.values()], addedAtByBetId),
    addedAtByBetId,
    betRevisions,
    form: isFormLater ? message.form : content.form,
    formRevision: isFormLater ? message.formRevision : content.formRevision,
  };
}
