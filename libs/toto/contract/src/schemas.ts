import { CurrencyIso, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { lottoCalls, ticketCalls, totoCalls } from './calls.ts';
import { Lotteries, LotteryPage, LottoDraw, LottoTicketToPlace } from './lotto.ts';
import { Name } from './names.ts';
import { Ticket, TicketAnswer, Tickets } from './tickets.ts';
import { TotoDraw, TotoDraws, TotoSections, TotoTicketToPlace } from './toto.ts';

export { Lotteries, LotteryPage, LottoDraw } from './lotto.ts';
export { Ticket, TicketAnswer, Tickets } from './tickets.ts';
export { TotoDraw, TotoDraws, TotoSections } from './toto.ts';

const Page = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)));
const OptionalIso = z.optional(CurrencyIso);

const TOTO = { tag: 'Toto', spec: ['TL-01'] } as const;
const LOTTO = { tag: 'Lotto', spec: ['TL-02'] } as const;

/** Toto calls with their schemas. */
export const totoContract = {
  sections: withSchemas(totoCalls.sections, {
    ...TOTO,
    summary: 'Every section of toto with the draw that takes tickets',
    query: z.object({ iso: OptionalIso }),
    answers: { 200: TotoSections },
  }),
  draw: withSchemas(totoCalls.draw, {
    ...TOTO,
    summary: 'One draw of a section: `current`, `next`, or one by its number',
    query: z.object({ section: Name, draw: z.string().check(z.regex(/^(current|next|\d{1,9})$/)), iso: OptionalIso }),
    answers: { 200: TotoDraw },
  }),
  draws: withSchemas(totoCalls.draws, {
    ...TOTO,
    summary: 'Draws of a section that take no tickets any more, with results and dividends, newest first',
    query: z.object({ section: Name, page: Page, iso: OptionalIso }),
    answers: { 200: TotoDraws },
  }),
  place: withSchemas(totoCalls.place, {
    duringBreak: 'open',
    ...TOTO,
    summary: 'Place a toto ticket, exactly once per id',
    body: TotoTicketToPlace,
    answers: { 200: TicketAnswer },
  }),
};

/** Lottery calls with their schemas. */
export const lottoContract = {
  lotteries: withSchemas(lottoCalls.lotteries, {
    ...LOTTO,
    summary: 'Every lottery with the draw that takes tickets and the last one',
    query: z.object({ iso: OptionalIso }),
    answers: { 200: Lotteries },
  }),
  lottery: withSchemas(lottoCalls.lottery, {
    ...LOTTO,
    summary: 'One lottery: open draw, past draws, and how often each number came',
    query: z.object({ lottery: Name, iso: OptionalIso }),
    answers: { 200: LotteryPage },
  }),
  draw: withSchemas(lottoCalls.draw, {
    ...LOTTO,
    summary:
      'One draw of a lottery by its number, or `next`, the one that takes tickets, with everything that proves it; the seed is published when every number has been shown',
    query: z.object({ lottery: Name, number: z.string().check(z.regex(/^(next|\d{1,9})$/)) }),
    answers: { 200: LottoDraw },
  }),
  place: withSchemas(lottoCalls.place, {
    duringBreak: 'open',
    ...LOTTO,
    summary: 'Place a lotto ticket for one draw or several in a row, exactly once per id',
    body: LottoTicketToPlace,
    answers: { 200: TicketAnswer },
  }),
};

/** Ticket calls with their schemas. */
export const ticketContract = {
  tickets: withSchemas(ticketCalls.tickets, {
    tag: 'Tickets',
    spec: ['TL-01', 'TL-02'],
    summary: 'Tickets of the player, newest first',
    query: z.object({ kind: z.optional(z.enum(['toto', 'lotto'])), of: z.optional(Name), page: Page }),
    answers: { 200: Tickets },
  }),
  ticket: withSchemas(ticketCalls.ticket, {
    tag: 'Tickets',
    spec: ['TL-01', 'TL-02'],
    summary: 'One ticket of the player',
    query: z.object({ id: QueryInt }),
    answers: { 200: Ticket },
  }),
};
