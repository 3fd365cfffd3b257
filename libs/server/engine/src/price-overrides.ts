import { isCombination } from '@touchline/betting-rules';
import type { PriceAdjustments } from './price-adjustments.ts';
import { chancesAt, chancesOf } from './pricing/chances-of.ts';
import { CHANCES } from './pricing/chances.ts';
import { shortIdOf, type PricedMarket, type PricedOutcome } from './pricing/draft.ts';
import { rootIdOf } from './schedule.ts';

/** Maximum number of remembered changes; the oldest are dropped first. */
const MOST_CHANGES = 2000;

interface Change {
  outcomeId: number;
  coef: number | null;
  atMs: number;
}

/** Prices that a test or the control room has fixed, and when. */
export class PriceOverrides implements PriceAdjustments {
  readonly #coefs = new Map<number, number>();
  #changes: Change[] = [];

  /** @param coef - thousandths; null returns the price to the model. @param atMs - when the change takes effect. */
  set(outcomeId: number, coef: number | null, atMs: number): void {
    if (coef === null) this.#coefs.delete(outcomeId);
    else this.#coefs.set(outcomeId, coef);
    this.#changes = [...this.#changes, { outcomeId, coef, atMs }].slice(-MOST_CHANGES);
  }

  /** Releases the prices of a game that is over: short ids repeat, and a fixed price must not follow them to another game. */
  forget(shortId: number): void {
    const isOf = (id: number): boolean => !isCombination(id) && rootIdOf(shortIdOf(id)) === shortId;
    for (const id of this.#coefs.keys()) if (isOf(id)) this.#coefs.delete(id);
  }

  /** The fixed price of an outcome, thousandths. */
  of(outcomeId: number): number | undefined {
    return this.#coefs.get(outcomeId);
  }

  apply(markets: PricedMarket[]): PricedMarket[] {
    return this.#coefs.size === 0 ? markets : laidOver(markets, this.#coefs);
  }

  moments(isOf: (outcomeId: number) => boolean): number[] {
    return this.#changes.filter(({ outcomeId }) => isOf(outcomeId)).map(({ atMs }) => atMs);
  }

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

const fixed = (outcome: PricedOutcome, marketTypeId: number, coef: number | undefined): PricedOutcome =>
  coef === undefined ? outcome : { ...outcome, coef, [CHANCES]: chancesAt(coef, marketTypeId, chancesOf(outcome, marketTypeId)) };

const laidOver = (markets: PricedMarket[], coefs: ReadonlyMap<number, number>): PricedMarket[] =>
  markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => fixed(outcome, market.typeId, coefs.get(outcome.id))),
  }));
