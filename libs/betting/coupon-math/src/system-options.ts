import type { MinorUnits } from '@touchline/shared-primitives';
import { combinationCount } from './combinations.ts';
import { isSystem, SMALLEST_SYSTEM, type CouponShape } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';

/** One size of a system that the player can choose. @spec CP-06 */
export interface SystemOption {
  /** Bets of one combination, beside the bankers; at least 2. */
  value: number;
  /** Bankers that stand in every combination, so a combination has `value + offset` bets. */
  offset: number;
  /** Least stake of the whole coupon: the quoted one, and never less than one minor unit for each combination. */
  minBetAmount: MinorUnits;
  /** Number of combinations. */
  combo: number;
}

export interface SystemOptionTerms extends Pick<CouponShape, 'typeId'> {
  bets: readonly { isBanker?: boolean | undefined }[];
  /** As the server quotes it; null or left out when there is none. */
  minBetAmount?: MinorUnits | null | undefined;
}

/**
 * Systems that the bets of a coupon make, smallest first. All bets together are an express and no system; a coupon of another type has
 * no options.
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
