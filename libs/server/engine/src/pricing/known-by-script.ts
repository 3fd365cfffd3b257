import { marketTypeOf, type MarketKindKey } from '@touchline/betting-rules';
import type { Script } from '../types.ts';

/** Decided by the order of scores or by the scorers. */
const BY_ORDER: ReadonlySet<MarketKindKey> = new Set([
  ...(['next-score', 'first-score', 'last-score', 'race-to', 'comeback-win', 'overtime'] as const),
  ...(['scorer', 'first-scorer', 'last-scorer', 'player-duel', 'own-goal', 'penalty-goal'] as const),
]);
/** Decided by the scores of both halves. */
const BY_HALVES: ReadonlySet<MarketKindKey> = new Set([
  ...(['half-time-full-time', 'highest-scoring-half', 'goal-both-halves', 'draw-either-half'] as const),
  ...(['win-both-halves-1', 'win-both-halves-2', 'win-either-half-1', 'win-either-half-2'] as const),
  ...(['score-both-halves-1', 'score-both-halves-2'] as const),
]);

/**
 * Whether the record of a played match can settle a market. Other markets are not offered, because their stakes would only be held and
 * returned.
 */
export function isKnownByScript(marketTypeId: number, script: Script | undefined): boolean {
  const type = marketTypeOf(marketTypeId);
  if (script === undefined || type === undefined) return true;
  if (type.key === 'red-card') return script.red !== undefined;
  if (script.hasInventedMinutes !== true) return true;
  if (BY_ORDER.has(type.key)) return false;
  return (type.period === 0 && !BY_HALVES.has(type.key)) || script.halfTime !== undefined;
}
