import {
  type LotteryPage,
  type LotteryView,
  lottoCalls,
  type LottoDraw,
  type LottoTicketToPlace,
  type TicketAnswer,
  ticketCalls,
  type Tickets,
  totoCalls,
  type TotoDraw,
  type TotoDraws,
  type TotoSectionView,
  type TotoTicketToPlace,
} from '@touchline/toto-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import {
  readLotteries,
  readLotteryPage,
  readLottoDraw,
  readTicketAnswer,
  readTickets,
  readTotoDraw,
  readTotoDraws,
  readTotoSections,
} from './readers.ts';

/** Data of each resource of toto and lotto pages. */
export interface TotoData {
  sections: TotoSectionView[];
  draw: TotoDraw;
  draws: TotoDraws;
  lotteries: LotteryView[];
  lottery: LotteryPage;
  lottoDraw: LottoDraw;
  tickets: Tickets;
}

/** A resource to load, with its parameters. */
export type Wish =
  | { what: 'sections'; iso: string }
  | { what: 'draw'; section: string; draw: string; iso: string }
  | { what: 'draws'; section: string; page: number; iso: string }
  | { what: 'lotteries'; iso: string }
  | { what: 'lottery'; lottery: string; iso: string }
  | { what: 'lottoDraw'; lottery: string; number: number | 'next' }
  | { what: 'tickets'; kind: 'toto' | 'lotto'; of?: string; page: number };

/** A ticket to place. */
export type TicketToPlace = { kind: 'toto'; ticket: TotoTicketToPlace } | { kind: 'lotto'; ticket: LottoTicketToPlace };

/** Unique key of a resource. */
export const keyOf = (wish: Wish): string => JSON.stringify(Object.entries(wish).toSorted(([a], [b]) => (a < b ? -1 : 1)));

type Caller = Pick<Ports, 'send' | 'origin'>;

/** Loads a resource. @throws HttpError on failure, also for an invalid answer. */
export function load(ports: Caller, wish: Wish, signal?: AbortSignal): Promise<TotoData[Wish['what']]> {
  switch (wish.what) {
    case 'sections':
      return callJson(ports, totoCalls.sections, {
        query: { iso: wish.iso },
        signal,
        read: (answer) => readTotoSections(answer)?.sections ?? null,
      });
    case 'draw': {
      const { section, draw, iso } = wish;
      return callJson(ports, totoCalls.draw, { query: { section, draw, iso }, signal, read: readTotoDraw });
    }
    case 'draws': {
      const { section, page, iso } = wish;
      return callJson(ports, totoCalls.draws, { query: { section, page, iso }, signal, read: readTotoDraws });
    }
    case 'lotteries':
      return callJson(ports, lottoCalls.lotteries, {
        query: { iso: wish.iso },
        signal,
        read: (answer) => readLotteries(answer)?.lotteries ?? null,
      });
    case 'lottery':
      return callJson(ports, lottoCalls.lottery, { query: { lottery: wish.lottery, iso: wish.iso }, signal, read: readLotteryPage });
    case 'lottoDraw':
      return callJson(ports, lottoCalls.draw, { query: { lottery: wish.lottery, number: wish.number }, signal, read: readLottoDraw });
    case 'tickets':
      return callJson(ports, ticketCalls.tickets, { query: { kind: wish.kind, of: wish.of, page: wish.page }, signal, read: readTickets });
  }
}

/** Places a ticket. Idempotent: the same id returns the same answer. @throws HttpError */
export function place(ports: Caller, { kind, ticket }: TicketToPlace, signal?: AbortSignal): Promise<TicketAnswer> {
  const call = kind === 'toto' ? totoCalls.place : lottoCalls.place;
  return callJson(ports, call, { body: ticket, signal, read: readTicketAnswer });
}
