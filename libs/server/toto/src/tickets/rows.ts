import type { Ticket, TicketState, Tickets } from '@touchline/toto-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';

/** A stored ticket; minor units, milliseconds. */
export interface TicketRow {
  id: number;
  kind: 'toto' | 'lotto';
  draw_of: string;
  number: number;
  user_id: number;
  currency_iso: string;
  stake: number;
  /** Price of one combination. */
  price: number;
  combinations: number;
  /** JSON: `{ picks, times }` of toto, `{ numbers }` of lotto. */
  entry: string;
  placed_at: number;
  draw_at: number;
  state: TicketState;
  paid: number | null;
}

/** Selections of a ticket. */
export interface Entry {
  picks?: number[][];
  times?: number;
  numbers?: number[];
}

const PAGE = 20;

export const entryOf = ({ entry }: Pick<TicketRow, 'entry'>): Entry => JSON.parse(entry) as Entry;

/** A ticket as shown to its player. */
export function ticketView(row: TicketRow): Ticket {
  const { picks = null, times = 1, numbers = null } = entryOf(row);
  return {
    ...{ id: row.id, kind: row.kind, of: row.draw_of, number: row.number, state: row.state },
    ...{ iso: row.currency_iso, exponent: currencyOf(row.currency_iso).exponent, stake: row.stake, paid: row.paid },
    ...{ combinations: row.combinations, placedAt: row.placed_at, drawAt: row.draw_at, picks, times, numbers },
  };
}

export type NewTicket = Omit<TicketRow, 'id' | 'state' | 'paid' | 'entry'> & { account_id: number; intent_id: string; entry: Entry };

/** Stores a ticket, in the transaction that takes its stake. */
export async function insertTicket(tx: Queryable, ticket: NewTicket): Promise<TicketRow> {
  const [row] = await tx.query<TicketRow>(
    `insert into tickets (kind, draw_of, number, user_id, account_id, intent_id, currency_iso, stake, price, combinations, entry, placed_at, draw_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning *`,
    [
      ...[ticket.kind, ticket.draw_of, ticket.number, ticket.user_id, ticket.account_id, ticket.intent_id, ticket.currency_iso],
      ...[ticket.stake, ticket.price, ticket.combinations, JSON.stringify(ticket.entry), ticket.placed_at, ticket.draw_at],
    ],
  );
  if (row === undefined) throw new Error('a ticket was stored and is not there');
  return row;
}

export interface TicketFilter {
  kind?: string | undefined;
  of?: string | undefined;
  page?: string | undefined;
}

/** Tickets of a player, newest first. @spec TL-01 TL-02 SEC-10 */
export async function ticketsOf(db: Queryable, userId: number, { kind, of, page = '1' }: TicketFilter): Promise<Tickets> {
  const matches = 'user_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or draw_of = $3)';
  const params = [userId, kind ?? null, of ?? null];
  const [all] = await db.query<{ count: number }>(`select count(*)::bigint as count from tickets where ${matches}`, params);
  const pages = Math.max(1, Math.ceil((all?.count ?? 0) / PAGE));
  const shown = Math.min(Number(page), pages);
  const rows = await db.query<TicketRow>(`select * from tickets where ${matches} order by id desc limit ${PAGE} offset $4`, [
    ...params,
    (shown - 1) * PAGE,
  ]);
  return { tickets: rows.map(ticketView), page: shown, pages };
}

/** A ticket of this player; undefined for others. @spec SEC-10 */
export async function ticketOf(db: Queryable, userId: number, id: number): Promise<Ticket | undefined> {
  const [row] = await db.query<TicketRow>('select * from tickets where id = $1 and user_id = $2', [id, userId]);
  return row && ticketView(row);
}
