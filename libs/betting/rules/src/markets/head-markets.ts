import { marketTypeOf, type MarketType } from './market-types.ts';
import type { MarketKindKey } from './market-kinds.ts';

/** Kinds of the main markets in the order players look for them: winner, totals, handicaps; whole game only. */
const HEAD_KINDS: readonly MarketKindKey[] = [
  'result',
  'winner',
  'winner-with-overtime',
  'double-chance',
  'total',
  'total-with-overtime',
  'handicap',
  'both-score',
];

const isOfWholeGame = ({ period, measure }: MarketType): boolean => period === 0 && measure === 'score';

/**
 * Rank of a market among the main ones of a game: 0 for the winner, and so on.
 *
 * @returns Infinity for a market that is not a main one, or that this release does not know.
 * @spec BT-02
 */
export function headMarketRank(typeId: number): number {
  const type = marketTypeOf(typeId);
  if (type === undefined || !isOfWholeGame(type)) return Infinity;
  const rank = HEAD_KINDS.indexOf(type.key);
  return rank === -1 ? Infinity : rank;
}
