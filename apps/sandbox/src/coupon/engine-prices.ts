import type { GameResult } from '@touchline/betting-rules';
import type { Engine } from '../engine/engine.ts';
import type { PriceSource } from './prices.ts';

/** Prices and results of the engine as coupons need them. */
export function enginePrices(engine: Pick<Engine, 'quote' | 'result' | 'onSettled'>): PriceSource<GameResult> {
  return {
    quote: (ref) => {
      const quote = engine.quote(ref);
      return typeof quote === 'string' ? quote : { ...quote, isSuspended: quote.isSuspended || quote.isBlocked };
    },
    result: (gameId) => engine.result(gameId),
    onSettled: (listener) => engine.onSettled(listener),
  };
}
