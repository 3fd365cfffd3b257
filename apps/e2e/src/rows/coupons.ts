import { QUOTE_HEADER, SEEN_HEADER, seenHash } from '@touchline/betting-contract';
import { expect } from '@playwright/test';
import type { Answer, Reader } from './audit.ts';
import type { Json } from './json.ts';

/** An outcome of the line, with the price of now in thousandths. */
export interface Pick {
  gameId: number;
  marketId: number;
  outcomeId: number;
  coef: number;
}

/** Outcomes of different games. @param section - of the feed. */
export async function picks(reader: Reader, count: number, section: 'line' | 'live' = 'line', sport = 16): Promise<Pick[]> {
  const bySport = section === 'line' ? `&sport=${sport}` : '';
  const { games } = await reader.json(`GET /bff-api/feed/${section}/games?lang=en&count=60${bySport}`);
  const open = games.filter((game: Json) => game.markets.length > 0 && game.markets[0].outcomes.every((one: Json) => one.coef >= 1_100));
  // The last ones start latest.
  const chosen = open.slice(-count).map(({ id, markets }: Json) => ({
    gameId: id,
    marketId: markets[0].id,
    outcomeId: markets[0].outcomes[0].id,
    coef: markets[0].outcomes[0].coef,
  }));
  expect(chosen, `${count} games that can be bet on`).toHaveLength(count);
  return chosen;
}

export interface Wish {
  typeId: 0 | 1 | 2 | 4 | 9;
  bets: readonly (Pick & { isBanker?: boolean; blockId?: number })[];
  amount?: number;
  amountByBlockId?: Readonly<Record<string, number>>;
  systemValue?: number;
  manualPromoCode?: string;
  promoCode?: string;
  isVipBet?: boolean;
  isBonusBet?: boolean;
  isOneClick?: boolean;
  oddsBudget?: number;
  accountId?: number;
}

export const accountOf = async (reader: Reader): Promise<number> =>
  (await reader.json('GET /web-api/account/list?lang=en')).accounts.find((one: Json) => one.isActive).id;

/** Terms, limits and figures of a coupon. */
export const quote = async (reader: Reader, wish: Wish): Promise<Json> =>
  reader.json('POST /web-api/coupon/quote', { data: { currencyIso: 'EUR', amount: 1_000, ...wish } });

interface Placed {
  answer: Answer;
  /** Sends the same coupon once more. */
  again: () => Promise<Answer>;
}

/**
 * Quotes and places as the page does.
 *
 * @param change - of the coupon.
 * @param meanwhile - what happens between quote and placement.
 */
export async function place(reader: Reader, wish: Wish, change: object = {}, meanwhile?: () => Promise<void>): Promise<Placed> {
  const accountId = wish.accountId ?? (await accountOf(reader));
  const now = await quote(reader, { ...wish, accountId });
  const { isVipBet: _, isBonusBet: __, isOneClick: ___, manualPromoCode: ____, promoCode: _____, oddsBudget: ______, ...fields } = wish;
  const coef = now.lines?.length === 1 ? now.figures.coef : (wish.bets[0]?.coef ?? 1_000);
  const coupon = {
    id: crypto.randomUUID(),
    amount: 1_000,
    changeCoefAction: 2,
    coef,
    coefByView: String(coef / 1_000),
    coefViewId: 0,
    exactCoef: String(coef / 1_000),
    isDropOnScoreChange: false,
    refId: 1,
    userId: reader.userId,
    ...fields,
    accountId,
    bets: wish.bets.map((bet, at) => ({ ...bet, coef: now.bets[at].coef })),
    ...(now.terms.hyperBonusPercent !== null && {
      hyperBonusPercent: now.terms.hyperBonusPercent,
      minHyperBonusBetLimit: now.terms.minHyperBonusBetLimit,
      maxHyperBonusLimit: now.terms.maxHyperBonusLimit,
    }),
    ...change,
  };
  const seen = await seenHash({
    coupon: coupon as never,
    currencyIso: 'EUR',
    possibleWin: now.figures?.possibleWin ?? 0,
    versions: now.bets.map(({ version = 0 }: Json) => version),
    promoCode: now.terms.promo?.code ?? null,
    isVipBet: now.terms.isVipBet,
    isBonusBet: now.terms.isBonusBet,
  });
  const send = (): Promise<Answer> =>
    reader.ask('POST /web-api/coupon/place', { data: coupon, headers: { [QUOTE_HEADER]: now.quote ?? '', [SEEN_HEADER]: seen } });
  await meanwhile?.();
  return { answer: await send(), again: send };
}

/** A deposit by card of so many cents. */
export const deposit = async (reader: Reader, amount: number): Promise<object> => ({
  id: crypto.randomUUID(),
  accountId: await accountOf(reader),
  methodId: 'card',
  amount,
  lang: 'en',
  returnTo: null,
});

/** Coupons of a player, newest first. */
export const history = async (reader: Reader): Promise<Json[]> => (await reader.json('GET /web-api/coupon/history?lang=en')).coupons;
