import type { GameList } from '@touchline/betting-line-state';
import { marketTypeId } from '@touchline/betting-rules';

const RESULT = marketTypeId('result');
/** Home, draw and away. */
const PRICES = 3;

/**
 * The highlight that home features: the game that was featured before while it is listed, otherwise the first one with three prices that can
 * be bet on. The list is in order of time, so it is the next top match to start.
 *
 * @returns null if none has three prices.
 * @spec BT-01
 */
export function featuredGame({ order, games, books }: Pick<GameList, 'order' | 'games' | 'books'>, before: number | null): number | null {
  if (before !== null && games[before] !== undefined) return before;
  const hasPrices = (id: number): boolean =>
    games[id]?.state.isSuspended !== true &&
    (books[id] ?? []).some(
      ({ typeId, isSuspended, outcomes }) =>
        typeId === RESULT && isSuspended !== true && outcomes.filter(({ isBlocked }) => isBlocked !== true).length === PRICES,
    );
  return order.find(hasPrices) ?? null;
}
