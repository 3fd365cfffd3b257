import type { TicketAnswer, TicketRefusal } from '@touchline/toto-contract';
import type { Services } from '@touchline/server-kernel';
import { type Decided, openWager, type WagerContext, stakeRefusal, type StakeRequest } from '@touchline/server-kernel/ledger';
import { TICKET } from './product.ts';
import { insertTicket, type NewTicket, ticketView } from './rows.ts';

/** Tickets to sell, all or none, or the reason for a rejection. */
export type TicketOrder =
  | { tickets: readonly Omit<NewTicket, 'user_id' | 'account_id' | 'intent_id' | 'placed_at' | 'currency_iso'>[] }
  | { reason: TicketRefusal };

export type TicketServices = Pick<Services, 'db' | 'house' | 'now' | 'ownLimits'>;

/** Called with the player locked; the account belongs to them. */
export type ResolveOrder = (context: WagerContext, iso: string) => Promise<TicketOrder>;

const text = (answer: TicketAnswer): string => JSON.stringify(answer);
const rejected = (reason: TicketRefusal): Decided => ({ answer: text({ status: 'rejected', reason }), isAccepted: false });

/** Sells tickets through the wager gate, exactly once per player and id. @spec TL-01 TL-02 BET-9 */
export function openSale(services: TicketServices) {
  const wager = openWager(TICKET, services);

  const decide = async (context: WagerContext, cost: number, resolveOrder: ResolveOrder): Promise<Decided> => {
    const { account } = context;
    if (account === undefined) return rejected('wrong-account');
    const order = await resolveOrder(context, account.currencyIso);
    if ('reason' in order) return rejected(order.reason);
    const amount = order.tickets.reduce((sum, { stake }) => sum + stake, 0);
    if (amount !== cost) return rejected('cost-changed');
    const refusal = stakeRefusal({ amount, prepaid: 0 }, { ...context, account });
    if (refusal !== null) return rejected(refusal.reason === 'limit-reached' ? 'limit-reached' : 'not-enough-money');
    const of = {
      user_id: context.userId,
      account_id: account.id,
      intent_id: context.id,
      placed_at: context.nowMs,
      currency_iso: account.currencyIso,
    };
    const rows = [];
    for (const ticket of order.tickets) rows.push(await insertTicket(context.tx, { ...ticket, ...of }));
    const balance = await context.take(rows.map(({ id, stake }) => ({ ref: String(id), amount: stake })));
    return { answer: text({ status: 'accepted', tickets: rows.map(ticketView), balance }), isAccepted: true };
  };

  return {
    /**
     * @returns the answer as text; a repeated request gets the same bytes.
     *
     * @throws Refusal of the gate, and nothing is stored under the id.
     */
    sell: (request: StakeRequest, cost: number, resolveOrder: ResolveOrder): Promise<string> =>
      wager.stake(request, { pending: () => '', decide: (context) => decide(context, cost, resolveOrder) }),
  };
}
