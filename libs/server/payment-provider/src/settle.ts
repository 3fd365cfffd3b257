import type { Books } from './books.ts';
import type { ProviderRecord } from './records.ts';

/** How many blocks a coin transfer waits for. */
export const CONFIRMATIONS = 3;
/** How long one block, a payout and an unpaid payment take, milliseconds. */
const BLOCK_MS = 4_000;
const PAYOUT_MS = 6_000;
const OPEN_MS = 1_800_000;
/** Coins are taken at the rate that was promised, and it is promised for 15 minutes. */
const RATE_MS = 900_000;

/** Whether nobody can pay this payment any more. */
export const hasRunOut = ({ kind, state, method, createdAt }: ProviderRecord, nowMs: number): boolean =>
  kind === 'payment' && state === 'open' && nowMs - createdAt >= (method === 'crypto' ? RATE_MS : OPEN_MS);

/** What time alone changes: blocks are confirmed, payouts arrive, payments that nobody pays run out. */
export function settleByTime(books: Books, nowMs: number): void {
  for (const record of books.all()) {
    const { id, kind, state, method, updatedAt, amount, confirmations } = record;
    if (kind === 'payout' && state === 'processing' && nowMs - updatedAt >= PAYOUT_MS)
      books.change(id, { state: 'succeeded', captured: amount });
    if (kind !== 'payment') continue;
    if (hasRunOut(record, nowMs)) books.change(id, { state: 'expired', reason: 'expired' });
    if (state === 'processing' && method === 'crypto' && nowMs - updatedAt >= BLOCK_MS) {
      const next = confirmations + 1;
      books.change(id, { confirmations: next, ...(next >= CONFIRMATIONS && { state: 'succeeded', captured: amount }) });
    }
  }
}
