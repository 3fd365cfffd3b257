import type { CouponType } from '@touchline/betting-coupon-math';
import { dependentBets, placementLock } from '@touchline/betting-rules';
import type { BetNow, RefusalReason } from '@touchline/shared-contract';
import type { PriceNow, PriceRef, PriceSource } from './prices.ts';

/** A bet beside what the line says of it at this moment. */
export interface PricedBet {
  ref: PriceRef;
  price: PriceNow | undefined;
  /** Why it can't be placed in a coupon of this type, whatever its odds. */
  reason: RefusalReason | null;
}

/** Two polling periods of live: a line that has been silent for longer sells nothing. @spec ODD-5 */
const STALE_AFTER_MS = 10_000;

function reasonOf(price: PriceNow, isShared: boolean, typeId: CouponType, nowMs: number): RefusalReason | null {
  if (price.isFinished) return 'game-finished';
  // Kick-off itself is too late: the line closes at that moment, by this server's clock.
  if (!price.isLive && nowMs >= price.startAt * 1000) return 'game-started';
  if (nowMs - price.updatedAt > STALE_AFTER_MS) return 'stale-price';
  const { isSuspended, isDepend, isBannedExpress } = price;
  return placementLock({ isBlocked: isSuspended, isDepend: isDepend || isShared, isBannedExpress }, typeId);
}

/** Looks every bet up in the line and says which can't stand. @spec CP-29 ODD-4 */
export function priceBets(
  bets: readonly PriceRef[],
  typeId: CouponType,
  { prices, nowMs }: { prices: Pick<PriceSource<unknown>, 'quote'>; nowMs: number },
): PricedBet[] {
  const found = bets.map((ref) => ({ ref, quote: prices.quote(ref) }));
  const shared = dependentBets(
    found.map(({ ref, quote }) => ({
      outcomeId: ref.outcomeId,
      gameId: ref.gameId,
      ...(typeof quote === 'object' && { parentId: quote.rootGameId }),
    })),
  );
  return found.map(({ ref, quote }) => {
    if (quote === 'no-game') return { ref, price: undefined, reason: 'game-finished' };
    if (quote === 'no-outcome') return { ref, price: undefined, reason: 'outcome-gone' };
    return { ref, price: quote, reason: reasonOf(quote, shared.has(ref.outcomeId), typeId, nowMs) };
  });
}

export const betNowOf = ({ ref, price, reason }: PricedBet): BetNow => ({
  outcomeId: ref.outcomeId,
  reason,
  coef: price?.coef ?? null,
  isLive: price?.isLive ?? false,
});
