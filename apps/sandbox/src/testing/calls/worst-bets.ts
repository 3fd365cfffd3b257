import { headersOf as headersOfSeen } from '@touchline/server-betting/testing';
import type { CouponToPlace, GameAnswer, GamesAnswer, PlaceAnswer, PlacedBet, QuoteAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import type { Asking, Headers, Made, Worst, WorstRequests } from './requests.ts';

const MOST_BETS = 30;
const OPEN_COUPONS = 50;
const BLOCKS = 8;
const QUOTE = '/web-api/coupon/quote';
type Wish = Pick<CouponToPlace, 'typeId' | 'amount' | 'bets'> & Partial<CouponToPlace>;

/** Coupons of the given bets in every type and with every kind of stake. */
function wishes(bets: readonly PlacedBet[]): Readonly<Record<string, Wish>> {
  const all = [...bets];
  const sizes = Object.fromEntries(all.map((_, at) => [String(at + 1), 100]));
  const blocks = all.map((bet, at) => ({ ...bet, blockId: at % BLOCKS }));
  const amountByBlockId = Object.fromEntries(Array.from({ length: BLOCKS }, (_, at) => [String(at), 100]));
  return {
    'an express': { typeId: 1, bets: all, amount: 1000 },
    'half of all': { typeId: 4, systemValue: MOST_BETS / 2, bets: all, amount: 1_000_000_000 },
    'every size': { typeId: 4, bets: all, amountByBlockId: sizes, amount: 1000 },
    'single bets': { typeId: 9, bets: all, amount: 1000 },
    bankers: { typeId: 2, systemValue: MOST_BETS / 2, bets: all.map((bet, at) => ({ ...bet, isBanker: at < 5 })), amount: 1_000_000 },
    'expresses in blocks': { typeId: 1, bets: blocks, amountByBlockId, amount: 1000 },
    'systems in blocks': { typeId: 4, systemValue: 2, bets: blocks, amountByBlockId, amount: 1000 },
  };
}

/** The request that places a coupon at the figures of a fresh quote. */
async function readyToPlace({ services, get, post }: Asking, wish: Wish, headers: Headers): Promise<Made> {
  const { accounts } = await get<{ accounts: { id: number }[] }>('/web-api/account/list', headers);
  const accountId = accounts[0]?.id ?? 0;
  const [owner] = await services.db.query<{ user_id: number }>('select user_id from accounts where id = $1', [accountId]);
  const quote = await post<QuoteAnswer>(QUOTE, { currencyIso: 'EUR', ...wish, accountId }, headers);
  const { figures, lines, terms, bets } = quote;
  const bonus = terms && {
    ...(terms.hyperBonusPercent !== null && { hyperBonusPercent: terms.hyperBonusPercent }),
    ...(terms.minHyperBonusBetLimit !== null && { minHyperBonusBetLimit: terms.minHyperBonusBetLimit }),
    ...(terms.maxHyperBonusLimit !== null && { maxHyperBonusLimit: terms.maxHyperBonusLimit }),
  };
  const coupon: CouponToPlace = {
    ...{ id: randomUUID(), accountId, userId: owner?.user_id ?? 0, changeCoefAction: 1, coefByView: '1', coefViewId: 0, exactCoef: '1' },
    ...{ isDropOnScoreChange: false, refId: 1, ...wish, ...bonus },
    bets: wish.bets.map((bet, at) => ({ ...bet, coef: bets[at]?.coef ?? bet.coef })),
    coef: lines?.length === 1 ? (figures?.coef ?? 1001) : 1001,
  };
  return { url: '/web-api/coupon/place', body: coupon, headers: await headersOfSeen(coupon, quote) };
}

/** The most expensive requests for feeds, quotes, placements, cash-outs, the history and the bet builder. */
export async function worstBets(asking: Asking): Promise<WorstRequests> {
  const { get, post, headersOf } = asking;
  const at = (url: string, what: string): Worst => ({ what, make: async () => ({ url }) });
  const line = (await get<GamesAnswer>('/bff-api/feed/line/games?lang=en')).games;
  const live = (await get<GamesAnswer>('/bff-api/feed/live/games?lang=en')).games;
  const sport = 1;
  const pages: GameAnswer[] = [];
  for (const { id } of live.slice(0, 10)) pages.push(await get<GameAnswer>(`/bff-api/feed/game/${id}?lang=en`));
  const [largest] = pages.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).flatMap(({ game }) => game ?? []);
  if (largest === undefined) throw new Error('no match is played');
  const bets = line
    .flatMap(({ id: gameId, markets }) =>
      markets.slice(0, 1).flatMap(({ id: marketId, outcomes }) =>
        outcomes
          .filter(({ isBlocked, coef }) => isBlocked !== true && coef > 1100)
          .slice(0, 1)
          .map(({ id: outcomeId, coef }): PlacedBet => ({ gameId, marketId, outcomeId, coef })),
      ),
    )
    .slice(0, MOST_BETS);
  const coupons = Object.entries(wishes(bets));
  const legs = largest.markets.map(({ id: marketId, outcomes }) => ({ gameId: largest.id, marketId, outcomeId: outcomes[0]?.id ?? 0 }));

  let rich: Headers | undefined;
  /** A player with as many open coupons as one response offers cash-outs for. */
  const withCoupons = async (): Promise<Headers> => {
    if (rich !== undefined) return rich;
    rich = await headersOf({ auth: 'token' });
    for (let nth = 0; nth < OPEN_COUPONS; nth += 1) {
      const { url, body, headers } = await readyToPlace(asking, { typeId: 4, systemValue: 2, bets: [...bets], amount: 43_500 }, rich);
      const answer = await post<PlaceAnswer>(url, body, { ...rich, ...headers });
      if (answer.status !== 'accepted') throw new Error(`a coupon was rejected: ${answer.reason}`);
    }
    return rich;
  };
  const ofRich = (url: string): Worst => ({ what: `${OPEN_COUPONS} coupons`, make: async () => ({ url, headers: await withCoupons() }) });
  const outcomes = largest.markets[0]?.outcomes.slice(0, 3).map(({ id }) => id);
  const words = [
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    'united city real athletic sporting dynamo',
    'x'.repeat(60),
    'ааа'.repeat(20),
  ];
  return {
    'GET /bff-api/feed/:section/games': [
      at(`/bff-api/feed/line/games?lang=en&sport=${sport}`, 'a whole sport'),
      at('/bff-api/feed/line/games?lang=en', 'the line'),
      at('/bff-api/feed/live/games?lang=en', 'live'),
      at(`/bff-api/feed/line/games?lang=en&ids=${line.map(({ id }) => id).join(',')}`, '200 ids'),
    ],
    'GET /bff-api/feed/game/:gameId': [at(`/bff-api/feed/game/${largest.id}?lang=en`, 'the largest')],
    'GET /bff-api/feed/search': words.map((q) => at(`/bff-api/feed/search?lang=en&q=${encodeURIComponent(q)}`, q.slice(0, 12))),
    'GET /bff-api/feed/game/:gameId/moments': [at(`/bff-api/feed/game/${largest.id}/moments`, 'the largest')],
    'GET /bff-api/feed/game/:gameId/prices/:marketId': [
      at(`/bff-api/feed/game/${largest.id}/prices/${largest.markets[0]?.id}?outcomes=${outcomes?.join(',')}`, 'three outcomes'),
    ],
    'POST /web-api/coupon/quote': coupons.map(([what, wish]) => ({
      what,
      make: async () => ({ url: QUOTE, body: { currencyIso: 'EUR', promoCode: 'x'.repeat(64), ...wish } }),
    })),
    'POST /web-api/coupon/place': coupons.map(([what, wish]) => ({ what, make: (headers) => readyToPlace(asking, wish, headers) })),
    'GET /web-api/coupon/cash-outs': [ofRich('/web-api/coupon/cash-outs')],
    'GET /web-api/coupon/history': [ofRich('/web-api/coupon/history?count=200')],
    'POST /bff-api/coupon/builder': [2, 8].map((count) => ({
      what: `${count} legs`,
      make: async () => ({ url: '/bff-api/coupon/builder', body: { legs: legs.slice(0, count) } }),
    })),
    'GET /bff-api/coupon/builder/game/:gameId': [at(`/bff-api/coupon/builder/game/${largest.id}`, 'the largest')],
  };
}
