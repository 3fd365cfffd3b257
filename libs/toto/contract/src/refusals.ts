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
