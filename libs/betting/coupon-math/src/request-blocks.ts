import type { MinorUnits } from '@touchline/shared-primitives';
import { couponBlocks, type CouponBlock, type CouponWithBlocks } from './blocks.ts';
import { checkWhole } from './check-input.ts';
import { CouponError } from './coupon-error.ts';
import { CouponType } from './coupon-type.ts';

/** Size that means all bets as singles. */
export const SINGLES = 1;

/** A coupon as it is sent: its bets and its stake or stakes. */
export type CouponRequest = Pick<CouponWithBlocks, 'typeId' | 'systemValue' | 'shop' | 'amount' | 'amountByBlockId' | 'bets'>;

/** Sizes and stakes of a system without `systemValue`, where each stake is for one size; null for every other request. */
export const stakesBySize = ({ typeId, systemValue, amountByBlockId = {} }: CouponRequest): [size: number, amount: MinorUnits][] | null => {
  if (typeId !== CouponType.System || systemValue !== undefined) return null;
  return Object.entries(amountByBlockId).map(([size, amount]) => [Number(size), amount]);
};

/**
 * The blocks of a request, for client and server alike: bets by their `blockId`. A system without `systemValue`, which is how named systems
 * are placed, has one block with all bets for each size that has a stake; size 1 means all bets as singles with this stake each.
 * @throws CouponError on an invalid size, too few bets for a size, or no size with a stake.
 * @spec CP-10 CP-27
 * @example
 * const bets = [{ coef: 2000 }, { coef: 2000 }, { coef: 2000 }];
 * const blocks = requestBlocks({ typeId: CouponType.System, amount: 0, amountByBlockId: { 1: 100, 2: 300, 3: 100 }, bets });
 * blocks.map(({ blockId, typeId, systemValue }) => [blockId, typeId, systemValue]); // => [[1, 9, undefined], [2, 4, 2], [3, 4, 3]]
 */
export function requestBlocks(request: CouponRequest): CouponBlock[] {
  const sizes = stakesBySize(request);
  if (sizes === null) return couponBlocks(request);
  if (sizes.length === 0)
    throw new CouponError(
      'amountByBlockId',
      'missing',
      request.amountByBlockId,
      'A system without a size needs a stake for each of its sizes.',
    );
  const bets = request.bets.map(({ coef, isBanker }) => ({ coef, isBanker }));
  return sizes.map(([size, amount]): CouponBlock => {
    checkWhole(size, 'amountByBlockId', SINGLES, bets.length);
    if (size === SINGLES) return { blockId: size, typeId: CouponType.ManySingles, amount, bets };
    return { blockId: size, typeId: CouponType.System, systemValue: size, amount, bets };
  });
}
