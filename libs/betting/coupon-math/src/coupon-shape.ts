import { combinationCount } from './combinations.ts';
import { CouponType } from './coupon-type.ts';

export interface CouponShape {
  typeId: CouponType;
  /** Bets of one combination, beside the bankers. Only systems have it. @spec CP-06 */
  systemValue?: number | undefined;
}

/** Fewest bets of one combination of a system. @spec CP-06 */
export const SMALLEST_SYSTEM = 2;

/**
 * Whether the player chooses how many bets a combination has.
 * @spec CP-01
 * @example
 * isSystem(CouponType.SystemWithBanker); // => true
 */
export const isSystem = (typeId: CouponType): boolean => typeId === CouponType.System || typeId === CouponType.SystemWithBanker;

/** Bets that stand in every combination, and those of which each combination takes `size`. */
export function partsOf<Bet extends { isBanker?: boolean | undefined }>(
  { typeId, systemValue }: CouponShape,
  bets: readonly Bet[],
): { fixed: readonly Bet[]; free: readonly Bet[]; size: number; combinations: number } {
  if (!isSystem(typeId)) return { fixed: bets, free: [], size: 0, combinations: 1 };
  const isFixed = (bet: Bet): boolean => typeId === CouponType.SystemWithBanker && bet.isBanker === true;
  const free = bets.filter((bet) => !isFixed(bet));
  const size = systemValue ?? SMALLEST_SYSTEM;
  if (size < SMALLEST_SYSTEM || size > free.length) {
    throw new RangeError(
      `A system of ${size} needs at least ${Math.max(size, SMALLEST_SYSTEM)} bets that are no bankers; there are ${free.length}.`,
    );
  }
  return { fixed: bets.filter(isFixed), free, size, combinations: combinationCount(free.length, size) };
}
