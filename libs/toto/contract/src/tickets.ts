export type TicketState = 'open' | 'won' | 'lost' | 'returned';

/** A player's ticket; amounts in minor units. */
export interface Ticket {
  id: number;
  kind: 'toto' | 'lotto';
  /** Toto section or lottery. */
  of: string;
  number: number;
  state: TicketState;
  iso: string;
  exponent: number;
  /** Its cost. */
  stake: number;
  /** Prize; null while the ticket is open. */
  paid: number | null;
  combinations: number;
  /** Milliseconds. */
  placedAt: number;
  /** When the draw closes (toto) or takes place (lotto), in milliseconds. */
  drawAt: number;
  /** Picked outcomes by game; null for a lotto ticket. */
  picks: number[][] | null;
  /** Stake per combination in units; 1 for a lotto ticket. */
  times: number;
  /** Numbers of a lotto ticket; null for toto. */
  numbers: number[] | null;
}

export interface Tickets {
  tickets: Ticket[];
  page: number;
  pages: number;
}

/** Why a ticket was rejected. */
export const TICKET_REFUSALS = [
  'closed',
  'unknown-draw',
  'wrong-entry',
  'cost-changed',
  'wrong-account',
  'limit-reached',
  'not-enough-money',
] as const;
export type TicketRefusal = (typeof TICKET_REFUSALS)[number];

/** Answer to a placement; stored byte for byte under the ticket's id. */
export type TicketAnswer = { status: 'accepted'; tickets: Ticket[]; balance: number } | { status: 'rejected'; reason: TicketRefusal };
