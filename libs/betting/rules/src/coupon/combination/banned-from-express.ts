import { idsOf, inCombinations } from './coupon-rule.ts';

/** Bets that the line sells in singles only. @spec CP-08 CP-29 */
export const bannedFromExpress = inCombinations((bets) => idsOf(bets, ({ isBannedExpress }) => isBannedExpress === true));
