import { differences, type Product } from '@touchline/server-kernel/ledger';

/** Tickets of toto and lotto in the ledger: `ticket:` and the number of the ticket. */
export const TICKET = {
  name: 'ticket',
  right: 'tickets',
  kinds: { stake: 'stake', prize: 'pay', refund: 'refund' },
  reconcile: (db) => differences(db, 'ticket', 'select id::text as ref, coalesce(paid, 0) - stake as booked from tickets'),
  atStake: async (db, { userId, accountId, sinceMs }) => {
    const [row] = await db.query<{ sum: number }>(
      `select coalesce(sum(stake), 0)::bigint as sum from tickets
       where user_id = $1 and account_id = $2 and placed_at >= $3 and state = 'open'`,
      [userId, accountId, sinceMs],
    );
    return row?.sum ?? 0;
  },
} as const satisfies Product;
