import type { Calls } from '@touchline/shared-contract';

/** Toto calls. */
export const totoCalls = {
  /** All sections with their open draws. */
  sections: { method: 'GET', path: '/bff-api/toto/sections', auth: 'none' },
  /** One draw of a section: the open one, the next one, or by number. */
  draw: { method: 'GET', path: '/bff-api/toto/draw', auth: 'none' },
  /** Past draws, newest first. */
  draws: { method: 'GET', path: '/bff-api/toto/draws', auth: 'none' },
  place: { method: 'POST', path: '/bff-api/toto/place', auth: 'token' },
} as const satisfies Calls;

/** Lottery calls. */
export const lottoCalls = {
  lotteries: { method: 'GET', path: '/bff-api/lotto/lotteries', auth: 'none' },
  /** One lottery: the open draw, past draws, and the frequency of each number. */
  lottery: { method: 'GET', path: '/bff-api/lotto/lottery', auth: 'none' },
  /** One draw with its complete proof. */
  draw: { method: 'GET', path: '/bff-api/lotto/draw', auth: 'none' },
  place: { method: 'POST', path: '/bff-api/lotto/place', auth: 'token' },
} as const satisfies Calls;

/** Calls for a player's toto and lotto tickets. */
export const ticketCalls = {
  tickets: { method: 'GET', path: '/bff-api/tickets', auth: 'token' },
  ticket: { method: 'GET', path: '/bff-api/tickets/ticket', auth: 'token' },
} as const satisfies Calls;
