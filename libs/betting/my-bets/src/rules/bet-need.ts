import { marketTypeOf, settleOutcome, type OutcomeToSettle, type Pair } from '@touchline/betting-rules';
import { BetStatus } from '@touchline/betting-contract';

/** How a bet stands at a score, and the fewest points or goals that would make it win. */
export type BetNeed =
  | { standing: 'winning' }
  /** `side` is who has to score: 1 home, 2 away, either of them, or each. */
  | { standing: 'losing' | 'void'; needs: { side: 1 | 2 | 'either' | 'each'; count: number } | null };

/** Markets that the score of the whole game alone decides. */
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
/** Further than this no game is from its end. */
const MOST = 80;
const VOID: readonly BetStatus[] = [BetStatus.Return, BetStatus.ForcedReturn];

/**
 * What a bet on a game in play still needs, by the very rule that will settle it: the score of now is settled as if it were the last one, then
 * the nearest scores after it.
 *
 * @returns null for a market that more than the score decides.
 * @spec OD-02
 */
export function betNeed(bet: OutcomeToSettle, [home, away]: Pair): BetNeed | null {
  const type = marketTypeOf(bet.marketTypeId);
  if (type === undefined || type.measure !== 'score' || type.period !== 0 || !BY_SCORE.has(type.key)) return null;
  const at = (h: number, a: number): BetStatus => settleOutcome(bet, { main: [home + h, away + a], periods: [] });
  const now = at(0, 0);
  if (now === BetStatus.Win) return { standing: 'winning' };
  const standing = VOID.includes(now) ? 'void' : 'losing';
  for (let count = 1; count <= MOST; count++) {
    const [first, second] = [at(count, 0) === BetStatus.Win, at(0, count) === BetStatus.Win];
    if (first && second) return { standing, needs: { side: 'either', count } };
    if (first || second) return { standing, needs: { side: first ? 1 : 2, count } };
  }
  for (let count = 1; count <= MOST; count++) if (at(count, count) === BetStatus.Win) return { standing, needs: { side: 'each', count } };
  return { standing, needs: null };
}
