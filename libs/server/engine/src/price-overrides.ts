import type { PricedMarket } from './pricing/draft.ts';

/** Prices that a test has fixed. Empty outside of tests, and then nothing is looked at. */
export class PriceOverrides {
  readonly #coefs = new Map<number, number>();

  /** @param coef - thousandths; null gives the price back to the model. */
  set(outcomeId: number, coef: number | null): void {
    if (coef === null) this.#coefs.delete(outcomeId);
    else this.#coefs.set(outcomeId, coef);
  }

  apply(markets: PricedMarket[]): PricedMarket[] {
    if (this.#coefs.size === 0) return markets;
    return markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => ({ ...outcome, coef: this.#coefs.get(outcome.id) ?? outcome.coef })),
    }));
  }
}
