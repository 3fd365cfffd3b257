import { CouponType } from '@touchline/betting-coupon-math';
import { brokenRules } from '@touchline/betting-rules';
import type { BetNow, CouponToPlace, RefusalReason } from '@touchline/betting-contract';
import type { PriceNow, PriceRef, PriceSource } from './prices.ts';
import { togetherIn } from './sale.ts';

/** A bet with its current price. */
export interface PricedBet {
  ref: PriceRef;
  price: PriceNow | undefined;
  /** Why it cannot be placed in a coupon of this type, regardless of its odds. */
  reason: RefusalReason | null;
}

/** Prices older than this are not sold. If the leader of the line dies, another process takes over within this time. @spec ODD-5 */
export const STALE_AFTER_MS = 5000;

/** Why a bet cannot be sold now, whatever else is in its coupon. */
function lineReason(price: PriceNow, nowMs: number): RefusalReason | null {
  if (price.isFinished) return 'game-finished';
  // The line closes at kick-off, by this server's clock; a bet at exactly that time is too late.
  if (!price.isLive && nowMs >= price.startAt * 1000) return 'game-started';
  if (nowMs - price.updatedAt > STALE_AFTER_MS) return 'stale-price';
  return price.isSuspended ? 'bet-suspended' : null;
}

/** Prices bets that are in one coupon. */
function priceTogether(
  bets: readonly (PriceRef & { isBanker?: boolean | undefined })[],
  typeId: CouponType,
  { prices, nowMs }: Line,
): PricedBet[] {
  const found = bets.map((bet) => ({ bet, quote: prices.quote(bet) }));
  const broken = brokenRules(
    found.map(({ bet: { outcomeId, gameId, isBanker }, quote }) => ({
      ...(typeof quote === 'object' && { ...quote, parentId: quote.rootGameId }),
      ...{ outcomeId, gameId, isBanker },
    })),
    typeId,
  );
  return found.map(({ bet, quote }) => {
    if (quote === 'no-game') return { ref: bet, price: undefined, reason: 'game-finished' };
    if (quote === 'no-outcome') return { ref: bet, price: undefined, reason: 'outcome-gone' };
    return { ref: bet, price: quote, reason: lineReason(quote, nowMs) ?? broken.get(bet.outcomeId) ?? null };
  });
}

interface Line {
  prices: Pick<PriceSource<unknown>, 'quote'>;
  nowMs: number;
}

/** Whether a price is that of the game and the outcome that the player saw in this place of the coupon. */
export type IsSeen = (price: PriceNow, at: number) => boolean;

/** A price of another game or outcome than the player saw counts as none. @spec ODD-3 */
const asSeen = (bet: PricedBet, at: number, isSeen: IsSeen): PricedBet =>
  bet.price === undefined || isSeen(bet.price, at) ? bet : { ref: bet.ref, price: undefined, reason: 'outcome-gone' };

/** Looks up every bet in the line, and why it cannot be placed. @spec CP-27 CP-29 ODD-4 */
export function priceBets(coupon: Pick<CouponToPlace, 'typeId' | 'bets'>, line: Line, isSeen: IsSeen = () => true): PricedBet[] {
  const priced: PricedBet[] = [];
  for (const group of togetherIn(coupon)) {
    const bets = group.flatMap((at) => coupon.bets[at] ?? []);
    // A block of one bet is a single, regardless of the other blocks.
    const isAlone = bets.length === 1 && bets.length < coupon.bets.length;
    const found = priceTogether(bets, isAlone ? CouponType.Single : coupon.typeId, line);
    group.forEach((at, nth) => (priced[at] = asSeen(found[nth]!, at, isSeen)));
  }
  return priced;
}

export const betNowOf = ({ ref, price, reason }: PricedBet): BetNow => ({
  outcomeId: ref.outcomeId,
  reason,
  coef: price?.coef ?? null,
  isLive: price?.isLive ?? false,
  ...(price !== undefined && { version: price.priceVersion, score: price.score }),
  ...(price?.earlyLead != null && { earlyLead: price.earlyLead }),
  ...(price?.isDisabledBanker === true && { isDisabledBanker: true }),
});
