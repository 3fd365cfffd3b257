import type { MinorUnits } from '@touchline/shared-primitives';
import { CouponError } from './coupon-error.ts';
import type { BetStatus } from './bet-status.ts';
import { settleBlocks, type SettledReceipt } from './settle-blocks.ts';
import type { CouponToSettle, SettledBet } from './settlement.ts';
import type { DeadHeat, PlaceTerms } from './leg-factor.ts';

export interface EachWayBet extends Omit<SettledBet, 'statusId' | 'place' | 'deadHeat'> {
  /** Status of the bet on the winner. */
  winStatusId: BetStatus;
  /** Status of the bet on a place; a winner is also placed. */
  placeStatusId: BetStatus;
  place: PlaceTerms;
  winDeadHeat?: DeadHeat | undefined;
  placeDeadHeat?: DeadHeat | undefined;
}

export interface EachWayCoupon extends Omit<CouponToSettle, 'bets' | 'amount'> {
  /** Stake of each part, in minor units: 5.00 each way costs 10.00. */
  amount: MinorUnits;
  bets: readonly EachWayBet[];
}

const WIN_PART = 1;
const PLACE_PART = 2;

/**
 * Settles an each-way coupon as two coupons: one with all bets to win, one with all bets to be placed at a fraction of the odds.
 * @returns two lines: block 1 to win, block 2 to be placed.
 * @throws CouponError when a part is not a valid coupon, or place terms are missing or invalid.
 * @spec OD-02
 * @example
 * const place = { numerator: 1, denominator: 5 };
 * const bets = [{ coef: 11_000, winStatusId: BetStatus.Lose, placeStatusId: BetStatus.Win, place }];
 * settleEachWay({ typeId: CouponType.Single, amount: 500, bets }).payout; // => 1500
 */
export function settleEachWay({ bets, ...coupon }: EachWayCoupon): SettledReceipt {
  bets.forEach(({ place }, at) => {
    if ((place as PlaceTerms | undefined) === undefined)
      throw new CouponError(`bets[${at}].place`, 'missing', place, 'An each-way bet needs its place terms, as 1/5.');
  });
  const toWin = bets.map(({ coef, isBanker, deduction, winStatusId: statusId, winDeadHeat: deadHeat }) => ({
    ...{ coef, isBanker, deduction, statusId, deadHeat },
  }));
  const toBePlaced = bets.map(({ coef, isBanker, deduction, place, placeStatusId: statusId, placeDeadHeat: deadHeat }) => ({
    ...{ coef, isBanker, deduction, place, statusId, deadHeat },
  }));
  return settleBlocks([
    { ...coupon, blockId: WIN_PART, bets: toWin },
    { ...coupon, blockId: PLACE_PART, bets: toBePlaced },
  ]);
}
