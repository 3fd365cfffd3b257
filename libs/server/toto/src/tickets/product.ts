import { differences, type Product } from '@touchline/server-kernel';

/** Tickets of toto and lotto in the ledger: `ticket:` and the number of the ticket. */
export const TICKET = {
  name: 'ticket',
  kinds: { stake: 'stake', prize: 'pay', refund: 'refund' },
  reconcile: (db) => differences(db, 'ticket', 'select id::text as ref, coalesce(paid, 0) - stake as booked from tickets'),
} as const satisfies Product;
