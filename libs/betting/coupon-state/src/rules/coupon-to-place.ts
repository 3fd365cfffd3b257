import { CouponType, couponFigures, exactCoefText, formatCoef } from '@touchline/betting-coupon-math';
import type { CouponToPlace } from '@touchline/shared-contract';
import type { CouponBet } from './coupon-bet.ts';

const LONGEST_VIEW = 40;
const MEAN_DECIMALS = 12;

export interface PlaceFacts {
  id: string;
  accountId: number;
  userId: number;
  bets: readonly CouponBet[];
  typeId: CouponType;
  systemValue: number | null;
  /** Whole stake; of many singles the stake of each. */
  amount: number;
  amountByBetId: Readonly<Record<number, number>>;
  changeCoefAction: 0 | 1 | 2;
  coefViewId: number;
  isDropOnScoreChange: boolean;
  refId: number;
}

/**
 * The coupon as it is sent: the prices on the screen, the account and the player that the page shows. In many singles every bet is a block
 * of its own, so that it can carry its own stake.
 *
 * @spec CP-04 CP-27 ODD-3 TAB-5
 */
export function couponToPlace(facts: PlaceFacts): CouponToPlace {
  const { bets, typeId, amount, amountByBetId, systemValue, coefViewId } = facts;
  const isSingles = typeId === CouponType.ManySingles;
  const figures = couponFigures({
    typeId,
    amount,
    systemValue: systemValue ?? undefined,
    bets: bets.map(({ coef, isBanker, outcomeId }) => ({ coef, isBanker, amount: isSingles ? amountByBetId[outcomeId] : undefined })),
  });
  const own = Object.entries(amountByBetId).filter(([id]) => bets.some(({ outcomeId }) => outcomeId === Number(id)));
  return {
    id: facts.id,
    accountId: facts.accountId,
    amount,
    ...(isSingles && own.length > 0 && { amountByBlockId: Object.fromEntries(own) }),
    bets: bets.map(({ gameId, market, outcomeId, coef, isBanker }) => ({
      gameId,
      marketId: market.id,
      outcomeId,
      coef,
      ...(isSingles && { blockId: outcomeId }),
      ...(isBanker && { isBanker }),
    })),
    changeCoefAction: facts.changeCoefAction,
    coef: figures.coef,
    coefByView: formatCoef(figures.coef, coefViewId).slice(0, LONGEST_VIEW),
    coefViewId,
    // The mean of many singles may have no end; nobody multiplies with it.
    exactCoef: isSingles ? figures.exactCoef.toDecimalString(MEAN_DECIMALS) : exactCoefText(bets.map(({ coef }) => coef)),
    isDropOnScoreChange: facts.isDropOnScoreChange,
    refId: facts.refId,
    ...(systemValue !== null && (typeId === CouponType.System || typeId === CouponType.SystemWithBanker) && { systemValue }),
    typeId,
    userId: facts.userId,
  };
}
