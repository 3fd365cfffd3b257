import type { MinorUnits } from '@touchline/shared-primitives';
import { CouponType } from './coupon-type.ts';

export interface VipBetTerms {
  /** Setting `showVipBet` of the configuration. */
  isConfigured: boolean;
  /** Largest stake from the server, in minor units; null or infinite if there is none. */
  maxBetAmount: MinorUnits | null;
  typeId: CouponType;
  bets: readonly { isLive: boolean }[];
}

export type VipBetRefusal = 'not-configured' | 'no-max-amount' | 'live-bet' | 'no-bets' | 'many-singles';
export type VipBetAvailability = { isAvailable: true } | { isAvailable: false; reason: VipBetRefusal };

const refused = (reason: VipBetRefusal): VipBetAvailability => ({ isAvailable: false, reason });

/**
 * Whether the player can request a stake above the maximum (a VIP bet), and otherwise the first condition that fails, in the order of the
 * specification.
 * @spec CP-15
 * @example
 * vipBetAvailability({ isConfigured: true, maxBetAmount: 50_000, typeId: CouponType.Single, bets: [{ isLive: true }] });
 * // => { isAvailable: false, reason: 'live-bet' }
 */
export function vipBetAvailability({ isConfigured, maxBetAmount, typeId, bets }: VipBetTerms): VipBetAvailability {
  if (!isConfigured) return refused('not-configured');
  if (maxBetAmount === null || !Number.isFinite(maxBetAmount)) return refused('no-max-amount');
  if (bets.some(({ isLive }) => isLive)) return refused('live-bet');
  if (bets.length === 0) return refused('no-bets');
  return typeId === CouponType.ManySingles ? refused('many-singles') : { isAvailable: true };
}
