import type { QuoteBody } from '@touchline/betting-contract';
import type { CouponBet } from '../content/coupon-bet.ts';
import type { Request } from './coupon-request.ts';

export interface QuoteFacts {
  bets: readonly CouponBet[];
  request: Request;
  currencyIso: string;
  /** Account of a signed-in player; null for a visitor. */
  accountId: number | null;
  promoCode: string | null;
  manualPromoCode: string | null;
  isVipBet: boolean;
  isBonusBet: boolean;
  isOneClick?: boolean;
  /** Rest of the budget for falling odds; 0 for none. @spec CP-25 */
  oddsBudget: number;
}

/** Longest code in the contract; a longer text is not a code, and would make the whole request invalid. */
const LONGEST_CODE = 64;
const hasText = (code: string | null): code is string => code !== null && code.trim() !== '';

/** Builds the quote request, from exactly what would be placed. @spec CP-14 CP-27 CP-28 */
export function quoteBody(facts: QuoteFacts): QuoteBody {
  const { request, bets, accountId, isOneClick = false } = facts;
  return {
    typeId: request.typeId,
    currencyIso: facts.currencyIso,
    bets: placedBets(bets, request),
    games: bets.map(({ opponents: [opponent1, opponent2], startAt }) => (startAt > 0 ? { opponent1, opponent2, startAt } : null)),
    amount: request.amount,
    ...(request.systemValue !== undefined && { systemValue: request.systemValue }),
    ...(hasAny(request.amountByBlockId) && { amountByBlockId: { ...request.amountByBlockId } }),
    ...(accountId !== null && { accountId }),
    ...(hasText(facts.promoCode) && { promoCode: facts.promoCode.slice(0, LONGEST_CODE) }),
    ...(hasText(facts.manualPromoCode) && { manualPromoCode: facts.manualPromoCode.slice(0, LONGEST_CODE) }),
    ...(facts.isVipBet && { isVipBet: true }),
    ...(facts.isBonusBet && { isBonusBet: true }),
    ...(isOneClick && { isOneClick }),
    ...(facts.oddsBudget > 0 && { oddsBudget: facts.oddsBudget }),
  };
}

/** Bets of a request in wire format. @spec CP-04 CP-05 */
export const placedBets = (bets: readonly CouponBet[], request: Request): QuoteBody['bets'] =>
  bets.map(({ gameId, market, outcomeId, coef }, at) => {
    const { blockId, isBanker } = request.bets[at] ?? {};
    return {
      gameId,
      marketId: market.id,
      outcomeId,
      coef,
      ...(blockId !== undefined && { blockId }),
      ...(isBanker === true && { isBanker }),
    };
  });

export const hasAny = (amounts: object | undefined): boolean => amounts !== undefined && Object.keys(amounts).length > 0;

/**
 * Key of everything that the terms of a sale depend on: the whole request except stakes and prices, which change under the same terms.
 * @spec ODD-3
 */
export function quoteKey({ bets, amount: _amount, amountByBlockId: _amounts, ...rest }: QuoteBody): string {
  return JSON.stringify([rest, bets.map(({ outcomeId, blockId, isBanker }) => [outcomeId, blockId, isBanker])]);
}
