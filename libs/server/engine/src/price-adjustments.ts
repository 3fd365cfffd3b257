import type { PricedMarket } from './pricing/draft.ts';

/** Changes to the model's prices, made outside of the engine. */
export interface PriceAdjustments {
  /** The markets with the prices that hold now. */
  apply(markets: PricedMarket[]): PricedMarket[];
  /** Like {@link apply}, for a past moment. */
  applyAt(markets: PricedMarket[], ms: number): PricedMarket[];
  /** Times at which prices of a game changed. @param isOf - whether an outcome belongs to the game. */
  moments(isOf: (outcomeId: number) => boolean): number[];
  /** The price of an outcome in thousandths; undefined if the model makes it. */
  of(outcomeId: number): number | undefined;
  /** Called when the game with this short id has left the lists. */
  forget(shortId: number): void;
}

/** The prices of the model as they are. */
export const NO_ADJUSTMENTS: PriceAdjustments = {
  apply: (markets) => markets,
  applyAt: (markets) => markets,
  moments: () => [],
  of: () => undefined,
  forget: () => undefined,
};
