import { dependentBets } from '../dependent-bets.ts';
import { idsOf, inCombinations } from './coupon-rule.ts';

/** Bets of one game, and bets that the line marks as dependent, are not combined. @spec CP-08 CP-29 */
export const dependentInCombinations = inCombinations((bets) => {
  const together = dependentBets(bets);
  return idsOf(bets, ({ outcomeId, isDepend }) => isDepend === true || together.has(outcomeId));
});
