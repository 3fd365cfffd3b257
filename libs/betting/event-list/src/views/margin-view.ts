import type { Market } from '@touchline/betting-contract';
import { withoutMargin, type MarginMethod } from '@touchline/betting-coupon-math';
import { marketTypeOf } from '@touchline/betting-rules';

/** Kinds of which exactly one outcome wins, or all stakes come back: others, as double chance or scorers, have no margin in this sense. */
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

export const MARGIN_METHODS = ['proportional', 'power', 'shin'] as const satisfies readonly MarginMethod[];

/** What the margin of a market is and what its prices would be without it. */
export interface MarketMargin {
  market: Market;
  /** In millionths; below zero when the prices make less than one. */
  margin: number;
  /** Fair price of each outcome, in thousandths, in the order of the market; null where a method has no answer. */
  fair: Readonly<Record<MarginMethod, readonly (number | null)[]>>;
}

/** Whether a market of this type is shown with its margin. */
export const hasMargin = (typeId: number): boolean => ONE_WINS.has(marketTypeOf(typeId)?.key ?? '');

const HUNDREDTHS_OF_MILLIONTHS = 100_000_000;
const THOUSANDTHS = 10;
/** In whole hundredths: an estimate with more digits than the prices beside it would look truer than it is. */
const fairCoef = (chance: number): number | null => (chance === 0 ? null : Math.round(HUNDREDTHS_OF_MILLIONTHS / chance) * THOUSANDTHS);

/** Margins of the markets of one type; a market with an outcome missing has none, because its chances do not make one. @spec OD-01 BT-01 */
export function marketMargins(markets: readonly Market[]): MarketMargin[] {
  return markets.flatMap((market): MarketMargin[] => {
    const type = marketTypeOf(market.typeId);
    const offered = new Set(market.outcomes.map(({ typeId }) => typeId));
    const isWhole = type?.outcomes.length === market.outcomes.length && type.outcomes.every((typeId) => offered.has(typeId));
    if (!isWhole || !hasMargin(market.typeId)) return [];
    const coefs = market.outcomes.map(({ coef }) => coef);
    const { margin } = withoutMargin(coefs);
    const fairBy = (method: MarginMethod) =>
      // Shin explains a margin by insiders; without a margin there is nothing to explain.
      method === 'shin' && margin <= 0 ? coefs.map(() => null) : withoutMargin(coefs, method).probabilities.map(fairCoef);
    return [{ market, margin, fair: { proportional: fairBy('proportional'), power: fairBy('power'), shin: fairBy('shin') } }];
  });
}
