import { marketTypeOf, settleOutcome, type OutcomeToSettle, type Pair } from '@touchline/betting-rules';
import { BetStatus } from '@touchline/betting-contract';

/** State of a bet at a score, and the fewest goals or points that would make it win. */
export type BetNeed =
  | { state: 'winning' }
  /** `side` is the side that has to score: 1 home, 2 away, either, or each. */
  | { state: 'losing' | 'void'; needs: { side: 1 | 2 | 'either' | 'each'; count: number } | null };

/** Markets decided by the score of the whole game alone. */
const BY_SCORE: ReadonlySet<string> = new Set([
  'result',
  'winner',
  'double-chance',
  'draw-no-bet',
  'handicap',
  'asian-handicap',
  'european-handicap',
  'total',
  'asian-total',
  'total-1',
  'total-2',
  'both-score',
]);
/** Search limit: no realistic score needs more points. */
const MOST = 80;
const VOID: readonly BetStatus[] = [BetStatus.Return, BetStatus.ForcedReturn];

/**
 * What a bet on a game in play still needs, by the rules that will settle it: settles the current score as if it were final, then the
 * closest later scores.
 *
 * @returns null for a market that depends on more than the score.
 * @spec OD-02
 */
export function betNeed(bet: OutcomeToSettle, [home, away]: Pair): BetNeed | null {
  const type = marketTypeOf(bet.marketTypeId);
  if (type === undefined || type.measure !== 'score' || type.period !== 0 || !BY_SCORE.has(type.key)) return null;
  const at = (h: number, a: number): BetStatus => settleOutcome(bet, { main: [home + h, away + a], periods: [] });
  const now = at(0, 0);
  if (now === BetStatus.Win) return { state: 'winning' };
  const state = VOID.includes(now) ? 'void' : 'losing';
  for (let count = 1; count <= MOST; count++) {
    const [first, second] = [at(count, 0) === BetStatus.Win, at(0, count) === BetStatus.Win];
    if (first && second) return { state, needs: { side: 'either', count } };
    if (first || second) return { state, needs: { side: first ? 1 : 2, count } };
  }
  for (let count = 1; count <= MOST; count++) if (at(count, count) === BetStatus.Win) return { state, needs: { side: 'each', count } };
  return { state, needs: null };
}
