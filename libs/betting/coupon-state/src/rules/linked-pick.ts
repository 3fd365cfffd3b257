import type { Pick } from './coupon-bet.ts';

/** An outcome as a link names it. */
export interface PickRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
}

type Unknown = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Unknown => (typeof value === 'object' && value !== null ? (value as Unknown) : {});
const listOf = (value: unknown): readonly Unknown[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The outcomes of a shared coupon; null for an answer that does not hold. @spec GD-16 */
export function readRefs(answer: unknown): PickRef[] | null {
  const bets = fieldsOf(answer)['bets'];
  if (!Array.isArray(bets)) return null;
  const refs = listOf(bets).map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId }));
  return refs.every((ref): ref is PickRef => isId(ref.gameId) && isId(ref.marketId) && isId(ref.outcomeId)) ? refs : null;
}

/** The outcome as the answer for its game has it; null when the game is over, or the outcome is gone. @spec GD-16 */
export function findPick(answer: unknown, { marketId, outcomeId }: PickRef): Pick | null {
  const { game, subGames } = fieldsOf(answer);
  for (const part of [fieldsOf(game), ...listOf(subGames)]) {
    const market = listOf(part['markets']).find(({ id }) => id === marketId);
    const outcome = listOf(market?.['outcomes']).find(({ id }) => id === outcomeId);
    if (market === undefined || outcome === undefined || !isId(outcome['coef'])) continue;
    const { markets: _markets, ...bare } = part;
    const { outcomes: _outcomes, ...bareMarket } = market;
    // The feed's own shape, as every list and page reads it.
    return { game: bare, market: bareMarket, outcome, source: 'link', pageType: 'link' } as unknown as Pick;
  }
  return null;
}
