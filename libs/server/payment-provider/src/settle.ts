import type { Books } from './books.ts';
import { KINDS } from './kinds/index.ts';
import type { ProviderRecord } from './records.ts';

/** Block confirmations that a coin transfer requires. */
export const CONFIRMATIONS = 3;
/** Durations of a block and a payout, and expiry of an unpaid payment; milliseconds. */
const BLOCK_MS = 4_000;
const PAYOUT_MS = 6_000;
const OPEN_MS = 1_800_000;

/** Whether this payment has expired. */
export const hasRunOut = ({ kind, state, method, createdAt }: ProviderRecord, nowMs: number): boolean =>
  kind === 'payment' && state === 'open' && nowMs - createdAt >= (KINDS[method].openMs ?? OPEN_MS);

/** Applies changes due by time: confirms blocks, completes payouts and expires unpaid payments. */
export function settleByTime(books: Books, nowMs: number): void {
  for (const record of books.all()) {
    const { id, kind, state, method, updatedAt, amount, confirmations } = record;
    if (kind === 'payout' && state === 'processing' && nowMs - updatedAt >= PAYOUT_MS)
      books.change(id, { state: 'succeeded', captured: amount });
    if (kind !== 'payment') continue;
    if (hasRunOut(record, nowMs)) books.change(id, { state: 'expired', reason: 'expired' });
    if (state === 'processing' && KINDS[method].isConfirmed === true && nowMs - updatedAt >= BLOCK_MS) {
      const next = confirmations + 1;
      books.change(id, { confirmations: next, ...(next >= CONFIRMATIONS && { state: 'succeeded', captured: amount }) });
    }
  }
}
