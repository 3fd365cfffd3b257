import type { Game, GameAnswer, GamesAnswer, Market, PriceChange } from '@touchline/betting-contract';
import { isClosedForBets } from './game-state.ts';
import type { PriceWrite } from './price-write.ts';

/** A game without its markets, which change at another rate and are stored separately. */
export type GameInfo = Omit<Game, 'markets'>;

/** A game after the last answer. */
export interface KnownGame {
  info: GameInfo;
  markets: readonly Market[];
}

/** Games and markets of a list or a page, after an answer. */
export interface Cut {
  games: Readonly<Record<number, GameInfo>>;
  books: Readonly<Record<number, readonly Market[]>>;
}

/** An answer about a list or about a page. */
export type CutAnswer = Pick<GamesAnswer, 'isFull' | 'changes'> & Partial<Pick<GamesAnswer, 'games' | 'removed'> & GameAnswer>;

export function splitGame(game: Game): KnownGame {
  const { markets, ...info } = game;
  return { info, markets };
}

export const idsOf = (markets: readonly Market[]): number[] => markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));

/** Prices of a game for the board: a closed game and a suspended market lock all their prices. @spec BT-02 */
export function writesOf({ info, markets }: KnownGame): PriceWrite[] {
  const isClosed = isClosedForBets(info.state);
  return markets.flatMap(({ outcomes, isSuspended }) =>
    outcomes.map(({ id, coef, isBlocked }) => ({ id, coef, isBlocked: isClosed || isSuspended === true || isBlocked === true })),
  );
}

/** Applies new prices to markets; returns the same array if none is affected. */
function withPrices(markets: readonly Market[], prices: readonly PriceChange[]): readonly Market[] {
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

/** Whole games in an answer: of a list, or a page's game with its sub-games. */
export const gamesIn = ({ games = [], game, subGames = [] }: CutAnswer): Game[] => [games, game ?? [], subGames].flat();

/**
 * Applies an answer: a full one replaces everything; otherwise removed games are dropped, whole games are added, and changes apply to known
 * games. In a change, markets come before prices, so that both may be in one answer.
 */
export function withAnswer(before: Cut | undefined, answer: CutAnswer): Cut {
  const games: Record<number, GameInfo> = answer.isFull ? {} : { ...before?.games };
  const books: Record<number, readonly Market[]> = answer.isFull ? {} : { ...before?.books };
  for (const id of answer.removed ?? []) {
    delete games[id];
    delete books[id];
  }
  for (const game of gamesIn(answer)) {
    const { info, markets } = splitGame(game);
    games[game.id] = info;
    books[game.id] = markets;
  }
  for (const { id, state, markets, prices = [] } of answer.changes) {
    const info = games[id];
    const book = books[id];
    if (info === undefined || book === undefined) continue;
    if (state !== undefined) games[id] = { ...info, state };
    books[id] = withPrices(markets ?? book, prices);
  }
  return { games, books };
}
