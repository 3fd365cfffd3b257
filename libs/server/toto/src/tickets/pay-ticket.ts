import type { Services } from '@touchline/server-kernel';
import { lockPlayerInSweep, pay } from '@touchline/server-kernel/ledger';
import { TICKET } from './product.ts';
import type { TicketRow } from './rows.ts';

export type PayServices = Pick<Services, 'db' | 'house' | 'now' | 'stuck'>;

/** Result of a ticket: a prize, possibly zero, or the refund of its stake. */
export type TicketEnd = { prize: number } | 'returned';

/** Ends a ticket and pays it in one transaction; idempotent. @returns whether it was open. @spec TL-01 TL-02 */
export function endTicket(
  { db, house, now }: PayServices,
  { id, user_id: userId, stake }: TicketRow,
  end: TicketEnd,
  isPatient = true,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPlayerInSweep(tx, userId, isPatient);
    const [isPrize, amount] = end === 'returned' ? [false, stake] : [true, end.prize];
    const state = isPrize ? (amount > 0 ? 'won' : 'lost') : 'returned';
    const changed = await tx.query(
      `update tickets set state = $2, paid = $3, settled_at = $4 where id = $1 and state = 'open' returning id`,
      [id, state, amount, now()],
    );
    if (changed.length === 0) return false;
    if (amount > 0) await pay(tx, { product: TICKET, house }, { kind: isPrize ? 'prize' : 'refund', ref: String(id), amount, at: now() });
    return true;
  });
}

/** Ends every open ticket of a draw. @returns whether none is left open. */
export async function endTickets(
  services: PayServices,
  { kind, of, number }: { kind: 'toto' | 'lotto'; of: string; number: number },
  endOf: (ticket: TicketRow) => TicketEnd,
): Promise<boolean> {
  const open = await services.db.query<TicketRow>(
    `select * from tickets where kind = $1 and draw_of = $2 and number = $3 and state = 'open' order by id`,
    [kind, of, number],
  );
  const done = await services.stuck.each({ job: 'tickets', items: open, keyOf: ({ id }) => String(id) }, async (ticket, isPatient) => {
    await endTicket(services, ticket, endOf(ticket), isPatient);
    return true;
  });
  return done === open.length;
}
