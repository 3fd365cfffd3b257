import type { MinorUnits } from '@touchline/shared-primitives';
import type { CouponToCount, FiguresBet } from './coupon-figures.ts';
import { CouponType } from './coupon-type.ts';

/** Bets with a separate stake inside one request; booked and settled as a separate coupon. @spec CP-27 */
export interface CouponBlock extends CouponToCount {
  blockId: number;
}

export interface CouponWithBlocks extends Omit<CouponToCount, 'bets'> {
  bets: readonly (FiguresBet & { blockId?: number | undefined })[];
  /** Stake of each block by its id; a block without an entry gets the coupon's `amount`. */
  amountByBlockId?: Readonly<Record<string, MinorUnits>> | undefined;
}

const NO_BLOCK = 0;

/**
 * The blocks of a request, in the order of their first bets. Bets without a `blockId` together are block 0; a block with one bet is a
 * single; each of many singles is a block even without ids.
 * @spec CP-27
 * @example
 * const bets = [{ coef: 1500, blockId: 1 }, { coef: 2000, blockId: 1 }, { coef: 3000, blockId: 2 }];
 * const blocks = couponBlocks({ typeId: CouponType.Express, amount: 100, amountByBlockId: { 2: 500 }, bets });
 * blocks.map(({ blockId, typeId, amount }) => [blockId, typeId, amount]); // => [[1, 1, 100], [2, 0, 500]]
 */
export function couponBlocks({ amountByBlockId = {}, ...coupon }: CouponWithBlocks): CouponBlock[] {
  const isMany = coupon.typeId === CouponType.ManySingles;
  const groups = new Map<number, FiguresBet[]>();
  coupon.bets.forEach(({ blockId, ...bet }, at) => {
    const id = blockId ?? (isMany ? at : NO_BLOCK);
    groups.set(id, [...(groups.get(id) ?? []), bet]);
  });
  return [...groups].map(([blockId, bets]) => {
    const isOne = bets.length === 1;
    const own = isMany && isOne ? bets[0]?.amount : undefined;
    const amount = amountByBlockId[String(blockId)] ?? own ?? coupon.amount;
    return { ...coupon, blockId, bets, amount, typeId: isOne ? CouponType.Single : coupon.typeId };
  });
}
