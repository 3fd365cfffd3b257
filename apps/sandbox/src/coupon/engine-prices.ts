import type { GameResult } from '@touchline/betting-rules';
import type { Engine } from '../engine/engine.ts';
import type { PriceNow, PriceSource } from './prices.ts';

/** What a test may do to prices. It changes what is sold, not what the lists show: as when the market moves under the player's finger. */
export interface PriceControls {
  setCoef(outcomeId: number, coef: number | null): void;
  setSuspended(gameId: number, isSuspended: boolean): void;
}

/** Prices and results of the engine as coupons need them. */
export function enginePrices(
  engine: Pick<Engine, 'quote' | 'result' | 'onSettled'>,
): PriceSource<GameResult> & { controls: PriceControls } {
  const coefs = new Map<number, number>();
  const suspended = new Set<number>();
  return {
    quote: (ref) => {
      const quote = engine.quote(ref);
      if (typeof quote === 'string') return quote;
      const price: PriceNow = { ...quote, isSuspended: quote.isSuspended || quote.isBlocked };
      const coef = coefs.get(ref.outcomeId);
      return { ...price, ...(coef !== undefined && { coef }), ...(suspended.has(price.rootGameId) && { isSuspended: true }) };
    },
    result: (gameId) => engine.result(gameId),
    onSettled: (listener) => engine.onSettled(listener),
    controls: {
      setCoef: (outcomeId, coef) => void (coef === null ? coefs.delete(outcomeId) : coefs.set(outcomeId, coef)),
      setSuspended: (gameId, isSuspended) => void (isSuspended ? suspended.add(gameId) : suspended.delete(gameId)),
    },
  };
}
