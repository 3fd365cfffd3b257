import type { Market, PriceChange } from '@touchline/betting-contract';
import type { PricedMarket, PricedOutcome } from './pricing/draft.ts';

/** The changes to send to a reader with an older revision. */
export interface BookChange {
  prices?: PriceChange[];
  markets?: Market[];
}

/** Whether both lists have the same markets and outcomes, regardless of price. */
function isSameOffer(a: readonly PricedMarket[], b: readonly PricedMarket[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const one = a[at] as PricedMarket;
    const two = b[at] as PricedMarket;
    if (one.id !== two.id || one.param !== two.param || one.outcomes.length !== two.outcomes.length) return false;
    for (let nth = 0; nth < one.outcomes.length; nth++) if (one.outcomes[nth]?.id !== two.outcomes[nth]?.id) return false;
  }
  return true;
}

/** The prices of one game, each stamped with the revision of its last move, so that a reader gets only the changes. */
export class Book {
  #markets: readonly PricedMarket[];
  /** Revision at which the set of markets last changed. */
  #offerRevision: number;
  #lastRevision: number;
  readonly #moved = new Map<number, number>();

  constructor(markets: readonly PricedMarket[], revision: number) {
    this.#markets = markets;
    this.#offerRevision = revision;
    this.#lastRevision = revision;
  }

  get markets(): readonly PricedMarket[] {
    return this.#markets;
  }

  get lastRevision(): number {
    return this.#lastRevision;
  }

  /** Replaces the prices. @returns whether anything changed. */
  update(markets: readonly PricedMarket[], revision: number): boolean {
    if (!isSameOffer(this.#markets, markets)) {
      this.#markets = markets;
      this.#offerRevision = revision;
      this.#lastRevision = revision;
      this.#moved.clear();
      return true;
    }
    let hasMoved = false;
    for (let at = 0; at < markets.length; at++) {
      const old = (this.#markets[at] as PricedMarket).outcomes;
      const next = (markets[at] as PricedMarket).outcomes;
      for (let nth = 0; nth < next.length; nth++) {
        const outcome = next[nth] as PricedOutcome;
        if (old[nth]?.coef === outcome.coef) continue;
        this.#moved.set(outcome.id, revision);
        hasMoved = true;
      }
    }
    // Also where no price moved: the chances behind the prices may have.
    this.#markets = markets;
    if (!hasMoved) return false;
    this.#lastRevision = revision;
    return true;
  }

  /** The changes after `revision`; null if there are none. */
  since(revision: number): BookChange | null {
    if (this.#lastRevision <= revision) return null;
    if (this.#offerRevision > revision) return { markets: this.#markets as Market[] };
    const prices: PriceChange[] = [];
    for (const { outcomes } of this.#markets)
      for (const { id, coef } of outcomes) if ((this.#moved.get(id) ?? 0) > revision) prices.push([id, coef, 0]);
    return { prices };
  }

  /** Revision at which a price last moved. */
  versionOf(outcomeId: number): number {
    return this.#moved.get(outcomeId) ?? this.#offerRevision;
  }

  has(outcomeId: number): boolean {
    return this.#markets.some(({ outcomes }) => outcomes.some(({ id }) => id === outcomeId));
  }

  find(marketId: number, outcomeId: number): { market: PricedMarket; outcome: PricedOutcome } | undefined {
    const market = this.#markets.find(({ id }) => id === marketId);
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
    return market && outcome && { market, outcome };
  }
}
