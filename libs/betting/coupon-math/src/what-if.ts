import type { MinorUnits } from '@touchline/shared-primitives';
import { CouponError } from './coupon-error.ts';
import type { BetStatus } from './bet-status.ts';
import { explainSettlement, type SettlementBreakdown } from './settlement-breakdown.ts';
import type { CouponToSettle } from './settlement.ts';

export interface WhatIf {
  /** The coupon as it would be. */
  then: SettlementBreakdown;
  /** How much more is safe than now, in minor units; negative when less is. */
  securedChange: MinorUnits;
  /** How much more can still be paid than now; negative when less can. */
  possibleChange: MinorUnits;
}

/**
 * What a coupon would come to if some bets ended so: the question of a player who waits for the last game, and of support that explains a
 * correction.
 * @param statuses - status by position in the coupon; bets that are not named stay as they are.
 * @throws CouponError on a position that has no bet, and as {@link explainSettlement} does.
 * @spec OD-02
 * @example
 * const bets = [{ coef: 2000, statusId: BetStatus.Win }, { coef: 3000, statusId: BetStatus.NotCalculated }];
 * whatIf({ typeId: CouponType.Express, amount: 100, bets }, { 1: BetStatus.Return }).then.outcome; // => { state: 'won', payout: 200 }
 */
export function whatIf(coupon: CouponToSettle, statuses: Readonly<Record<number, BetStatus>>): WhatIf {
  for (const at of Object.keys(statuses)) {
    if (coupon.bets[Number(at)] === undefined)
      throw new CouponError('statuses', 'unknown', at, `There is no bet at ${at}; the coupon has ${coupon.bets.length}.`);
  }
  const bets = coupon.bets.map((bet, at) => ({ ...bet, statusId: statuses[at] ?? bet.statusId }));
  const now = explainSettlement(coupon);
  const then = explainSettlement({ ...coupon, bets });
  return { then, securedChange: then.secured - now.secured, possibleChange: then.possible - now.possible };
}
