export type TicketState = 'open' | 'won' | 'lost' | 'returned';

/** A ticket of a player; minor units. */
export interface Ticket {
  id: number;
  kind: 'toto' | 'lotto';
  /** Section of toto, or lottery. */
  of: string;
  number: number;
  state: TicketState;
  iso: string;
  exponent: number;
  /** What it cost. */
  stake: number;
  /** What it was paid; null while it is open. */
  paid: number | null;
  combinations: number;
  /** Milliseconds. */
  placedAt: number;
  /** Milliseconds: when the draw closes or is drawn. */
  drawAt: number;
  /** Picked outcomes of each game; null of a lotto ticket. */
  picks: number[][] | null;
  /** Stake of a combination in units; 1 of a lotto ticket. */
  times: number;
  /** Numbers of a lotto ticket. */
  numbers: number[] | null;
}

export interface Tickets {
  tickets: Ticket[];
  page: number;
  pages: number;
}

/** Why a ticket was not taken. */
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

/** The answer of a placement: kept to the byte under the ticket's id. */
export type TicketAnswer = { status: 'accepted'; tickets: Ticket[]; balance: number } | { status: 'rejected'; reason: TicketRefusal };
