import { marketTypeOf, OUTCOME as O } from '@touchline/betting-rules';
import type { PricedMarket } from '../../pricing/draft.ts';

/**
 * Outcomes on a side that are worth more with each of its scores. Lines are not among them: a run that wins the chase ends it with a small
 * lead, and one that avoids extra innings makes a large lead rarer.
 */
const SIDE_OF: Readonly<Record<number, 1 | 2>> = { [O.HomeWin]: 1, [O.Winner1]: 1, [O.AwayWin]: 2, [O.Winner2]: 2 };
/** Prices are rounded, and a little time has passed between the two. */
const TOLERANCE = 0.03;

/**
 * Names of prices that moved the wrong way when a side scored: up for that side, or down for the other one.
 *
 * @param period - in which it scored; markets of others have nothing to do with it.
 */
export function wrongWays(
  before: readonly PricedMarket[],
  after: readonly PricedMarket[],
  { gained, period }: { gained: 1 | 2; period: number },
): string[] {
  const coefs = new Map(after.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, coef] as const)));
  return before.flatMap(({ typeId, param, outcomes }) =>
    outcomes.flatMap(({ id, coef, typeId: outcomeTypeId }) => {
      const side = SIDE_OF[outcomeTypeId];
      const now = coefs.get(id);
      const type = marketTypeOf(typeId);
      if (side === undefined || now === undefined || (type?.measure !== 'score' && type?.measure !== 'units')) return [];
      if (type.period !== 0 && type.period !== period) return [];
      const isWrong = side === gained ? now > coef * (1 + TOLERANCE) : now < coef * (1 - TOLERANCE);
      return isWrong ? [`${type.key} of period ${type.period} at ${param ?? 0}: ${coef} to ${now}, for side ${side}`] : [];
    }),
  );
}
