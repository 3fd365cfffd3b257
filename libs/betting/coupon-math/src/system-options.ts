import type { MinorUnits } from '@touchline/shared-primitives';
import { combinationCount } from './combinations.ts';
import { isSystem, SMALLEST_SYSTEM, type CouponShape } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';

/** One system size that the player can choose. @spec CP-06 */
export interface SystemOption {
  /** Number of bets in one combination, without bankers; at least 2. */
  value: number;
  /** Number of bankers. They are in every combination, so a combination has `value + offset` bets. */
  offset: number;
  /** Smallest stake of the whole coupon: the server's minimum, and at least one minor unit per combination. */
  minBetAmount: MinorUnits;
  /** Number of combinations. */
  combo: number;
}

export interface SystemOptionTerms extends Pick<CouponShape, 'typeId'> {
  bets: readonly { isBanker?: boolean | undefined }[];
  /** From the server; null or absent if there is none. */
  minBetAmount?: MinorUnits | null | undefined;
}

/**
 * System sizes available for the bets of a coupon, smallest first. All bets together would be an express, so that size is excluded; a
 * coupon of another type has no options.
 * @spec CP-06 CP-10
 * @example
 * systemOptions({ typeId: CouponType.System, bets: [{}, {}, {}] }); // => [{ value: 2, offset: 0, minBetAmount: 3, combo: 3 }]
 */
export function systemOptions({ typeId, bets, minBetAmount }: SystemOptionTerms): SystemOption[] {
  if (!isSystem(typeId)) return [];
  const offset = typeId === CouponType.SystemWithBanker ? bets.filter(({ isBanker }) => isBanker === true).length : 0;
  const free = bets.length - offset;
  return Array.from({ length: Math.max(0, free - SMALLEST_SYSTEM) }, (_, at) => {
    const value = SMALLEST_SYSTEM + at;
    const combo = combinationCount(free, value);
    return { value, offset, minBetAmount: Math.max(minBetAmount ?? 0, combo), combo };
  });
}
