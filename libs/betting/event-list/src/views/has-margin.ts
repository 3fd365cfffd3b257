import { marketTypeOf } from '@touchline/betting-rules';

/**
 * Market kinds in which exactly one outcome wins or all stakes are returned; for others, such as double chance or scorers, this margin is
 * undefined.
 */
const ONE_WINS: ReadonlySet<string> = new Set([
  'result',
  'winner',
  'winner-with-overtime',
  'to-qualify',
  'draw-no-bet',
  'total',
  'total-1',
  'total-2',
  'total-with-overtime',
  'handicap',
  'european-handicap',
  'both-score',
  'odd-even',
  'odd-even-1',
  'odd-even-2',
  'overtime',
  'tie-break',
]);

/** Whether the margin of this market type is shown. */
export const hasMargin = (typeId: number): boolean => ONE_WINS.has(marketTypeOf(typeId)?.key ?? '');
