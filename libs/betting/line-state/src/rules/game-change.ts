import type { Game, GameChange, Market, PriceChange } from '@touchline/betting-contract';

/** A game without its markets: they change on another beat and are kept beside it. */
export type GameInfo = Omit<Game, 'markets'>;

export function splitGame(game: Game): { info: GameInfo; markets: readonly Market[] } {
  const { markets, ...info } = game;
  return { info, markets };
}

/** Markets with the new prices in place; the same array when none of them is its own. */
export function withPrices(markets: readonly Market[], prices: readonly PriceChange[]): readonly Market[] {
  const byId = new Map(prices.map((price) => [price[0], price]));
  let isTouched = false;
  const next = markets.map((market) => {
    if (!market.outcomes.some((outcome) => byId.has(outcome.id))) return market;
    isTouched = true;
    return {
      ...market,
      outcomes: market.outcomes.map((outcome) => {
        const price = byId.get(outcome.id);
        if (price === undefined) return outcome;
        const moved = { ...outcome, coef: price[1] };
        if (price[2] === 1) moved.isBlocked = true;
        else delete moved.isBlocked;
        return moved;
      }),
    };
  });
  return isTouched ? next : markets;
}

/** What a change does to one game: markets first, then prices on top, so that both may come in one answer. */
export function withChange(info: GameInfo, markets: readonly Market[], change: GameChange): { info: GameInfo; markets: readonly Market[] } {
  const base = change.markets ?? markets;
  return {
    info: change.state === undefined ? info : { ...info, state: change.state },
    markets: change.prices === undefined ? base : withPrices(base, change.prices),
  };
}
