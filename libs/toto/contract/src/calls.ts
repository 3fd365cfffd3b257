import type { Calls } from '@touchline/shared-contract';

/** Calls of toto. */
export const totoCalls = {
  /** Every section with its draw that is open. */
  sections: { method: 'GET', path: '/bff-api/toto/sections', auth: 'none' },
  /** One draw of a section: the open one, the next, or one by its number. */
  draw: { method: 'GET', path: '/bff-api/toto/draw', auth: 'none' },
  /** Draws that are over, newest first. */
  draws: { method: 'GET', path: '/bff-api/toto/draws', auth: 'none' },
  place: { method: 'POST', path: '/bff-api/toto/place', auth: 'token' },
} as const satisfies Calls;

/** Calls of the lotteries. */
export const lottoCalls = {
  lotteries: { method: 'GET', path: '/bff-api/lotto/lotteries', auth: 'none' },
  /** One lottery: the draw that is open, past draws, and how often each number came. */
  lottery: { method: 'GET', path: '/bff-api/lotto/lottery', auth: 'none' },
  /** One draw with everything that proves it. */
  draw: { method: 'GET', path: '/bff-api/lotto/draw', auth: 'none' },
  place: { method: 'POST', path: '/bff-api/lotto/place', auth: 'token' },
} as const satisfies Calls;

/** Calls of a player's tickets, toto and lotto alike. */
export const ticketCalls = {
  tickets: { method: 'GET', path: '/bff-api/tickets', auth: 'token' },
  ticket: { method: 'GET', path: '/bff-api/tickets/ticket', auth: 'token' },
} as const satisfies Calls;
