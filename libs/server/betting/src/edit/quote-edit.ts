import { currencyOf } from '@touchline/server-kernel';
import type { EditQuoteAnswer, EditQuoteBody, PlacedBet } from '@touchline/betting-contract';
import { betNowOf, priceBets } from '../coupon/bet-now.ts';
import { decide } from '../coupon/decide.ts';
import { type QuoteRequester, quoteOf } from '../coupon/quote.ts';
import { markOf } from '../coupon/price-mark.ts';
import type { PriceSource } from '../coupon/prices.ts';
import { QUOTE_LIFE_MS } from '../coupon/quote-seal.ts';
import type { BettingServices } from '../coupon/services.ts';
import type { CouponSite } from '../coupon/site-offers.ts';
import type { HeldCoupon } from '../cash-out/close.ts';
import type { PlainOffer } from '../cash-out/offer.ts';
import { editOffer, isSame, newType } from './editable.ts';
import { editedCoupon } from './edited-coupon.ts';
import type { SealedEditQuote } from './sealed-quote.ts';

/** Placeholder id for a trial decision, which is not stored. */
const NO_INTENT = '00000000-0000-4000-8000-000000000000';

export interface EditQuoteRequest {
  held: HeldCoupon;
  body: EditQuoteBody;
  requester: QuoteRequester & { userId: number };
  /** Terms of an exchange. */
  site: CouponSite;
  /** Prices that also resolve the combinations of the new bet. @spec BT-10 */
  line: Pick<PriceSource<unknown>, 'quote'>;
}

type Services = Pick<BettingServices, 'prices' | 'quotes' | 'now'>;

/** The new bet at current prices, with the reason why it would be refused. */
function newBet({ held: { coupon }, body, requester, site, line }: EditQuoteRequest, { offer }: PlainOffer, services: Services) {
  const nowMs = services.now();
  const known = { ...services, prices: line };
  const wanted = body.bets.map(({ gameId, marketId, outcomeId, coef, isBanker }): PlacedBet => {
    const now = line.quote({ gameId, marketId, outcomeId });
    return { gameId, marketId, outcomeId, coef: typeof now === 'string' ? coef : now.coef, ...(isBanker === true && { isBanker }) };
  });
  const { currency_iso: currencyIso, account_id: accountId } = coupon;
  const amount = offer + body.extra;
  const shape = newType(coupon, wanted.length);
  const quoteRequest = { ...shape, bets: wanted, amount, accountId, currencyIso };
  const quote = quoteOf(quoteRequest, { ...requester, currencyIso, unit: currencyOf(currencyIso).unit, site }, known);
  const terms = quote.terms;
  if (terms === undefined) throw new Error('a quote of this backend has terms');
  const placed = editedCoupon({ id: NO_INTENT, userId: requester.userId, coef: 1000, ...quoteRequest, systemValue: shape.systemValue });
  // The player's limits are checked only at the exchange, when it is known how much of the stake is new.
  const account = requester.account === null ? undefined : { ...requester.account, balance: requester.account.balance + offer };
  const decision = decide({ coupon: placed, terms, scores: null, site }, { account, used: [], limits: [] }, { prices: line, nowMs });
  return { wanted, shape, quote, terms, reason: decision.status === 'rejected' ? decision.reason : null };
}

/** Quote for the exchange of an open bet; sealed if the exchange is possible. @spec AC-05 ODD-3 */
export function quoteEdit(request: EditQuoteRequest, services: Services, liveDelayMs: number): EditQuoteAnswer {
  const { held, body, requester, line } = request;
  const servedAt = services.now();
  const { couponId, extra } = body;
  const bets = priceBets({ ...newType(held.coupon, body.bets.length), bets: body.bets }, { prices: line, nowMs: servedAt });
  const head = { couponId, bets: bets.map(betNowOf), servedAt };
  const found = editOffer(held, requester.account?.type ?? 0, services, servedAt);
  if (typeof found === 'string') return { ...head, problem: found, reason: null, offer: null };
  if (isSame(held, body.bets)) return { ...head, problem: 'nothing-changed', reason: null, offer: null };
  const { wanted, shape, quote, terms, reason } = newBet(request, found, services);
  const { figures } = quote;
  if (!figures) return { ...head, problem: null, reason: reason ?? 'too-few-bets', offer: null };
  const { coef, possibleWin } = figures;
  const sealed: SealedEditQuote = {
    ...{ kind: 'edit', at: servedAt, userId: requester.userId, couponId, value: found.offer, extra, coef, possibleWin },
    ...{ accountId: held.coupon.account_id, typeId: shape.typeId, systemValue: shape.systemValue ?? null, terms, bets: wanted },
    marks: wanted.map((bet) => markOf(line.quote(bet))),
  };
  return {
    ...{ ...head, problem: null, reason },
    offer: {
      ...{ value: found.offer, fair: found.fair, stake: found.offer + extra, extra, typeId: shape.typeId, coef, possibleWin },
      oldPossibleWin: found.possibleWin,
      delayMs: Math.max(quote.delayMs ?? 0, found.isLive ? liveDelayMs : 0),
      quote: reason === null ? services.quotes.seal(sealed) : null,
      quoteEndsAt: servedAt + QUOTE_LIFE_MS,
    },
  };
}
