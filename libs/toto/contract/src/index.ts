export { lottoCalls, ticketCalls, totoCalls } from './calls.ts';
export type { Lotteries, LotteryPage, LotteryView, LottoDraw, LottoPrice, LottoTicketToPlace, NumberCount } from './lotto.ts';
export { TICKET_REFUSALS, type TicketRefusal } from './refusals.ts';
export type { Ticket, TicketAnswer, Tickets, TicketState } from './tickets.ts';
export type {
  TotoDividend,
  TotoDraw,
  TotoDrawHead,
  TotoDraws,
  TotoDrawState,
  TotoGame,
  TotoPool,
  TotoSections,
  TotoSectionView,
  TotoTicketToPlace,
} from './toto.ts';
