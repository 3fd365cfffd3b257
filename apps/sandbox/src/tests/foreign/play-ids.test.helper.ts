import type { RoundAnswer, Seeds } from '@touchline/casino-game-contract';
import { rulesOf } from '@touchline/casino-game-math';
import type { BookedCoupon, CashOutAnswer, CashOutsAnswer, EditAnswer, EditQuoteAnswer, PlaceAnswer } from '@touchline/betting-contract';
import type { LotteryPage, Ticket, TotoDraw } from '@touchline/toto-contract';
import { randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../testing/test-app.ts';
import { GAME } from '../wallet/wallet.test.helper.ts';
import type { ForeignWorld, NamedByCall } from './foreign.test.helper.ts';

const COUPON = '/web-api/coupon';
const GAMES = '/bff-api/games';
type Accepted<T> = Extract<T, { status: 'accepted' }>;

const accepted = <T extends { status: string }>(answer: T): Accepted<T> => {
  if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  return answer as Accepted<T>;
};

/** An express of two matches. */
async function coupon({ test, aGame }: ForeignWorld, player: TestPlayer): Promise<BookedCoupon> {
  const bets = [aGame({ coef: 2000, chances: { won: 500_000 } }), aGame({ coef: 3000, chances: { won: 320_000 } })];
  return accepted<PlaceAnswer>(await test.place(player, test.coupon(player, { typeId: 1, bets, amount: 1000, coef: 6000 }))).coupon;
}

async function cashOut(world: ForeignWorld, player: TestPlayer) {
  const { couponId } = await coupon(world, player);
  const { coupons } = await world.get<CashOutsAnswer>(player, `${COUPON}/cash-outs`);
  const { offer, problem } = coupons.find((one) => one.couponId === couponId) ?? {};
  if (offer == null) throw new Error(`no offer: ${problem}`);
  return { id: randomUUID(), couponId, stake: offer.stakeLeft, amount: offer.offer, quote: offer.quote };
}

const firstBet = ({ bets }: BookedCoupon) =>
  bets.slice(0, 1).map(({ gameId, marketId, outcomeId, coef }) => ({ gameId, marketId, outcomeId, coef }));

async function edit(world: ForeignWorld, player: TestPlayer) {
  const booked = await coupon(world, player);
  const body = { couponId: booked.couponId, bets: firstBet(booked), extra: 0 };
  const { offer, problem } = await world.post<EditQuoteAnswer>(player, `${COUPON}/edit-quote`, body);
  if (offer?.quote == null) throw new Error(`no offer: ${problem}`);
  const { value, extra, coef, possibleWin, quote } = offer;
  return { id: randomUUID(), couponId: booked.couponId, value, extra, coef, possibleWin, quote };
}

const ofCoupon: NamedByCall[string] = {
  owned: ['params.couponId'],
  make: async (world, player) => ({ params: { couponId: (await coupon(world, player)).couponId } }),
};
const ofPlacement: NamedByCall[string] = {
  owned: ['params.id'],
  make: async ({ test, aGame }, player) => {
    const placed = test.coupon(player, { bets: [aGame()] });
    await test.place(player, placed);
    return { params: { id: placed.id } };
  },
};

const COUPONS: NamedByCall = {
  'POST /web-api/coupon/quote': {
    owned: ['body.accountId'],
    make: async ({ aGame }, { accountId }) => ({ body: { typeId: 0, bets: [aGame()], currencyIso: 'EUR', amount: 1000, accountId } }),
  },
  'POST /web-api/coupon/place': {
    owned: ['body.accountId', 'body.userId'],
    chosen: ['body.id'],
    make: async ({ test, aGame }, player) => ({ body: { ...test.coupon(player, { bets: [aGame()] }) } }),
  },
  'GET /web-api/coupon/status/:id': ofPlacement,
  'GET /web-api/coupon/receipt/:id': ofPlacement,
  'GET /web-api/coupon/:couponId': ofCoupon,
  'GET /web-api/coupon/signed-receipt/:couponId': ofCoupon,
  'GET /web-api/coupon/history': {
    owned: ['query.accountId'],
    make: async (world, player) => {
      await coupon(world, player);
      return { query: { accountId: player.accountId } };
    },
    shared: ['query.cursor'],
  },
  'POST /web-api/coupon/cash-out': {
    owned: ['body.couponId', 'body.quote'],
    chosen: ['body.id'],
    make: async (world, player) => ({ body: await cashOut(world, player) }),
  },
  'GET /web-api/coupon/cash-out/:id': {
    owned: ['params.id'],
    make: async (world, player) => {
      const body = await cashOut(world, player);
      accepted(await world.post<CashOutAnswer>(player, `${COUPON}/cash-out`, body));
      return { params: { id: body.id } };
    },
  },
  'POST /web-api/coupon/cash-out-rule': {
    owned: ['body.couponId'],
    make: async (world, player) => ({ body: { couponId: (await coupon(world, player)).couponId, atLeast: 5_000 } }),
  },
  'POST /web-api/coupon/edit-quote': {
    owned: ['body.couponId'],
    make: async (world, player) => {
      const booked = await coupon(world, player);
      return { body: { couponId: booked.couponId, bets: firstBet(booked), extra: 0 } };
    },
  },
  'POST /web-api/coupon/edit': {
    owned: ['body.couponId', 'body.quote'],
    chosen: ['body.id'],
    make: async (world, player) => ({ body: await edit(world, player) }),
  },
  'GET /web-api/coupon/edit/:id': {
    owned: ['params.id'],
    make: async (world, player) => {
      const body = await edit(world, player);
      accepted(await world.post<EditAnswer>(player, `${COUPON}/edit`, body));
      return { params: { id: body.id } };
    },
  },
};

const round = async (world: ForeignWorld, player: TestPlayer, model = 'mines'): Promise<number> => {
  const choice = rulesOf(model as 'mines').standard;
  const body = { id: randomUUID(), model, accountId: player.accountId, amount: 100, choice };
  const answer = await world.post<RoundAnswer>(player, `${GAMES}/rounds`, body);
  if (answer.status === 'rejected' || answer.round === null) throw new Error(JSON.stringify(answer));
  return answer.round;
};

const ROUNDS: NamedByCall = {
  'POST /bff-api/games/rounds': {
    owned: ['body.accountId'],
    chosen: ['body.id'],
    make: async (_, { accountId }) => ({
      body: { id: randomUUID(), model: 'dice', accountId, amount: 100, choice: rulesOf('dice').standard },
    }),
  },
  'POST /bff-api/games/rounds/:round/moves': {
    owned: ['params.round'],
    chosen: ['body.id'],
    make: async (world, player) => ({ params: { round: await round(world, player) }, body: { id: randomUUID(), at: 0, move: 'open-0' } }),
  },
  'GET /bff-api/games/rounds/:round': {
    owned: ['params.round'],
    make: async (world, player) => ({ params: { round: await round(world, player) } }),
  },
  'GET /bff-api/games/rounds': {
    chosen: ['query.before'],
    make: async (world, player) => ({ query: { before: await round(world, player) } }),
  },
  'GET /bff-api/games/visits/rounds': { chosen: ['query.before'], make: async () => ({ query: { before: 1 } }) },
  'POST /bff-api/games/visits': { owned: ['body.accountId'], make: async (_, { accountId }) => ({ body: { game: GAME, accountId } }) },
  'POST /bff-api/games/seeds': {
    owned: ['body.nextHash'],
    make: async ({ get }, player) => ({
      body: { clientSeed: 'own-seed', nextHash: (await get<Seeds>(player, `${GAMES}/seeds`)).next.hash },
    }),
  },
  'POST /bff-api/games/demo': {
    chosen: ['body.id'],
    make: async () => ({ body: { id: randomUUID(), model: 'dice', amount: 100, choice: rulesOf('dice').standard, moves: [] } }),
  },
  'POST /bff-api/casino/offers/tournaments': { shared: ['body.edition'] },
};

const lotto = async ({ get }: ForeignWorld, player: TestPlayer) => {
  const { open } = await get<LotteryPage>(player, '/bff-api/lotto/lottery?lottery=keno');
  return { id: randomUUID(), accountId: player.accountId, lottery: 'keno', number: open.number, draws: 1, numbers: [7], cost: 50 };
};

const TICKETS: NamedByCall = {
  'POST /bff-api/toto/place': {
    owned: ['body.accountId'],
    chosen: ['body.id'],
    make: async ({ get }, player) => {
      const { number } = await get<TotoDraw>(player, '/bff-api/toto/draw?section=football&draw=current');
      const picks = Array.from({ length: 12 }, () => [0]);
      return { body: { id: randomUUID(), accountId: player.accountId, section: 'football', number, picks, times: 1, cost: 10 } };
    },
  },
  'POST /bff-api/lotto/place': {
    owned: ['body.accountId'],
    chosen: ['body.id'],
    make: async (world, player) => ({ body: await lotto(world, player) }),
  },
  'GET /bff-api/tickets/ticket': {
    owned: ['query.id'],
    make: async (world, player) => {
      await world.post(player, '/bff-api/lotto/place', await lotto(world, player));
      const { tickets } = await world.get<{ tickets: Ticket[] }>(player, '/bff-api/tickets');
      return { query: { id: tickets[0]?.id ?? 0 } };
    },
  },
};

/** Ids of coupons, rounds and tickets. */
export const PLAY_IDS: NamedByCall = { ...COUPONS, ...ROUNDS, ...TICKETS };
