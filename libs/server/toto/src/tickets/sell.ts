import type { TicketAnswer, TicketRefusal } from '@touchline/toto-contract';
import { type Decided, openWager, type Seat, stakeRefusal, type Services, type StakeRequest } from '@touchline/server-kernel';
import { TICKET } from './product.ts';
import { insertTicket, type NewTicket, ticketView } from './rows.ts';

/** Tickets that a request wants, all or none of them, or why there are none. */
export type Wanted =
  | { tickets: readonly Omit<NewTicket, 'user_id' | 'account_id' | 'intent_id' | 'placed_at' | 'currency_iso'>[] }
  | { reason: TicketRefusal };

export type TicketServices = Pick<Services, 'db' | 'house' | 'now' | 'ownLimits'>;

/** Asked while the player is held; the account is theirs. */
export type AskWanted = (seat: Seat, iso: string) => Promise<Wanted>;

const text = (answer: TicketAnswer): string => JSON.stringify(answer);
const rejected = (reason: TicketRefusal): Decided => ({ answer: text({ status: 'rejected', reason }), isAccepted: false });

/** Sells tickets through the wager gate, exactly once per player and id. @spec TL-01 TL-02 BET-9 */
export function openSale(services: TicketServices) {
  const wager = openWager(TICKET, services);

  const decide = async (seat: Seat, cost: number, ask: AskWanted): Promise<Decided> => {
    const { account } = seat;
    if (account === undefined) return rejected('wrong-account');
    const wanted = await ask(seat, account.currencyIso);
    if ('reason' in wanted) return rejected(wanted.reason);
    const amount = wanted.tickets.reduce((sum, { stake }) => sum + stake, 0);
    if (amount !== cost) return rejected('cost-changed');
    const refusal = stakeRefusal({ amount, prepaid: 0 }, { ...seat, account });
    if (refusal !== null) return rejected(refusal.reason === 'limit-reached' ? 'limit-reached' : 'not-enough-money');
    const of = {
      user_id: seat.userId,
      account_id: account.id,
      intent_id: seat.id,
      placed_at: seat.nowMs,
      currency_iso: account.currencyIso,
    };
    const rows = [];
    for (const ticket of wanted.tickets) rows.push(await insertTicket(seat.tx, { ...ticket, ...of }));
    const balance = await seat.take(rows.map(({ id, stake }) => ({ ref: String(id), amount: stake })));
    return { answer: text({ status: 'accepted', tickets: rows.map(ticketView), balance }), isAccepted: true };
  };

  return {
    /** @returns the answer as text: a repeat gets the same bytes. @throws Refusal of the gate; nothing is stored under the id then. */
    sell: (request: StakeRequest, cost: number, ask: AskWanted): Promise<string> =>
      wager.stake(request, { pending: () => '', decide: (seat) => decide(seat, cost, ask) }),
  };
}
