import type { PricedMarket } from './pricing/draft.ts';

/** Changes that are remembered; the oldest are forgotten first. */
const MOST_CHANGES = 2000;

interface Change {
  outcomeId: number;
  coef: number | null;
  atMs: number;
}

/** Prices that a test has fixed, with when it did. Empty outside of tests, and then nothing is looked at. */
export class PriceOverrides {
  readonly #coefs = new Map<number, number>();
  #changes: Change[] = [];

  /** @param coef - thousandths; null gives the price back to the model. @param atMs - the moment from which it holds. */
  set(outcomeId: number, coef: number | null, atMs: number): void {
    if (coef === null) this.#coefs.delete(outcomeId);
    else this.#coefs.set(outcomeId, coef);
    this.#changes = [...this.#changes, { outcomeId, coef, atMs }].slice(-MOST_CHANGES);
  }

  of(outcomeId: number): number | undefined {
    return this.#coefs.get(outcomeId);
  }

  apply(markets: PricedMarket[]): PricedMarket[] {
    return this.#coefs.size === 0 ? markets : laidOver(markets, this.#coefs);
  }

  /** When prices of a game were fixed or given back. @param isOf - whether an outcome is one of its own. */
  moments(isOf: (outcomeId: number) => boolean): number[] {
    return this.#changes.filter(({ outcomeId }) => isOf(outcomeId)).map(({ atMs }) => atMs);
  }

  /** As {@link apply}, for a moment that has passed. */
  applyAt(markets: PricedMarket[], ms: number): PricedMarket[] {
    if (this.#changes.length === 0) return markets;
    const coefs = new Map<number, number>();
    for (const { outcomeId, coef, atMs } of this.#changes) {
      if (atMs > ms) continue;
      if (coef === null) coefs.delete(outcomeId);
      else coefs.set(outcomeId, coef);
    }
    return laidOver(markets, coefs);
  }
}

const laidOver = (markets: PricedMarket[], coefs: ReadonlyMap<number, number>): PricedMarket[] =>
  markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, coef: coefs.get(outcome.id) ?? outcome.coef })),
  }));
