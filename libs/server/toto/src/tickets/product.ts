import { differences, type Product } from '@touchline/server-kernel/ledger';

/** Tickets of toto and lotto in the ledger: `ticket:` and the number of the ticket. */
export const TICKET = {
  name: 'ticket',
  right: 'tickets',
  kinds: { stake: 'stake', prize: 'pay', refund: 'refund' },
  reconcile: (db) => differences(db, 'ticket', 'select id::text as ref, coalesce(paid, 0) - stake as booked from tickets'),
  atStake: (db, { userId, startsMs }) =>
    db.query(
      `select width_bucket(placed_at, $2::bigint[]) as nth, account_id as "accountId", currency_iso as "currencyIso",
         sum(stake)::bigint as amount
       from tickets where user_id = $1 and state = 'open' and placed_at >= ($2::bigint[])[1] group by 1, 2, 3`,
      [userId, startsMs],
    ),
} as const satisfies Product;
