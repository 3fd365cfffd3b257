import type { MinorUnits } from '@touchline/shared-primitives';
import { CouponError } from './coupon-error.ts';
import type { BetStatus } from './bet-status.ts';
import { explainSettlement, type SettlementBreakdown } from './settlement-breakdown.ts';
import type { CouponToSettle } from './settlement.ts';

export interface WhatIf {
  /** Settlement of the hypothetical coupon. */
  then: SettlementBreakdown;
  /** Change of the secured payout, in minor units; may be negative. */
  securedChange: MinorUnits;
  /** Change of the possible payout, in minor units; may be negative. */
  possibleChange: MinorUnits;
}

/**
 * Settles a coupon with hypothetical statuses of some bets: for a player who waits for the last game, or for support staff who explain a
 * correction.
 * @param statuses - status by index in the coupon; other bets keep their status.
 * @throws CouponError on an index without a bet, and as {@link explainSettlement} does.
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
