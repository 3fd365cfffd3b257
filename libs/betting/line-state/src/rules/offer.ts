import type { Market } from '@touchline/betting-contract';

/** Whether both have the same markets and outcomes, and thus the same layout. Prices may differ, because the board shows those. */
export function isSameOffer(a: readonly Market[] | undefined, b: readonly Market[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return a.every((market, at) => {
    const other = b[at];
    if (other === undefined || market.id !== other.id || market.param !== other.param) return false;
    if (market.outcomes.length !== other.outcomes.length) return false;
    return market.outcomes.every((outcome, index) => outcome.id === other.outcomes[index]?.id);
  });
}

/**
 * The market with the most balanced prices: of several lines of a total or a handicap, the one shown in lists. The first of equals;
 * undefined of none.
 */
export function evenLine<M extends Pick<Market, 'outcomes'>>(markets: readonly M[]): M | undefined {
  const distance = ({ outcomes }: M): number => {
    const coefs = outcomes.map((outcome) => outcome.coef);
    return coefs.length < 2 ? Infinity : Math.max(...coefs) - Math.min(...coefs);
  };
  return markets.reduce<M | undefined>(
    (best, market) => (best === undefined || distance(market) < distance(best) ? market : best),
    undefined,
  );
}
