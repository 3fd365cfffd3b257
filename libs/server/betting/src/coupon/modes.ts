import { bonusBetAvailability, vipBetAvailability } from '@touchline/betting-coupon-math';
import type { CouponToPlace, RefusalReason } from '@touchline/betting-contract';
import type { PricedBet } from './bet-now.ts';
import type { ContractLimits } from './limits.ts';
import type { CouponConfig } from './site-offers.ts';

export interface Availability {
  isAvailable: boolean;
  reason: string | null;
}

export interface Modes {
  bonusBet: Availability;
  vipBet: Availability;
  oneClick: Availability;
}

const availabilityOf = (verdict: { isAvailable: true } | { isAvailable: false; reason: string }): Availability =>
  verdict.isAvailable ? { isAvailable: true, reason: null } : verdict;

/** The special modes in which a coupon may be placed. @param limits - those without a VIP bet. @spec CP-12 CP-15 CP-16 */
export function modesOf(
  { typeId }: Pick<CouponToPlace, 'typeId'>,
  priced: readonly PricedBet[],
  { config, limits }: { config: CouponConfig; limits: Pick<ContractLimits, 'hasMaxAmount' | 'maxBetAmount'> },
): Modes {
  const known = priced.flatMap(({ price }) => (price === undefined ? [] : [price]));
  return {
    bonusBet: availabilityOf(bonusBetAvailability({ isFeatureEnabled: config.isAvailableCouponBonusBet, typeId, bets: known })),
    vipBet: availabilityOf(
      vipBetAvailability({
        isConfigured: config.showVipBet,
        maxBetAmount: limits.hasMaxAmount ? limits.maxBetAmount : null,
        typeId,
        bets: known,
      }),
    ),
    oneClick: config.show_one_click ? { isAvailable: true, reason: null } : { isAvailable: false, reason: 'not-offered' },
  };
}

/** Why the requested mode is refused. */
export function modeProblem(
  wanted: { isBonusBet: boolean; isVipBet: boolean; isOneClick: boolean },
  { bonusBet, vipBet, oneClick }: Modes,
): RefusalReason | null {
  if (wanted.isBonusBet && !bonusBet.isAvailable) return 'bonus-bet-not-available';
  if (wanted.isVipBet && !vipBet.isAvailable) return 'vip-bet-not-available';
  return wanted.isOneClick && !oneClick.isAvailable ? 'one-click-not-offered' : null;
}
