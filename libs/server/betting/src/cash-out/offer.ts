import { type BetChances, cashOutValue, type CouponType, settleCoupon, winMultiplier } from '@touchline/betting-coupon-math';
import { BetStatus, type CashOutOffer, type CashOutProblem } from '@touchline/betting-contract';
import { STALE_AFTER_MS } from '../coupon/bet-now.ts';
import { type BetRow, type CouponRow, shapeOf, termsOf } from '../coupon/rows.ts';
import type { BettingServices } from '../coupon/services.ts';
import { decided, settledBetOf } from '../coupon/settle.ts';
import { type OpenPrice, soldPrice } from '../coupon/sold-game.ts';

/** The house's margin on the fair value, in thousandths. The page shows it next to the offer. */
export const CASH_OUT_MARGIN = 40;
const MILLION = 1_000_000;
const UNIT = 1000;

/** The current offer for a coupon, without the seal. */
export type PlainOffer = Omit<CashOutOffer, 'quote' | 'quoteEndsAt' | 'delayMs'> & {
  /** At least one open bet is in play. */
  isLive: boolean;
};

/** Promo code, hyper bonus and prepaid money depend on the end of the whole coupon, so such a coupon cannot be valued or closed early. */
const canBeClosed = (coupon: CouponRow): boolean =>
  coupon.prepaid_amount === 0 && coupon.possible_hyper_bonus === 0 && (termsOf(coupon)?.promo ?? null) === null;

/** Win multiplier of its express boost or bonus bet, hundredths; undefined for none. @spec CP-13 */
function bonusOf(coupon: CouponRow, bets: readonly BetRow[]): number | undefined {
  const terms = termsOf(coupon);
  return terms === null ? undefined : winMultiplier({ typeId: coupon.type_id as CouponType, bets }, terms);
}

/** The price of an open bet; null if the bet is not on offer, also because its id is that of another game now. @spec BT-02 ODD-4 */
function priceOf(bet: BetRow, { prices }: Pick<BettingServices, 'prices'>, nowMs: number): OpenPrice | null {
  const price = soldPrice(bet, prices);
  if (price === undefined || price.isSuspended || price.isFinished || nowMs - price.updatedAt > STALE_AFTER_MS) return null;
  return !price.isLive && nowMs >= price.startAt * UNIT ? null : price;
}

/** The chances of an open bet as they are shown: to win or to return all or a half of the stake, and the odds at which it would be worth its stake. */
function shownChances({ won, returned = 0, halfWon = 0, halfReturned = 0, halfLost = 0 }: BetChances) {
  const wins = won + (halfWon + halfLost) / 2;
  const back = returned + (halfWon + halfReturned) / 2;
  return {
    fairCoef: Math.max(UNIT, Math.round(((MILLION - back) * UNIT) / Math.max(1, wins))),
    chance: won + halfWon + halfLost,
    returned: returned + halfReturned,
  };
}

/** Payout of a stake on the coupon if every open bet wins. */
export function winOf(coupon: CouponRow, bets: readonly BetRow[], amount: number): number {
  const outcome = settleCoupon({
    ...shapeOf(coupon),
    amount,
    maxPayout: coupon.max_payout,
    bonus: bonusOf(coupon, bets),
    bets: bets.map((bet) => ({ ...settledBetOf(bet), ...(bet.status_id < 0 && { statusId: BetStatus.Win }) })),
  });
  return outcome.state === 'open' ? 0 : outcome.payout;
}

/**
 * The current offer for a coupon, or why there is none. Bets with a known result count as decided, even if they have not been settled yet.
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
    ...shapeOf(coupon),
    amount: stakeLeft,
    maxPayout: coupon.max_payout,
    bonus: bonusOf(coupon, bets),
    margin: CASH_OUT_MARGIN,
    bets: bets.map((bet) => ({ ...settledBetOf(bet), chances: prices.get(bet.position)?.chances })),
  });
  if (value === null) return 'suspended';
  if (value.offer < 1) return 'too-small';
  const now = [...prices.values()].filter((price) => price !== null);
  return {
    ...value,
    ...{ margin: CASH_OUT_MARGIN, stakeLeft, possibleWin },
    bets: now.map(({ outcomeId, coef, chances }) => ({ outcomeId, coef, ...shownChances(chances) })),
    isLive: now.some(({ isLive }) => isLive),
  };
}
