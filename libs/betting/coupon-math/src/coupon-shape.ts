import { combinationCount } from './combinations.ts';
import { checkCount, checkWhole } from './check-input.ts';
import { CouponError } from './coupon-error.ts';
import { CouponType } from './coupon-type.ts';
import type { CouponParts, CouponShape } from './shop-maths.ts';

export type { CouponParts, CouponShape, ShopLine, ShopMaths } from './shop-maths.ts';

/** Smallest number of bets in one combination of a system. @spec CP-06 */
export const SMALLEST_SYSTEM = 2;

/**
 * Whether the player chooses how many bets a combination has.
 * @spec CP-01
 * @example
 * isSystem(CouponType.SystemWithBanker); // => true
 */
export const isSystem = (typeId: CouponType): boolean => typeId === CouponType.System || typeId === CouponType.SystemWithBanker;

/** Fewest bets by type. An express may have one bet, because games can be withdrawn. A system needs as many bets as its combinations. */
const FEWEST: ReadonlyMap<unknown, number> = new Map([
  [CouponType.Single, 1],
  [CouponType.Express, 1],
  [CouponType.SystemWithBanker, SMALLEST_SYSTEM],
  [CouponType.System, SMALLEST_SYSTEM],
  [CouponType.ManySingles, 1],
]);

/** Checks that the type is known and the number of bets fits it. @throws CouponError */
export function checkShape({ typeId }: CouponShape, bets: readonly unknown[]): void {
  const least = FEWEST.get(typeId);
  if (least === undefined) throw new CouponError('typeId', 'unknown', typeId, `typeId is ${String(typeId)}, which is no type of a coupon.`);
  checkCount(bets, typeId === CouponType.Single ? { least, most: 1 } : { least });
}

/** Splits the bets into those in every combination and those of which each combination takes `size`. @throws CouponError */
export function partsOf<Bet extends { isBanker?: boolean | undefined }>(
  { typeId, systemValue, shop }: CouponShape,
  bets: readonly Bet[],
): CouponParts<Bet> {
  checkShape({ typeId }, bets);
  if (shop !== undefined) return shop.parts({ typeId, systemValue }, bets);
  if (!isSystem(typeId)) return { fixed: bets, free: [], size: 0, combinations: 1 };
  const isFixed = (bet: Bet): boolean => typeId === CouponType.SystemWithBanker && bet.isBanker === true;
  const free = bets.filter((bet) => !isFixed(bet));
  const size = systemValue ?? SMALLEST_SYSTEM;
  checkWhole(size, 'systemValue', SMALLEST_SYSTEM);
  if (size > free.length) {
    throw new CouponError(
      'systemValue',
      'too-large',
      size,
      `A system of ${size} needs at least ${size} bets that are no bankers; there are ${free.length}.`,
    );
  }
  return { fixed: bets.filter(isFixed), free, size, combinations: combinationCount(free.length, size) };
}
