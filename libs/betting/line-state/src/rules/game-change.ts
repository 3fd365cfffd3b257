import type { Game, GameChange, Market, Outcome, PriceChange } from '@touchline/betting-contract';
import type { PriceWrite } from './price-write.ts';
import { isClosedForBets } from './game-state.ts';

/** A game without its markets, which change at another rate and are stored separately. */
export type GameInfo = Omit<Game, 'markets'>;

/** A game after the last answer. */
export interface KnownGame {
  info: GameInfo;
  markets: readonly Market[];
}

/** Changes of one answer, for the price board. */
export interface Moves {
  /** Number of the answer within its view: 1 follows the first image. A board that missed one reads the image. */
  at: number;
  writes: PriceWrite[];
  /** Outcomes removed from their game: locked wherever they are still shown. */
  gone: number[];
}

/** Starts the changes of an answer for a view; null for a full image, which needs none. */
export const movesAfter = (before: { moves: Moves | null } | undefined, isFull: boolean): Moves | null =>
  isFull ? null : { at: (before?.moves?.at ?? 0) + 1, writes: [], gone: [] };

export function splitGame(game: Game): KnownGame {
  const { markets, ...info } = game;
  return { info, markets };
}

export const idsOf = (markets: readonly Market[]): number[] => markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));

/** Prices of a game for the board: a closed game and a suspended market lock all their prices. @spec BT-02 */
export function writesOf({ info, markets }: KnownGame): PriceWrite[] {
  const isClosed = isClosedForBets(info.state);
  return markets.flatMap((market) => market.outcomes.map((outcome) => writeOf(outcome, isClosed || market.isSuspended === true)));
}

const writeOf = ({ id, coef, isBlocked }: Outcome, isLocked: boolean): PriceWrite => ({
  id,
  coef,
  isBlocked: isLocked || isBlocked === true,
});

/** Applies new prices to markets; returns the same array if none is affected. Calls `onMoved` for each changed price. */
function withPrices(
  markets: readonly Market[],
  prices: readonly PriceChange[],
  onMoved: (outcome: Outcome, market: Market) => void,
): readonly Market[] {
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
        onMoved(moved, market);
        return moved;
      }),
    };
  });
  return isTouched ? next : markets;
}

/**
 * Applies a change to one game: first markets, then prices, so that both may be in one answer. Collects in `moves` what the board has to
 * write: the prices in the answer, or all prices of the game if its markets are new or the whole game was opened or closed.
 */
export function withChange({ info, markets }: KnownGame, change: GameChange, moves: Moves | null): KnownGame {
  const next: GameInfo = change.state === undefined ? info : { ...info, state: change.state };
  const isClosed = isClosedForBets(next.state);
  const isWhole = change.markets !== undefined || isClosed !== isClosedForBets(info.state);
  const book = withPrices(change.markets ?? markets, change.prices ?? [], (outcome, market) => {
    if (!isWhole) moves?.writes.push(writeOf(outcome, isClosed || market.isSuspended === true));
  });
  const game = { info: next, markets: book };
  if (isWhole) moves?.writes.push(...writesOf(game));
  if (change.markets !== undefined) {
    const here = new Set(idsOf(book));
    moves?.gone.push(...idsOf(markets).filter((id) => !here.has(id)));
  }
  return game;
}
