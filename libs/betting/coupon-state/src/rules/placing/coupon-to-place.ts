import { CouponType, exactCoefText, formatCoef, type CouponBonuses } from '@touchline/betting-coupon-math';
import type { CouponToPlace } from '@touchline/betting-contract';
import type { Rational } from '@touchline/shared-primitives';
import type { CouponBet } from '../content/coupon-bet.ts';
import type { Request } from '../quote/coupon-request.ts';
import { hasAny, placedBets } from '../quote/quote-body.ts';

const LONGEST_VIEW = 40;
const MEAN_DECIMALS = 12;
const PRODUCTS: readonly CouponType[] = [CouponType.Single, CouponType.Express];

export interface PlaceFacts {
  id: string;
  accountId: number;
  userId: number;
  bets: readonly CouponBet[];
  request: Request;
  /** Total coefficient, as displayed and exact. */
  coef: number;
  exactCoef: Rational;
  changeCoefAction: 0 | 1 | 2;
  coefViewId: number;
  isDropOnScoreChange: boolean;
  refId: number;
  /** Part of the stake paid with prepaid money; 0 for none. */
  prepaidAmount: number;
  terms: Pick<CouponBonuses, 'hyperBonusPercent' | 'minHyperBonusBetLimit' | 'maxHyperBonusLimit'>;
}

/**
 * Builds the body of a placement, with the prices, account and player shown on the page.
 * @spec CP-04 CP-27 CP-32 ODD-3 TAB-5
 */
export function couponToPlace(facts: PlaceFacts): CouponToPlace {
  const { bets, request, coef, coefViewId, prepaidAmount, terms } = facts;
  const { hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit } = terms;
  const isProduct = PRODUCTS.includes(request.typeId) && !request.bets.some(({ blockId }) => blockId !== undefined);
  return {
    id: facts.id,
    accountId: facts.accountId,
    amount: request.amount,
    ...(hasAny(request.amountByBlockId) && { amountByBlockId: { ...request.amountByBlockId } }),
    bets: placedBets(bets, request),
    changeCoefAction: facts.changeCoefAction,
    coef,
    coefByView: formatCoef(coef, coefViewId).slice(0, LONGEST_VIEW),
    coefViewId,
    // A mean may have infinitely many decimals; it is for information only.
    exactCoef: isProduct ? exactCoefText(bets.map((bet) => bet.coef)) : facts.exactCoef.toDecimalString(MEAN_DECIMALS),
    isDropOnScoreChange: facts.isDropOnScoreChange,
    ...(prepaidAmount > 0 && { prepaidAmount }),
    refId: facts.refId,
    ...(request.systemValue !== undefined && { systemValue: request.systemValue }),
    typeId: request.typeId,
    userId: facts.userId,
    ...(hyperBonusPercent !== null && { hyperBonusPercent }),
    ...(minHyperBonusBetLimit !== null && { minHyperBonusBetLimit }),
    ...(maxHyperBonusLimit !== null && { maxHyperBonusLimit }),
  };
}
