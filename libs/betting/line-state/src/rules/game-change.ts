import type { Game, GameChange, Market, Outcome, PriceChange } from '@touchline/betting-contract';
import type { PriceWrite } from './price-write.ts';
import { isClosedForBets } from './game-state.ts';

/** A game without its markets: they change on another beat and are kept beside it. */
export type GameInfo = Omit<Game, 'markets'>;

/** A game as the last answer left it. */
export interface KnownGame {
  info: GameInfo;
  markets: readonly Market[];
}

/** What one answer moved, told to the price board as it arrived. */
export interface Moves {
  /** Which answer of its view this was: 1 follows the first image. Who missed one reads the image. */
  at: number;
  writes: PriceWrite[];
  /** Outcomes that new markets of their game lack: closed wherever they are still shown. */
  gone: number[];
}

/** Begins the moves of an answer to a view; null for a whole image, which says everything itself. */
export const movesAfter = (before: { moves: Moves | null } | undefined, isFull: boolean): Moves | null =>
  isFull ? null : { at: (before?.moves?.at ?? 0) + 1, writes: [], gone: [] };

export function splitGame(game: Game): KnownGame {
  const { markets, ...info } = game;
  return { info, markets };
}

export const idsOf = (markets: readonly Market[]): number[] => markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));

/** Prices of a game as the board shows them: a game that is closed for bets and a suspended market lock all of theirs. @spec BT-02 */
export function writesOf({ info, markets }: KnownGame): PriceWrite[] {
  const isClosed = isClosedForBets(info.state);
  return markets.flatMap((market) => market.outcomes.map((outcome) => writeOf(outcome, isClosed || market.isSuspended === true)));
}

const writeOf = ({ id, coef, isBlocked }: Outcome, isLocked: boolean): PriceWrite => ({
  id,
  coef,
  isBlocked: isLocked || isBlocked === true,
});

/** Markets with the new prices in place; the same array when none of them is its own. Each moved price is told to `onMoved`. */
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
 * What a change does to one game: markets first, then prices on top, so that both may come in one answer. `moves` takes what the board has
 * to write: the prices that the answer names, or all of the game where its markets are new or the whole game opened or closed.
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
