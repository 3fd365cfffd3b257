import { cashOutValue, type CouponType, settleCoupon, winMultiplier } from '@touchline/betting-coupon-math';
import { BetStatus, type CashOutOffer, type CashOutProblem } from '@touchline/betting-contract';
import { STALE_AFTER_MS } from '../coupon/bet-now.ts';
import { builderOf, coefPaid } from '../coupon/builder-bet.ts';
import type { BuilderWorth, PriceNow } from '../coupon/prices.ts';
import { type BetRow, type CouponRow, termsOf } from '../coupon/rows.ts';
import type { BettingServices } from '../coupon/services.ts';
import { decided } from '../coupon/settle.ts';

/** What the house keeps of a fair value, in thousandths. The page says it beside the offer. */
export const CASH_OUT_MARGIN = 40;
const MILLION = 1_000_000;
const UNIT = 1000;

/** What is offered for a coupon now, without the seal. */
export type PlainOffer = Omit<CashOutOffer, 'quote' | 'quoteEndsAt' | 'delayMs'> & {
  /** A bet that decides is in play. */
  isLive: boolean;
};

/** A code, a hyper bonus and prepaid money hang on how the whole coupon ends: no offer can say what they are worth, so it runs. */
const canBeClosed = (coupon: CouponRow): boolean =>
  coupon.prepaid_amount === 0 && coupon.possible_hyper_bonus === 0 && (termsOf(coupon)?.promo ?? null) === null;

/** What its boost or its bonus bet multiplies the win by, hundredths; undefined for none. @spec CP-13 */
function bonusOf(coupon: CouponRow, bets: readonly BetRow[]): number | undefined {
  const terms = termsOf(coupon);
  return terms === null ? undefined : winMultiplier({ typeId: coupon.type_id as CouponType, bets }, terms);
}

/** What of a price an offer needs. */
type OpenPrice = Pick<PriceNow, 'outcomeId' | keyof BuilderWorth>;

/** A bet builder is worth what its legs can still come to, also those that are not sold any more. @spec BT-10 */
function foundPrice(bet: BetRow, { prices }: Pick<BettingServices, 'prices'>): OpenPrice | undefined {
  const { game_id: gameId, market_id: marketId, outcome_id: outcomeId } = bet;
  const builder = builderOf(bet);
  if (builder === null) {
    const price = prices.quote({ gameId, marketId, outcomeId });
    return typeof price === 'string' ? undefined : price;
  }
  const worth = prices.worth?.({ gameId, ...builder });
  return worth && { ...worth, outcomeId };
}

/** The price of an open bet; null while it cannot be bet on. @spec BT-02 ODD-4 */
function priceOf(bet: BetRow, services: Pick<BettingServices, 'prices'>, nowMs: number): OpenPrice | null {
  const price = foundPrice(bet, services);
  if (price === undefined || price.isSuspended || price.isFinished || nowMs - price.updatedAt > STALE_AFTER_MS) return null;
  return !price.isLive && nowMs >= price.startAt * UNIT ? null : price;
}

/** What the coupon pays for a stake if every open bet wins. */
export function winOf(coupon: CouponRow, bets: readonly BetRow[], amount: number): number {
  const outcome = settleCoupon({
    typeId: coupon.type_id as CouponType,
    systemValue: coupon.system_value ?? undefined,
    amount,
    maxPayout: coupon.max_payout,
    bonus: bonusOf(coupon, bets),
    bets: bets.map((bet) => ({
      coef: coefPaid(bet),
      isBanker: bet.is_banker,
      statusId: bet.status_id < 0 ? BetStatus.Win : bet.status_id,
    })),
  });
  return outcome.state === 'open' ? 0 : outcome.payout;
}

/**
 * What is offered for a coupon at this moment, or why nothing is. Bets whose results are known count as decided, whether the settlement has
 * come to them or not.
 *
 * @spec OD-02 BT-02
 */
export function offerOf(
  coupon: CouponRow,
  booked: readonly BetRow[],
  services: Pick<BettingServices, 'prices'>,
  nowMs: number,
): PlainOffer | CashOutProblem {
  if (coupon.state !== 'open') return 'settled';
  if (!canBeClosed(coupon)) return 'not-offered';
  const bets = booked.map((bet) => decided(bet, services, nowMs));
  const open = bets.filter(({ status_id }) => status_id < 0);
  const stakeLeft = coupon.amount - coupon.closed_stake;
  const possibleWin = winOf(coupon, bets, stakeLeft);
  if (open.length === 0 || possibleWin === 0) return 'settled';
  const prices = new Map(open.map((bet) => [bet.position, priceOf(bet, services, nowMs)]));
  const value = cashOutValue({
    typeId: coupon.type_id as CouponType,
    systemValue: coupon.system_value ?? undefined,
    amount: stakeLeft,
    maxPayout: coupon.max_payout,
    bonus: bonusOf(coupon, bets),
    margin: CASH_OUT_MARGIN,
    bets: bets.map((bet) => ({
      coef: coefPaid(bet),
      statusId: bet.status_id,
      isBanker: bet.is_banker,
      chance: prices.get(bet.position)?.chance,
    })),
  });
  if (value === null) return 'suspended';
  if (value.offer < 1) return 'too-small';
  const now = [...prices.values()].filter((price) => price !== null);
  return {
    ...value,
    ...{ margin: CASH_OUT_MARGIN, stakeLeft, possibleWin },
    bets: now.map(({ outcomeId, coef, chance }) => ({ outcomeId, coef, fairCoef: Math.max(UNIT, Math.round((MILLION * UNIT) / chance)) })),
    isLive: now.some(({ isLive }) => isLive),
  };
}
