import { Id, Whole, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Iso, Name } from './names.ts';
import { TICKET_REFUSALS } from './refusals.ts';

/** A player's ticket; amounts in minor units. */
export const Ticket = z.object({
  id: Id,
  kind: z.enum(['toto', 'lotto']),
  /** Toto section or lottery. */
  of: Name,
  number: Whole,
  state: z.enum(['open', 'won', 'lost', 'returned']),
  iso: Iso,
  exponent: Whole,
  /** Its cost. */
  stake: Whole,
  /** Prize; null while the ticket is open. */
  paid: otherwise(z.nullable(Whole), null),
  combinations: Whole,
  /** Milliseconds. */
  placedAt: Whole,
  /** When the draw closes (toto) or takes place (lotto), in milliseconds. */
  drawAt: Whole,
  /** Picked outcomes by game; null for a lotto ticket. */
  picks: otherwise(z.nullable(z.array(z.array(Whole))), null),
  /** Stake per combination in units; 1 for a lotto ticket. */
  times: Whole,
  /** Numbers of a lotto ticket; null for toto. */
  numbers: otherwise(z.nullable(z.array(Whole)), null),
});
export type Ticket = z.infer<typeof Ticket>;
export type TicketState = Ticket['state'];

export const Tickets = z.object({ tickets: z.array(Ticket), page: Whole, pages: Whole });
export type Tickets = z.infer<typeof Tickets>;

/** Answer to a placement; stored byte for byte under the ticket's id. */
export const TicketAnswer = z.union([
  z.object({ status: z.literal('accepted'), tickets: z.array(Ticket), balance: Whole }),
  z.object({ status: z.literal('rejected'), reason: z.enum(TICKET_REFUSALS) }),
]);
export type TicketAnswer = z.infer<typeof TicketAnswer>;
