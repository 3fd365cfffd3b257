import type * as z from 'zod/mini';
import type { LottoDraw as Draw, Ticket as PlayersTicket, TicketAnswer as Answer, TotoDraw as Toto } from './index.ts';
import { LottoDraw, lottoContract, Ticket, TicketAnswer, TotoDraw, totoContract } from './schemas.ts';

const ticket = {
  ...{ id: 8_000_001, kind: 'lotto', of: 'keno', number: 5, state: 'open', iso: 'EUR', exponent: 2, stake: 50, paid: null },
  ...{ combinations: 1, placedAt: 1, drawAt: 2, picks: null, times: 1, numbers: [1, 2] },
};

it("[TL-01] [TL-02] has schemas that match the browser's types", () => {
  const typed: PlayersTicket = Ticket.parse(ticket) satisfies z.infer<typeof Ticket>;
  const answer: Answer = TicketAnswer.parse({ status: 'accepted', tickets: [ticket], balance: 9 });
  const drawn: (draw: z.infer<typeof LottoDraw>) => Draw = (draw) => draw;
  const toto: (draw: z.infer<typeof TotoDraw>) => Toto = (draw) => draw;
  expect([typed.id, answer.status, typeof drawn, typeof toto]).toEqual([8_000_001, 'accepted', 'function', 'function']);
  expect(TicketAnswer.safeParse({ status: 'rejected', reason: 'because' }).success).toBe(false);
});

it.each([
  [{ section: 'football', draw: 'current' }, true],
  [{ section: 'football', draw: '12' }, true],
  [{ section: 'football', draw: 'last' }, false],
  [{ section: '../x', draw: 'next' }, false],
])('[TL-01] validates the query %j of a draw: %p', (query, isTaken) => {
  expect(totoContract.draw.query.safeParse(query).success).toBe(isTaken);
});

it('[TL-02] requires intent, draws and cost in a ticket', () => {
  const body = { id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11', accountId: 1, lottery: 'keno', number: 5, draws: 2, numbers: [7], cost: 100 };
  expect(lottoContract.place.body.safeParse(body).success).toBe(true);
  expect(lottoContract.place.body.safeParse({ ...body, draws: 0 }).success).toBe(false);
  expect(lottoContract.place.body.safeParse({ ...body, cost: 1.5 }).success).toBe(false);
});
