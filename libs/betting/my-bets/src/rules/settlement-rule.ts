import type { BookedBet } from '@touchline/betting-contract';
import { countsExtraTime, marketTypeOf, type MarketKindKey } from '@touchline/betting-rules';

/** Rule by which a selection is settled; pages have the texts. */
export type SettlementRule = 'score' | 'period' | 'corners' | 'cards' | 'final' | 'order' | 'player' | 'duel' | 'race' | 'void' | 'early';

const ORDER: ReadonlySet<MarketKindKey> = new Set(['next-score', 'first-score', 'last-score', 'race-to', 'first-blood', 'comeback-win']);
const FORCED_RETURN = 3;

/** Fields of a booked bet that determine its settlement rule. */
type Settled = Pick<BookedBet, 'marketTypeId' | 'early'> & { statusId: number };

/**
 * Settlement rule of a selection: what is counted, and in which part of the game. A forced return or a win by an early lead takes
 * precedence.
 *
 * @spec OD-02 BT-15
 */
export function settlementRule({ marketTypeId, statusId, early }: Settled): SettlementRule {
  if (statusId === FORCED_RETURN) return 'void';
  if (early !== undefined && early.score !== null) return 'early';
  const type = marketTypeOf(marketTypeId);
  if (type === undefined) return 'score';
  if (type.key === 'player-duel') return 'duel';
  if (type.sports.includes('race')) return 'race';
  if (type.group === 'players') return 'player';
  if (countsExtraTime(marketTypeId)) return 'final';
  if (ORDER.has(type.key)) return 'order';
  if (type.measure === 'corners' || type.measure === 'cards') return type.measure;
  return type.period > 0 ? 'period' : 'score';
}
