import type { CouponBet } from './coupon-bet.ts';
import { inOrder, type CouponContent } from './coupon-content.ts';
import type { CouponForm } from './coupon-form.ts';
import { isLater, type Revision } from './revision.ts';

/** A bet as one tab tells it: null for one that was removed. */
export interface SyncedBet {
  revision: Revision;
  bet: CouponBet | null;
  addedAt: number;
}

/** What tabs tell each other: always the whole, so that a message that was lost harms nothing. Never leaves the browser. */
export interface SyncMessage {
  bets: Readonly<Record<number, SyncedBet>>;
  form: CouponForm;
  formRevision: Revision;
}

export function syncMessage({ bets, addedAtByBetId, betRevisions, form, formRevision }: CouponContent): SyncMessage {
  const byId = new Map(bets.map((bet) => [bet.outcomeId, bet]));
  const told = Object.entries(betRevisions).map(([id, revision]): [string, SyncedBet] => [
    id,
    { revision, bet: byId.get(Number(id)) ?? null, addedAt: addedAtByBetId[Number(id)] ?? 0 },
  ]);
  return { bets: Object.fromEntries(told), form, formRevision };
}

/**
 * The content after another tab told its own: of each bet, and of the form, the later change wins. Any order of messages ends in the same
 * content; bets stand in the order in which they were added.
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
      // Prices are this tab's own: only what the player did travels.
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
