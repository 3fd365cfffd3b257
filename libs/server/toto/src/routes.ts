import { isCurrencyOffered, Refusal, visitOf } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { lottoContract, ticketContract, totoContract } from '@touchline/toto-contract/schemas';
import { lotteryOf, totoSectionOf } from '@touchline/toto-rules';
import type { FastifyInstance } from 'fastify';
import { lotteryPage, lotteryViews, lottoDrawView } from './lotto/views.ts';
import { lottoDraw, openLottoDraw } from './lotto/draw-rows.ts';
import { lottoOrder } from './lotto/ticket-order.ts';
import { ticketOf, ticketsOf } from './tickets/rows.ts';
import { openSale, type TicketServices } from './tickets/sell.ts';
import type { GameSource } from './toto/games.ts';
import { drawView, pastDraws, sectionViews } from './toto/views.ts';
import { totoOrder } from './toto/ticket-order.ts';

const notFound = (detail: string) => new Refusal(404, 'not-found', { detail });

/** Draws, lotteries and tickets; players see only their own tickets. @spec TL-01 TL-02 SEC-10 */
export function totoRoutes(
  app: FastifyInstance,
  { services, source }: { services: TicketServices; source: GameSource },
  options: ServeOptions,
): void {
  const { db, now } = services;
  const sale = openSale(services);
  const asking = (iso = 'EUR') => {
    if (!isCurrencyOffered(iso)) throw new Refusal(400, 'bad-request', { field: 'iso', detail: 'This currency is not offered' });
    return { iso, nowMs: now() };
  };
  const sectionOf = (name: string) => {
    const section = totoSectionOf(name);
    if (section === undefined) throw notFound('No such section of toto');
    return section;
  };
  const knownLottery = (name: string) => {
    const lottery = lotteryOf(name);
    if (lottery === undefined) throw notFound('No such lottery');
    return lottery;
  };
  const found = <T>(value: T | undefined, detail: string): T => {
    if (value === undefined) throw notFound(detail);
    return value;
  };

  serve(app, totoContract.sections, options, async ({ query }) => ({ sections: await sectionViews(db, asking(query.iso)) }));
  serve(app, totoContract.draw, options, async ({ query: { section, draw, iso } }) =>
    found(await drawView(db, { section: sectionOf(section), draw, source }, asking(iso)), 'No such draw'),
  );
  serve(app, totoContract.draws, options, ({ query: { section, page = '1', iso } }) =>
    pastDraws(db, { section: sectionOf(section), page: Number(page), source }, asking(iso)),
  );
  serve(app, totoContract.place, options, async ({ body, session, request }) => {
    const { id, accountId, cost } = body;
    const stake = { userId: session.userId, id, body, accountId, visit: visitOf(request, session) };
    return { jsonText: await sale.sell(stake, cost, totoOrder(body)) };
  });

  serve(app, lottoContract.lotteries, options, async ({ query }) => ({ lotteries: await lotteryViews(db, asking(query.iso)) }));
  serve(app, lottoContract.lottery, options, async ({ query: { lottery, iso } }) =>
    found(await lotteryPage(db, knownLottery(lottery), asking(iso)), 'No draw of this lottery is open'),
  );
  serve(app, lottoContract.draw, options, async ({ query: { lottery, number } }) => {
    const of = knownLottery(lottery);
    const row = number === 'next' ? await openLottoDraw(db, of, now()) : await lottoDraw(db, of, Number(number));
    return lottoDrawView(found(row, 'No such draw'), now());
  });
  serve(app, lottoContract.place, options, async ({ body, session, request }) => {
    const { id, accountId, cost } = body;
    const stake = { userId: session.userId, id, body, accountId, visit: visitOf(request, session) };
    return { jsonText: await sale.sell(stake, cost, lottoOrder(body)) };
  });

  serve(app, ticketContract.tickets, options, ({ query, session }) => ticketsOf(db, session.userId, query));
  serve(app, ticketContract.ticket, options, async ({ query, session }) =>
    found(await ticketOf(db, session.userId, Number(query.id)), 'No such ticket'),
  );
}
