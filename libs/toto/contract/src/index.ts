export { lottoCalls, ticketCalls, totoCalls } from './calls.ts';
export type { LotteryPage, LotteryView, LottoDraw, LottoPrice, LottoTicketToPlace, NumberCount } from './lotto.ts';
export { type Ticket, TICKET_REFUSALS, type TicketAnswer, type TicketRefusal, type Tickets, type TicketState } from './tickets.ts';
export type {
  TotoDividend,
  TotoDraw,
  TotoDrawHead,
  TotoDraws,
  TotoDrawState,
  TotoGame,
  TotoPool,
  TotoSectionView,
  TotoTicketToPlace,
} from './toto.ts';
