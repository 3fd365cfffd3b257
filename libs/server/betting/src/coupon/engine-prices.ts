import type { GameResult } from '@touchline/betting-rules';
import type { Engine } from '@touchline/server-engine';
import type { PriceSource } from './prices.ts';

/** What is all but certain may not stand in every combination of a system. @spec CP-29 */
const LOWEST_BANKER_COEF = 1050;

/** Prices and results of the engine as coupons need them. */
export function enginePrices(engine: Pick<Engine, 'quote' | 'result' | 'onSettled'>): PriceSource<GameResult> {
  return {
    quote: (ref) => {
      const quote = engine.quote(ref);
      return typeof quote === 'string' ? quote : { ...quote, isDisabledBanker: quote.coef < LOWEST_BANKER_COEF };
    },
    result: (gameId) => engine.result(gameId),
    onSettled: (listener) => engine.onSettled(listener),
  };
}
