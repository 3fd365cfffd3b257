import {
  couponOffer,
  CouponType,
  NAMED_SYSTEMS,
  combinationCount,
  type CouponBonuses,
  type CouponOffer,
  type CouponRequest,
} from '@touchline/betting-coupon-math';
import type { CouponContent } from '../content/coupon-content.ts';
import { effectiveNamedSystem, effectiveShop, effectiveSystemValue, effectiveType } from '../content/effective-type.ts';
import { isShopValue } from '../content/shop-table.ts';

/** The parts of a coupon that its request is built from. */
export type Content = Pick<CouponContent, 'bets' | 'form'>;
/** One shape for quoting, computing and placing, so that they can't differ. @spec CP-04 CP-27 */
export type Request = CouponRequest & { bets: readonly { coef: number; isBanker?: boolean | undefined; blockId?: number | undefined }[] };

/** Only an express can be divided; every block of it is an express or a single with its own stake. @spec CP-27 */
export const hasBlocks = ({ bets }: Content, typeId: CouponType): boolean =>
  typeId === CouponType.Express && bets.some(({ blockId }) => blockId !== null);

/** Stakes of a named system by size: one unit per combination; singles have one unit per bet. @spec CP-10 */
function stakesOfSizes(name: string, amount: number): Record<number, number> {
  const system = NAMED_SYSTEMS.find((one) => one.name === name);
  const count = system?.bets ?? 0;
  const sizes = Array.from({ length: Math.max(0, count - 1) }, (_, at) => at + 2);
  const multiples = sizes.map((size) => [size, amount * combinationCount(count, size)]);
  return Object.fromEntries(system?.hasSingles === true ? [[1, amount], ...multiples] : multiples) as Record<number, number>;
}

const ofThese = (amounts: Readonly<Record<number, number>>, ids: readonly number[]): Record<number, number> =>
  Object.fromEntries(Object.entries(amounts).filter(([id]) => ids.includes(Number(id))));

/**
 * Builds the coupon for quote and placement. Each of many singles is a block with its outcome id; a named system has all bets once for each
 * size.
 *
 * @param amount - common stake in minor units; for a named system and a shop system the stake of each combination.
 * @spec CP-04 CP-10 CP-27
 */
export function couponRequest(content: Content, amount: number): Request {
  const { bets, form } = content;
  const typeId = effectiveType(content);
  const name = effectiveNamedSystem(content);
  const plain = bets.map(({ coef }) => ({ coef }));
  if (name !== null) return { typeId, amount, amountByBlockId: stakesOfSizes(name, amount), bets: plain };
  const shop = effectiveShop(content);
  if (shop !== undefined) return { typeId, systemValue: shop.value, shop, amount: amount * shop.combinations, bets: plain };
  if (typeId === CouponType.ManySingles) {
    const amountByBlockId = ofThese(
      form.amountByBetId,
      bets.map(({ outcomeId }) => outcomeId),
    );
    return { typeId, amount, amountByBlockId, bets: bets.map(({ coef, outcomeId }) => ({ coef, blockId: outcomeId })) };
  }
  if (hasBlocks(content, typeId)) {
    const amountByBlockId = ofThese(
      form.amountByBlockId,
      bets.map(({ blockId }) => blockId ?? 0),
    );
    return { typeId, amount, amountByBlockId, bets: bets.map(({ coef, blockId }) => ({ coef, blockId: blockId ?? 0 })) };
  }
  if (typeId !== CouponType.SystemWithBanker)
    return { typeId, amount, systemValue: effectiveSystemValue(content) ?? undefined, bets: plain };
  const withBankers = bets.map(({ coef, isBanker }) => ({ coef, isBanker }));
  return { typeId, amount, systemValue: effectiveSystemValue(content) ?? undefined, bets: withBankers };
}

/**
 * All coupons that would be placed, line by line; null without bets, if too few of them are left for a system, and until the table of shop
 * systems is loaded.
 * @spec CP-10 CP-27
 */
export function offerOf(content: Content, amount: number, bonuses: CouponBonuses): CouponOffer | null {
  const typeId = effectiveType(content);
  const size = effectiveSystemValue(content);
  const isSizeMissing = typeId === CouponType.SystemWithBanker && size === null;
  const isShopMissing = isShopValue(size) && effectiveNamedSystem(content) === null && effectiveShop(content) === undefined;
  return content.bets.length === 0 || isSizeMissing || isShopMissing ? null : couponOffer(couponRequest(content, amount), bonuses);
}
