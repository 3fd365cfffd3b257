import {
  type CouponToPlace,
  type PlaceAnswer,
  QUOTE_HEADER,
  type QuoteAnswer,
  type QuoteBody,
  SEEN_HEADER,
  seenHash,
} from '@touchline/betting-contract';
import type { TestPlayer } from '@touchline/server-kernel/testing';
import type { BettingBackend } from './betting-backend.ts';

/** A coupon as a page sends it: quoted first, then placed with that quote. */
export interface SeenPlacement {
  coupon: CouponToPlace;
  quote: QuoteAnswer;
  headers: Record<string, string>;
}

type Wish = Partial<CouponToPlace> &
  Pick<QuoteBody, 'promoCode' | 'manualPromoCode' | 'isVipBet' | 'isBonusBet' | 'isOneClick' | 'oddsBudget'>;

export async function quote(
  test: BettingBackend,
  player: TestPlayer,
  { promoCode, manualPromoCode, isVipBet, isBonusBet, isOneClick, oddsBudget, ...wish }: Wish,
) {
  const { typeId, bets, systemValue, amount, amountByBlockId, accountId } = test.coupon(player, wish);
  const modes = { promoCode, manualPromoCode, isVipBet, isBonusBet, isOneClick, oddsBudget };
  const body = { typeId, bets, systemValue, amount, amountByBlockId, accountId, ...modes, currencyIso: 'EUR' } satisfies QuoteBody;
  const answer = await test.post(player.token, '/web-api/coupon/quote', JSON.parse(JSON.stringify(body)));
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<QuoteAnswer>();
}

/** Requests a quote for a coupon, to be placed at the quoted odds. */
export async function see(test: BettingBackend, player: TestPlayer, wish: Wish): Promise<SeenPlacement> {
  const { promoCode: _, manualPromoCode: __, isVipBet: ___, isBonusBet: ____, isOneClick: _____, oddsBudget: ______, ...fields } = wish;
  const answer = await quote(test, player, wish);
  const coupon = test.coupon(player, fields);
  const { terms, figures, lines } = answer;
  const shown: CouponToPlace = {
    ...coupon,
    bets: coupon.bets.map((bet, at) => ({ ...bet, coef: answer.bets[at]?.coef ?? bet.coef })),
    coef: lines?.length === 1 ? (figures?.coef ?? coupon.coef) : coupon.coef,
    ...(terms?.hyperBonusPercent != null && { hyperBonusPercent: terms.hyperBonusPercent }),
    ...(terms?.minHyperBonusBetLimit != null && { minHyperBonusBetLimit: terms.minHyperBonusBetLimit }),
    ...(terms?.maxHyperBonusLimit != null && { maxHyperBonusLimit: terms.maxHyperBonusLimit }),
  };
  return { coupon: shown, quote: answer, headers: await headersOf(shown, answer) };
}

/** Headers that a page sends with a placement after this quote. */
export async function headersOf(coupon: CouponToPlace, { quote: text, bets, terms, figures }: QuoteAnswer, currencyIso = 'EUR') {
  const seen = await seenHash({
    coupon,
    currencyIso,
    possibleWin: figures?.possibleWin ?? 0,
    versions: bets.map(({ version = 0 }) => version),
    promoCode: terms?.promo?.code ?? null,
    isVipBet: terms?.isVipBet ?? false,
    isBonusBet: terms?.isBonusBet ?? false,
  });
  return { [QUOTE_HEADER]: text ?? '', [SEEN_HEADER]: seen };
}

export async function placeSeen(test: BettingBackend, player: TestPlayer, { coupon, headers }: SeenPlacement): Promise<PlaceAnswer> {
  const answer = await test.post(player.token, '/web-api/coupon/place', coupon, headers);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<PlaceAnswer>();
}
