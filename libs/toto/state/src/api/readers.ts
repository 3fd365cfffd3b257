// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  type Lotteries,
  type LotteryPage,
  type LottoDraw,
  TICKET_REFUSALS,
  type TicketAnswer,
  type Tickets,
  type TotoDraw,
  type TotoDraws,
  type TotoSections,
} from '@touchline/toto-contract';
import {
  anyOf,
  flag,
  listOf,
  literal,
  nullable,
  objectOf,
  otherwise,
  pairOf,
  readAs,
  type Reader,
  text,
  textLike,
  validByKey,
  whole,
} from '@touchline/shared-primitives';

const lotteryShape = textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 30);
const priceShape = objectOf({ iso: textLike(/^[A-Z]{3}$/), exponent: whole, price: whole });
const commitmentShape = textLike(/^([0-9a-f]{2})+$/, 128);
const seedShape = otherwise(commitmentShape, null);
const lottoDrawShape = objectOf({
  lottery: lotteryShape,
  number: whole,
  state: literal('open', 'closed', 'drawing', 'drawn', 'void'),
  closesAt: whole,
  drawsAt: whole,
  drawnAt: otherwise(whole, null),
  numbers: listOf(whole),
  commitment: commitmentShape,
  beaconRound: whole,
  seed: seedShape,
  beacon: seedShape,
  beaconSource: otherwise(text, null),
});
const lastShape = otherwise(lottoDrawShape, null);
const ticketsShape = listOf(
  objectOf({
    id: whole,
    kind: literal('toto', 'lotto'),
    of: lotteryShape,
    number: whole,
    state: literal('open', 'won', 'lost', 'returned'),
    iso: textLike(/^[A-Z]{3}$/),
    exponent: whole,
    stake: whole,
    paid: otherwise(whole, null),
    combinations: whole,
    placedAt: whole,
    drawAt: whole,
    picks: otherwise(listOf(listOf(whole)), null),
    times: whole,
    numbers: otherwise(listOf(whole), null),
  }),
);
const stateShape = literal('planned', 'open', 'closed', 'settled', 'void');
const poolShape = objectOf({
  iso: textLike(/^[A-Z]{3}$/),
  exponent: whole,
  unit: whole,
  stakes: whole,
  fund: whole,
  jackpot: whole,
  dividends: listOf(objectOf({ right: whole, units: whole, dividend: whole })),
  jackpotDividend: whole,
  jackpotOut: otherwise(whole, null),
});
const totoDrawShape = objectOf({
  section: lotteryShape,
  number: whole,
  state: stateShape,
  opensAt: whole,
  closesAt: whole,
  pool: poolShape,
  games: listOf(
    objectOf({
      gameId: whole,
      startAt: whole,
      sport: lotteryShape,
      champ: otherwise(validByKey(text), {}),
      home: text,
      away: text,
      chances: listOf(whole),
      outcome: otherwise(whole, null),
      isCancelled: otherwise(flag, false),
      score: otherwise(pairOf(whole), null),
    }),
  ),
});
export const readLotteries: Reader<Lotteries> = readAs(
  objectOf({ lotteries: listOf(objectOf({ lottery: lotteryShape, price: priceShape, open: lottoDrawShape, last: lastShape })) }),
);
export const readLotteryPage: Reader<LotteryPage> = readAs(
  objectOf({
    lottery: lotteryShape,
    price: priceShape,
    open: lottoDrawShape,
    last: lastShape,
    past: listOf(lottoDrawShape),
    statistics: objectOf({ draws: whole, counts: listOf(objectOf({ number: whole, count: whole })) }),
  }),
);
export const readLottoDraw: Reader<LottoDraw> = readAs(lottoDrawShape);
export const readTicketAnswer: Reader<TicketAnswer> = readAs(
  anyOf(
    objectOf({ status: literal('accepted'), tickets: ticketsShape, balance: whole }),
    objectOf({ status: literal('rejected'), reason: literal(...TICKET_REFUSALS) }),
  ),
);
export const readTickets: Reader<Tickets> = readAs(objectOf({ tickets: ticketsShape, page: whole, pages: whole }));
export const readTotoDraw: Reader<TotoDraw> = readAs(totoDrawShape);
export const readTotoDraws: Reader<TotoDraws> = readAs(objectOf({ draws: listOf(totoDrawShape), page: whole, pages: whole }));
export const readTotoSections: Reader<TotoSections> = readAs(
  objectOf({
    sections: listOf(
      objectOf({
        section: lotteryShape,
        open: nullable(
          objectOf({ section: lotteryShape, number: whole, state: stateShape, opensAt: whole, closesAt: whole, pool: poolShape }),
        ),
      }),
    ),
  }),
);
