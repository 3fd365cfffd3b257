import { Amount, CurrencyIso, Id, Milliseconds, Pair, QueryInt, Seconds, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { lottoCalls, ticketCalls, totoCalls } from './calls.ts';
import { TICKET_REFUSALS } from './tickets.ts';

const Name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(30));
const Hex = z.string().check(z.regex(/^([0-9a-f]{2})+$/), z.maxLength(128));
const whole = z.int().check(z.minimum(0));
const MOST_OUTCOMES = 40;
const MOST_GAMES = 30;
const MOST_NUMBERS = 90;
const Picks = z.array(z.array(whole).check(z.maxLength(MOST_OUTCOMES))).check(z.maxLength(MOST_GAMES));
const Page = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)));
const Iso = z.optional(CurrencyIso);

const Game = z.object({
  gameId: Id,
  startAt: Seconds,
  sport: Name,
  champ: z.record(z.string(), z.string()),
  home: z.string(),
  away: z.string(),
  chances: z.array(whole),
  outcome: z.nullable(whole),
  isCancelled: z.boolean(),
  score: z.nullable(Pair),
});
const Pool = z.object({
  iso: CurrencyIso,
  exponent: whole,
  unit: whole,
  stakes: whole,
  fund: whole,
  jackpot: whole,
  dividends: z.array(z.object({ right: whole, units: whole, dividend: whole })),
  jackpotDividend: whole,
  jackpotOut: z.nullable(whole),
});
const DrawHead = z.object({
  section: Name,
  number: whole,
  state: z.enum(['planned', 'open', 'closed', 'settled', 'void']),
  opensAt: Milliseconds,
  closesAt: Milliseconds,
  pool: Pool,
});
/** A toto draw with its games. */
export const TotoDraw = z.extend(DrawHead, { games: z.array(Game) });

/** A lottery draw. */
export const LottoDraw = z.object({
  lottery: Name,
  number: whole,
  state: z.enum(['open', 'closed', 'drawing', 'drawn', 'void']),
  closesAt: Milliseconds,
  drawsAt: Milliseconds,
  drawnAt: z.nullable(Milliseconds),
  numbers: z.array(whole),
  commitment: Hex,
  beaconRound: whole,
  seed: z.nullable(Hex),
  beacon: z.nullable(Hex),
  beaconSource: z.nullable(z.string()),
});
const Lottery = z.object({
  lottery: Name,
  price: z.object({ iso: CurrencyIso, exponent: whole, price: whole }),
  open: LottoDraw,
  last: z.nullable(LottoDraw),
});

/** A toto or lotto ticket. */
export const Ticket = z.object({
  id: Id,
  kind: z.enum(['toto', 'lotto']),
  of: Name,
  number: whole,
  state: z.enum(['open', 'won', 'lost', 'returned']),
  iso: CurrencyIso,
  exponent: whole,
  stake: whole,
  paid: z.nullable(whole),
  combinations: whole,
  placedAt: Milliseconds,
  drawAt: Milliseconds,
  picks: z.nullable(z.array(z.array(whole))),
  times: whole,
  numbers: z.nullable(z.array(whole)),
});
/** Result of a placement. */
export const TicketAnswer = z.union([
  z.object({ status: z.literal('accepted'), tickets: z.array(Ticket), balance: whole }),
  z.object({ status: z.literal('rejected'), reason: z.enum(TICKET_REFUSALS) }),
]);

const TOTO = { tag: 'Toto', spec: ['TL-01'] } as const;
const LOTTO = { tag: 'Lotto', spec: ['TL-02'] } as const;

/** Toto calls with their schemas. */
export const totoContract = {
  sections: withSchemas(totoCalls.sections, {
    ...TOTO,
    summary: 'Every section of toto with the draw that takes tickets',
    query: z.object({ iso: Iso }),
    answers: { 200: z.object({ sections: z.array(z.object({ section: Name, open: z.nullable(DrawHead) })) }) },
  }),
  draw: withSchemas(totoCalls.draw, {
    ...TOTO,
    summary: 'One draw of a section: `current`, `next`, or one by its number',
    query: z.object({ section: Name, draw: z.string().check(z.regex(/^(current|next|\d{1,9})$/)), iso: Iso }),
    answers: { 200: TotoDraw },
  }),
  draws: withSchemas(totoCalls.draws, {
    ...TOTO,
    summary: 'Draws of a section that take no tickets any more, with results and dividends, newest first',
    query: z.object({ section: Name, page: Page, iso: Iso }),
    answers: { 200: z.object({ draws: z.array(TotoDraw), page: whole, pages: whole }) },
  }),
  place: withSchemas(totoCalls.place, {
    duringBreak: 'open',
    ...TOTO,
    summary: 'Place a toto ticket, exactly once per id',
    body: z.strictObject({
      id: z.uuid(),
      accountId: Id,
      section: Name,
      number: whole,
      picks: Picks,
      times: z.int().check(z.minimum(1)),
      cost: Amount,
    }),
    answers: { 200: TicketAnswer },
  }),
};

/** Lottery calls with their schemas. */
export const lottoContract = {
  lotteries: withSchemas(lottoCalls.lotteries, {
    ...LOTTO,
    summary: 'Every lottery with the draw that takes tickets and the last one',
    query: z.object({ iso: Iso }),
    answers: { 200: z.object({ lotteries: z.array(Lottery) }) },
  }),
  lottery: withSchemas(lottoCalls.lottery, {
    ...LOTTO,
    summary: 'One lottery: open draw, past draws, and how often each number came',
    query: z.object({ lottery: Name, iso: Iso }),
    answers: {
      200: z.extend(Lottery, {
        past: z.array(LottoDraw),
        statistics: z.object({ draws: whole, counts: z.array(z.object({ number: whole, count: whole })) }),
      }),
    },
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
    body: z.strictObject({
      id: z.uuid(),
      accountId: Id,
      lottery: Name,
      number: whole,
      draws: z.int().check(z.minimum(1)),
      numbers: z.array(whole).check(z.maxLength(MOST_NUMBERS)),
      cost: Amount,
    }),
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
    answers: { 200: z.object({ tickets: z.array(Ticket), page: whole, pages: whole }) },
  }),
  ticket: withSchemas(ticketCalls.ticket, {
    tag: 'Tickets',
    spec: ['TL-01', 'TL-02'],
    summary: 'One ticket of the player',
    query: z.object({ id: QueryInt }),
    answers: { 200: Ticket },
  }),
};
