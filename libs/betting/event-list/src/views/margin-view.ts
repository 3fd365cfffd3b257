import type { Market } from '@touchline/betting-contract';
import { withoutMargin, type MarginMethod } from '@touchline/betting-coupon-math';
import { marketTypeOf } from '@touchline/betting-rules';
import { hasMargin } from './has-margin.ts';

export const MARGIN_METHODS = ['proportional', 'power', 'shin'] as const satisfies readonly MarginMethod[];

/** The margin of a market, and its prices without it. */
export interface MarketMargin {
  market: Market;
  /** In millionths; negative if the implied chances add up to less than one. */
  margin: number;
  /** Fair price of each outcome in thousandths, in the order of the market; null if a method has no result. */
  fair: Readonly<Record<MarginMethod, readonly (number | null)[]>>;
}

const HUNDREDTHS_OF_MILLIONTHS = 100_000_000;
const THOUSANDTHS = 10;
/** In whole hundredths: an estimate with more digits than the actual prices would look more precise than it is. */
const fairCoef = (chance: number): number | null => (chance === 0 ? null : Math.round(HUNDREDTHS_OF_MILLIONTHS / chance) * THOUSANDTHS);

/** Margins of the markets of one type; none for a market with a missing outcome, because its chances are incomplete. @spec OD-01 BT-01 */
export function marketMargins(markets: readonly Market[]): MarketMargin[] {
  return markets.flatMap((market): MarketMargin[] => {
    const type = marketTypeOf(market.typeId);
    const offered = new Set(market.outcomes.map(({ typeId }) => typeId));
    const isWhole = type?.outcomes.length === market.outcomes.length && type.outcomes.every((typeId) => offered.has(typeId));
    if (!isWhole || !hasMargin(market.typeId)) return [];
    const coefs = market.outcomes.map(({ coef }) => coef);
    const { margin } = withoutMargin(coefs);
    const fairBy = (method: MarginMethod) =>
      // Shin explains the margin by insider trading; without a margin it does not apply.
      method === 'shin' && margin <= 0 ? coefs.map(() => null) : withoutMargin(coefs, method).probabilities.map(fairCoef);
    return [{ market, margin, fair: { proportional: fairBy('proportional'), power: fairBy('power'), shin: fairBy('shin') } }];
  });
}
